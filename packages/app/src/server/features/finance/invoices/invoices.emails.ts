// The emails about an invoice: sent, receipt, reminder, credit note, voided.

import type { EmailTemplate } from '#server/platform/email/template.ts';

/** The values of the emails; amounts and dates are already formatted. */
export interface InvoiceEmailFields {
  readonly name: string;
  readonly seller: string;
  readonly number: string;
  readonly amount: string;
  readonly due: string;
  /** The path of the link to the PDF; `until` is its last valid day. */
  readonly path: string;
  readonly until: string;
  readonly reason: string;
  /** The number of the credited invoice, for a credit note. */
  readonly credited: string;
  /** For a receipt: payment date, method, and outstanding amount; null if nothing is due. */
  readonly receipt: { readonly paidOn: string; readonly method: string; readonly outstanding: string | null } | null;
}

export const invoiceEmail: EmailTemplate<InvoiceEmailFields> = ({ words }, { name, number, seller, amount, due, path, until }) => ({
  subject: words('invoiceMails.sent.subject', { number, seller }),
  name,
  blocks: [
    { text: words('invoiceMails.sent.intro', { number, amount, due }) },
    { button: words('invoiceMails.button'), path },
    { text: words('invoiceMails.until', { until }) },
  ],
});

export const receiptEmail: EmailTemplate<InvoiceEmailFields> = ({ words }, { name, number, amount, due, path, until, receipt }) => ({
  subject: words('invoiceMails.receipt.subject', { number }),
  name,
  blocks: [
    { text: words('invoiceMails.receipt.intro', { number, amount, date: receipt?.paidOn ?? '', method: receipt?.method ?? '' }) },
    {
      text:
        receipt === null || receipt.outstanding === null
          ? words('invoiceMails.receipt.nothingDue')
          : words('invoiceMails.receipt.stillDue', { amount: receipt.outstanding, due }),
    },
    { button: words('invoiceMails.receipt.button'), path },
    { text: words('invoiceMails.until', { until }) },
  ],
});

export const reminderEmail: EmailTemplate<InvoiceEmailFields> = ({ words }, { name, number, seller, amount, due, path, until }) => ({
  subject: words('invoiceMails.reminder.subject', { number, seller }),
  name,
  blocks: [
    { text: words('invoiceMails.reminder.intro', { number, amount, due }) },
    { button: words('invoiceMails.button'), path },
    { text: words('invoiceMails.until', { until }) },
    { text: words('invoiceMails.reminder.crossed') },
  ],
});

export const creditNoteEmail: EmailTemplate<InvoiceEmailFields> = (
  { words },
  { name, number, seller, amount, credited, reason, path, until },
) => ({
  subject: words('invoiceMails.credit.subject', { number, seller }),
  name,
  blocks: [
    { text: words('invoiceMails.credit.intro', { number, amount, credited }) },
    { text: words('invoiceMails.reason', { reason }) },
    { button: words('invoiceMails.credit.button'), path },
    { text: words('invoiceMails.until', { until }) },
  ],
});

export const voidedInvoiceEmail: EmailTemplate<InvoiceEmailFields> = ({ words }, { name, number, seller, reason }) => ({
  subject: words('invoiceMails.voided.subject', { number, seller }),
  name,
  blocks: [{ text: words('invoiceMails.voided.intro', { number }) }, { text: words('invoiceMails.reason', { reason }) }],
});
