// The last day on which a refund that was promised goes back.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import { Text } from '@mantine/core';
import { REFUND_WITHIN_DAYS } from '#contract/trips/price-changes.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** @param since the day on which the refund was promised */
export function RefundBy({ since }: { readonly since: string }) {
  const words = useTranslations('tripPrice.choose');
  const tag = useFormatLocale();
  const day = dayNumber(since);
  if (day === undefined) return null;
  return <Text size="sm">{words('refundBy', { day: writeDay(dateText(day + REFUND_WITHIN_DAYS), { tag }) })}</Text>;
}
