// The effect of the rules on an example beside their editor, updated with every key press.

import { Fieldset, ScrollArea, SimpleGrid, Table, Text } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { DecimalInput } from '#web/ui/form/fields/decimal-field.tsx';
import { NumberStepper } from '#web/ui/form/fields/number-field.tsx';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type PreviewRule, previewDiscounts } from './discount-preview.model.ts';

/** The longest stay that can be priced has 366 days, so 365 nights. */
const NIGHTS = { min: 1, max: 365 };

interface PreviewProps {
  readonly rules: readonly PreviewRule[];
  readonly currency: string;
}

export function DiscountPreview({ rules, currency }: PreviewProps) {
  const words = useTranslations('pricing.preview');
  const heading = useId();
  const [amount, setAmount] = useState('100');
  const [customerPercentage, setCustomer] = useState('20');
  const [providerPercentage, setProvider] = useState('10');
  const [nights, setNights] = useState(14);
  const lines = useMemo(
    () => previewDiscounts(rules, { amount, customerPercentage, providerPercentage, nights, currency }),
    [rules, amount, customerPercentage, providerPercentage, nights, currency],
  );
  return (
    <Fieldset legend={<span id={heading}>{words('title')}</span>}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DecimalInput label={words('amount')} value={amount} onChange={setAmount} unit={currency} />
        <NumberStepper label={words('nights')} value={nights} onChange={setNights} {...NIGHTS} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="sm">
        <DecimalInput label={words('customerPercentage')} value={customerPercentage} onChange={setCustomer} unit="%" />
        <DecimalInput label={words('providerPercentage')} value={providerPercentage} onChange={setProvider} unit="%" />
      </SimpleGrid>
      {lines === null ? (
        <Text mt="md" c="dimmed" role="status">
          {words('incomplete')}
        </Text>
      ) : (
        <ScrollArea mt="md" viewportProps={{ tabIndex: 0, 'aria-labelledby': heading, role: 'group' }}>
          <Table aria-labelledby={heading}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{words('code')}</Table.Th>
                <Table.Th scope="col">{words('pays')}</Table.Th>
                <Table.Th scope="col">{words('paid')}</Table.Th>
                <Table.Th scope="col">{words('platform')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map(({ code, pays, customerDiscount, paid, providerDiscount, platform }) => (
                <Table.Tr key={code ?? ''}>
                  <Table.Th scope="row">{code ?? words('noCode')}</Table.Th>
                  <Table.Td>
                    <Figure amount={pays} less={customerDiscount} currency={currency} />
                  </Table.Td>
                  <Table.Td>
                    <Figure amount={paid} less={providerDiscount} currency={currency} />
                  </Table.Td>
                  <Table.Td>
                    <MoneyText amount={platform} currency={currency} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      )}
    </Fieldset>
  );
}

/** An amount, and the discount on it. */
function Figure({ amount, less, currency }: { readonly amount: string; readonly less: string; readonly currency: string }) {
  const words = useTranslations('pricing.preview');
  const format = getFormatter(useFormatLocale());
  return (
    <>
      <MoneyText amount={amount} currency={currency} />
      {/[1-9]/.test(less) && (
        <Text size="xs" c="dimmed">
          {words('less', { amount: format.money({ amount: less, currency }) })}
        </Text>
      )}
    </>
  );
}
