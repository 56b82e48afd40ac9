// The sample week of a price in a sentence.

import { Text } from '@mantine/core';
import type { RateSample } from '#contract/host-families/rates.shapes.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** What a week costs parents and what arrives; says so where no price can be calculated. */
export function SampleText({ sample }: { readonly sample: RateSample | null }) {
  const words = useTranslations('familyRates.sample');
  const money = useMoneyText();
  if (sample === null) return <Text size="sm">{words('none')}</Text>;
  const { currency, customer, host, fromDate, toDate } = sample;
  const amounts = { customer: money({ amount: customer, currency }), host: money({ amount: host, currency }) };
  return (
    <Text size="sm">
      {words('week')} (<DateRangeText from={fromDate} to={toDate} />
      ): {words('amounts', amounts)}
    </Text>
  );
}
