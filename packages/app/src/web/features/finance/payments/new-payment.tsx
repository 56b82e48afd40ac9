// Records a received payment without an invoice; it is allocated afterwards.

import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { PaymentMethod } from '#contract/finance/invoices/invoice-states.ts';
import { recordPayment } from '#contract/finance/payments/payments.endpoints.ts';
import type { PaymentPage } from '#contract/finance/payments/payments.shapes.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { toChoiceBinding } from '#web/features/finance/invoice-editor/form-parts.ts';
import { useBusinesses, useMethodChoices } from '#web/features/finance/use-choices.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useForm } from '#web/ui/form/use-form.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { keepPayment } from './kept-payment.ts';

interface NewPaymentProps {
  readonly onClose: () => void;
  readonly onRecorded: (payment: PaymentPage) => void;
}

function PaymentForm({ businesses, onRecorded }: Pick<NewPaymentProps, 'onRecorded'> & { readonly businesses: readonly Business[] }) {
  const words = useTranslations('payments');
  const today = useToday();
  // The idempotency key of this form: sending it again creates only one payment.
  const [key] = useState(() => crypto.randomUUID());
  const first = businesses.find(({ isDefault }) => isDefault) ?? businesses[0];
  const form = useForm({
    shape: async () => (await import('#contract/finance/payments/payments.shapes.ts')).paymentBody,
    initial: {
      businessId: (first?.id ?? null) as unknown,
      amount: '' as unknown,
      paidOn: today,
      method: 'bank_transfer' as PaymentMethod,
      payerName: '',
      reference: '',
      allocations: [],
    },
    send: (body) => call(recordPayment, { body: { ...body, key } }),
    async done(payment) {
      await keepPayment(payment);
      showToast(words('record.done', { name: payment.payerName }));
      onRecorded(payment);
    },
  });
  const business = businesses.find(({ id }) => id === form.values.businessId);
  const choices = businesses.map(({ id, name, currencyCode }) => ({ value: String(id), label: `${name} (${currencyCode})` }));
  return (
    <Form form={form} label={words('record.title')}>
      <Text size="sm" c="dimmed">
        {words('record.text')}
      </Text>
      <SelectField of={toChoiceBinding(form.field('businessId'))} label={words('field.business')} choices={choices} required />
      <TextField of={form.field('payerName')} label={words('field.payer')} maxLength={200} autoComplete="off" required />
      <MoneyField
        of={form.field('amount') as FieldBinding<string | null | undefined>}
        label={words('field.amount')}
        currency={business?.currencyCode ?? 'EUR'}
        required
      />
      <DateField of={form.field('paidOn')} label={words('field.paidOn')} max={today} required />
      <SelectField of={form.field('method')} label={words('field.method')} choices={useMethodChoices()} required />
      <TextField of={form.field('reference')} label={words('field.reference')} maxLength={200} />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('record.submit')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function NewPayment({ onClose, onRecorded }: NewPaymentProps) {
  const words = useTranslations('payments');
  const businesses = useBusinesses();
  return (
    <SideDrawer title={words('record.title')} onClose={onClose}>
      {businesses === undefined ? <LoadingRows count={4} /> : <PaymentForm businesses={businesses} onRecorded={onRecorded} />}
    </SideDrawer>
  );
}
