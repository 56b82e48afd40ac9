// The deadline of a promised refund.

import { Text } from '@mantine/core';
import { addDays, isDay } from '#contract/platform/days.ts';
import { REFUND_WITHIN_DAYS } from '#contract/trips/price-changes.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** @param since the day on which the refund was promised */
export function RefundBy({ since }: { readonly since: string }) {
  const words = useTranslations('tripPrice.choose');
  const tag = useFormatLocale();
  if (!isDay(since)) return null;
  return <Text size="sm">{words('refundBy', { day: writeDay(addDays(since, REFUND_WITHIN_DAYS), { tag }) })}</Text>;
}
