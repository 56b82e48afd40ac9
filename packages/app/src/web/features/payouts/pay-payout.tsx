// The form to record a payout as paid manually.

import { payPayout } from '#contract/finance/payouts/payouts.endpoints.ts';
import type { PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { keepPayout } from './kept-payout.ts';
import { useMoney } from './use-money.ts';

export function PayPayout({ payout, onClose }: { readonly payout: PayoutPage; readonly onClose: () => void }) {
  const words = useTranslations('payouts');
  const money = useMoney();
  const today = useToday();
  const { id, version, number, amount, currency, payeeName, batch } = payout;
  const form = useForm({
    shape: async () => (await import('#contract/finance/payouts/payouts.shapes.ts')).paidBody,
    initial: { paidOn: today, reference: batch?.messageId ?? number, version },
    send: (body) => call(payPayout, { params: { id }, body: { ...body, version } }),
    async done(now) {
      onClose();
      await keepPayout(now);
      showToast(words('stepDone.pay', { number }));
    },
  });
  const text = words('pay.text', { amount: money(amount, currency), name: payeeName });
  return (
    <DialogForm form={form} title={words('pay.title')} text={text} submit={words('pay.submit')} onClose={onClose}>
      <DateField of={form.field('paidOn')} label={words('field.paidOn')} max={today} required />
      <TextField of={form.field('reference')} label={words('field.reference')} maxLength={140} />
    </DialogForm>
  );
}
