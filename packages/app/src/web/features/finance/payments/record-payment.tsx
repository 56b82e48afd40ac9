// Records a received payment for one invoice: the outstanding amount, or a part of it.

import type { PaymentMethod } from '#contract/finance/invoices/invoice-states.ts';
import { payInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';
import { useInvoiceName } from '#web/features/finance/invoices/invoice-badges.tsx';
import { keepInvoice } from '#web/features/finance/invoices/use-invoice-steps.ts';
import { useMethodChoices } from '#web/features/finance/use-choices.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { limitAmount, useLimited, useMoney } from './limited.ts';

interface StepFormProps {
  readonly invoice: InvoicePage;
  readonly onClose: () => void;
}

export function RecordPayment({ invoice, onClose }: StepFormProps) {
  const words = useTranslations('invoices.pay');
  const fields = useTranslations('payments.field');
  const nameOf = useInvoiceName();
  const today = useToday();
  const money = useMoney();
  const { id, outstanding, currency, version } = invoice;
  const limit = { most: outstanding, currency };
  const form = useForm({
    shape: async () => (await import('#contract/finance/invoices/invoices.shapes.ts')).paymentOfInvoiceBody.refine(...limitAmount(limit)),
    initial: { amount: outstanding as unknown, paidOn: today, method: 'bank_transfer' as PaymentMethod, reference: '', version },
    send: (body) => call(payInvoice, { params: { id }, body: { ...body, version } }),
    async done(paid) {
      await keepInvoice(paid);
      showToast(words('done', { name: nameOf(paid) }));
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title={words('title', { name: nameOf(invoice) })}
      text={words('owed', { amount: money(outstanding, currency) })}
      submit={words('submit')}
      onClose={onClose}
    >
      <MoneyField of={useLimited(form.field('amount'), limit)} label={fields('amount')} currency={currency} required />
      <DateField of={form.field('paidOn')} label={fields('paidOn')} max={today} required />
      <SelectField of={form.field('method')} label={fields('method')} choices={useMethodChoices()} required />
      <TextField of={form.field('reference')} label={fields('reference')} description={words('referenceHint')} maxLength={200} />
    </DialogForm>
  );
}
