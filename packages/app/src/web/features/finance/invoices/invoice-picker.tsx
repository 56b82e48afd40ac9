// Selects an open invoice by number or buyer; starts with those of the payer.

import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listInvoices } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { ListedInvoice } from '#contract/finance/invoices/invoices.shapes.ts';
import type { ListedPayment } from '#contract/finance/payments/payments.shapes.ts';
import { useMoney } from '#web/features/finance/payments/limited.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useInvoiceName } from './invoice-badges.tsx';

const FOUND_AT_MOST = 20;

interface InvoicePickerProps {
  readonly payment: Pick<ListedPayment, 'businessId' | 'currency' | 'payerName'>;
  readonly value: ListedInvoice | null;
  readonly onChange: (invoice: ListedInvoice | null) => void;
}

export function InvoicePicker({ payment, value, onChange }: InvoicePickerProps) {
  const words = useTranslations('payments.allocate');
  const nameOf = useInvoiceName();
  const money = useMoney();
  const labelOf = (invoice: ListedInvoice) => `${nameOf(invoice)} · ${invoice.buyerName} · ${money(invoice.outstanding, invoice.currency)}`;
  const [typed, setTyped] = useState('');
  const isChosen = value !== null && typed === labelOf(value);
  const [search] = useDebouncedValue(isChosen ? '' : typed.trim(), 200);
  const { businessId, currency, payerName } = payment;
  const query = {
    perPage: FOUND_AT_MOST,
    kind: 'sales',
    state: 'sent,part_paid',
    businessId: String(businessId),
    sort: 'dueDate',
  } as const;
  const { data, isLoading } = useEndpoint(listInvoices, { query: { ...query, search: search === '' ? payerName : search } });
  const found = (data?.data ?? []).filter((invoice) => invoice.currency === currency);
  const offered = value === null || found.some(({ id }) => id === value.id) ? found : [value, ...found];
  return (
    <Select
      label={words('invoice')}
      description={words('invoiceHint')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': words('clear'), 'aria-hidden': false, tabIndex: 0 }}
      data={offered.map((invoice) => ({ value: String(invoice.id), label: labelOf(invoice) }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === null ? null : String(value.id)}
      onChange={(id) => onChange(offered.find((invoice) => String(invoice.id) === id) ?? null)}
      nothingFoundMessage={isLoading ? words('searching') : words('nothingFound')}
    />
  );
}
