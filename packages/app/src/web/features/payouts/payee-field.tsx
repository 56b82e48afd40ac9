// A field to choose the payee by name.

import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { findPayees } from '#contract/finance/payouts/payout-details.endpoints.ts';
import type { Payee } from '#contract/finance/payouts/payout-details.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface PayeeFieldProps {
  readonly value: Payee | null;
  readonly onChange: (payee: Payee | null) => void;
}

const keyOfPayee = ({ payeeType, payeeId }: Payee) => `${payeeType}:${payeeId}`;

export function PayeeField({ value, onChange }: PayeeFieldProps) {
  const words = useTranslations('payouts');
  const labelOf = (payee: Payee) =>
    [payee.name, words(`payeeType.${payee.payeeType}`), payee.account?.iban ?? words('lacksDetails')].join(' · ');
  const [typed, setTyped] = useState('');
  const isChosen = value !== null && typed === labelOf(value);
  const [search] = useDebouncedValue(isChosen ? '' : typed.trim(), 200);
  const { data } = useEndpoint(findPayees, { query: { search } });
  const found = data?.data ?? [];
  const offered = value === null || found.some((one) => keyOfPayee(one) === keyOfPayee(value)) ? found : [value, ...found];
  return (
    <Select
      label={words('field.payee')}
      placeholder={words('add.searchPayee')}
      searchable
      required
      data={offered.map((payee) => ({ value: keyOfPayee(payee), label: labelOf(payee) }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === null ? null : keyOfPayee(value)}
      onChange={(key) => onChange(offered.find((payee) => keyOfPayee(payee) === key) ?? null)}
      nothingFoundMessage={words('add.nothingFound')}
    />
  );
}
