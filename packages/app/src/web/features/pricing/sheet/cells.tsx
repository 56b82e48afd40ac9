// Cells shared by the lists of the price configuration.

import { Text } from '@mantine/core';
import { StateBadge } from '#web/ui/badge.tsx';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** A badge if the flag is on; otherwise nothing. */
export function FlagBadge({ on, children }: { readonly on: boolean | undefined; readonly children: string }) {
  return on === true ? <StateBadge meaning="info">{children}</StateBadge> : null;
}

export function YesNo({ on }: { readonly on: boolean | undefined }) {
  const words = useTranslations('pricing');
  return words(on === true ? 'yes' : 'no');
}

/** A commission: its percentage, its fixed amount, or both; a dash for none. */
export function Commission({ percentage, amount }: { readonly percentage: string; readonly amount: string }) {
  const format = getFormatter(useFormatLocale());
  const parts = [...(percentage === '0' ? [] : [format.percent(percentage)]), ...(amount === '0' ? [] : [format.decimal(amount)])];
  if (parts.length > 0) return parts.join(' + ');
  return (
    <Text span inherit c="dimmed">
      –
    </Text>
  );
}

export function DecimalText({ value }: { readonly value: string }) {
  return getFormatter(useFormatLocale()).decimal(value);
}
