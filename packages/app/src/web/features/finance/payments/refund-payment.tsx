// Records a refund: at most the unallocated rest of the payment.

import { useState } from 'react';
import { refundPayment } from '#contract/finance/payments/payments.endpoints.ts';
import type { PaymentPage } from '#contract/finance/payments/payments.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { subtractAmount } from './amounts.model.ts';
import { keepPayment } from './kept-payment.ts';
import { limitAmount, useLimited, useMoney } from './limited.ts';

export function RefundPayment({ payment, onClose }: { readonly payment: PaymentPage; readonly onClose: () => void }) {
  const words = useTranslations('payments');
  const money = useMoney();
  const today = useToday();
  const [key] = useState(() => crypto.randomUUID());
  const { id, amount, refunded, currency, version, paidOn } = payment;
  const left = subtractAmount(amount, refunded, currency);
  const limit = { most: left, currency };
  const form = useForm({
    shape: async () => (await import('#contract/finance/payments/payments.shapes.ts')).refundBody.refine(...limitAmount(limit)),
    initial: { amount: '' as unknown, paidOn: today, reason: '', reference: '', version },
    send: (body) => call(refundPayment, { params: { id }, body: { ...body, version, key } }),
    async done(now) {
      await keepPayment(now);
      showToast(words('refund.done'));
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title={words('refund.title')}
      text={words('refund.left', { amount: money(left, currency) })}
      submit={words('refund.submit')}
      tone="danger"
      onClose={onClose}
    >
      <MoneyField of={useLimited(form.field('amount'), limit)} label={words('field.amount')} currency={currency} required />
      <DateField of={form.field('paidOn')} label={words('field.paidOn')} min={paidOn} max={today} required />
      <LongTextField of={form.field('reason')} label={words('field.reason')} maxLength={500} required />
      <TextField of={form.field('reference')} label={words('field.reference')} maxLength={200} />
    </DialogForm>
  );
}
