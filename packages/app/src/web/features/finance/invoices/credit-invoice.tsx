// A credit note for a part of an invoice, or for the whole rest.

import { creditInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';
import { subtractAmount } from '#web/features/finance/payments/amounts.model.ts';
import { limitAmount, useLimited, useMoney } from '#web/features/finance/payments/limited.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useInvoiceName } from './invoice-badges.tsx';
import { keepInvoice } from './use-invoice-steps.ts';

export function CreditInvoice({ invoice, onClose }: { readonly invoice: InvoicePage; readonly onClose: () => void }) {
  const words = useTranslations('invoices.creditForm');
  const fields = useTranslations('payments.field');
  const nameOf = useInvoiceName();
  const money = useMoney();
  const { id, total, credited, currency, version } = invoice;
  const left = subtractAmount(total ?? '0', credited, currency);
  const limit = { most: left, currency };
  const form = useForm({
    shape: async () => (await import('#contract/finance/invoices/invoices.shapes.ts')).creditBody.refine(...limitAmount(limit)),
    initial: { amount: left as unknown, reason: '', version },
    send: (body) => call(creditInvoice, { params: { id }, body: { ...body, version } }),
    async done(now) {
      await keepInvoice(now);
      showToast(words('done', { name: nameOf(now) }));
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title={words('title', { name: nameOf(invoice) })}
      text={words('left', { amount: money(left, currency) })}
      submit={words('submit')}
      tone="danger"
      onClose={onClose}
    >
      <MoneyField of={useLimited(form.field('amount'), limit)} label={fields('amount')} currency={currency} required />
      <LongTextField of={form.field('reason')} label={words('reason')} description={words('reasonHint')} maxLength={500} required />
    </DialogForm>
  );
}
