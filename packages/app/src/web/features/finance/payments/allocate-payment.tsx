// Allocates the rest of a payment to an invoice, fully or in part.

import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { ListedInvoice } from '#contract/finance/invoices/invoices.shapes.ts';
import { allocatePayment } from '#contract/finance/payments/payments.endpoints.ts';
import type { PaymentPage } from '#contract/finance/payments/payments.shapes.ts';
import { InvoicePicker } from '#web/features/finance/invoices/invoice-picker.tsx';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findSmallerAmount } from './amounts.model.ts';
import { keepPayment } from './kept-payment.ts';
import { limitAmount, useLimited } from './limited.ts';

interface AllocationProps {
  readonly payment: PaymentPage;
  readonly invoice: ListedInvoice;
  readonly onDone: () => void;
}

/** Suggests the most that can be allocated: the rest of the payment, or the outstanding amount. */
function AllocationForm({ payment, invoice, onDone }: AllocationProps) {
  const words = useTranslations('payments');
  const { id, version, currency, unallocated } = payment;
  const most = findSmallerAmount(unallocated, invoice.outstanding, currency);
  const limit = { most, currency };
  const form = useForm({
    shape: async () => (await import('#contract/finance/payments/payments.shapes.ts')).allocateBody.refine(...limitAmount(limit)),
    initial: { invoiceId: invoice.id as unknown, amount: most as unknown, version },
    send: (body) => call(allocatePayment, { params: { id }, body: { ...body, version } }),
    // The suggested value isn't user input that could be lost.
    guarded: false,
    async done(now) {
      await keepPayment(now);
      showToast(words('allocate.done'));
      onDone();
    },
  });
  return (
    <Form form={form} label={words('allocate.title')}>
      <MoneyField of={useLimited(form.field('amount'), limit)} label={words('field.amount')} currency={currency} required />
      <div>
        <SubmitButton form={form}>{words('allocate.submit')}</SubmitButton>
      </div>
    </Form>
  );
}

export function AllocatePayment({ payment }: { readonly payment: PaymentPage }) {
  const [invoice, setInvoice] = useState<ListedInvoice | null>(null);
  return (
    <Stack gap="sm">
      <InvoicePicker payment={payment} value={invoice} onChange={setInvoice} />
      {invoice !== null && (
        <AllocationForm key={`${invoice.id} ${payment.version}`} payment={payment} invoice={invoice} onDone={() => setInvoice(null)} />
      )}
    </Stack>
  );
}
