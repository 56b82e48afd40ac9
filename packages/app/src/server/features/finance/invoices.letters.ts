// Writes the mails about an invoice to its buyer, in the invoice's own language; a buyer without an address gets none.

import { formatterFor } from '@hosted-stay/pricing-core/format';
import type { Transaction } from '#server/db/database.ts';
import type { MailApp, MailTemplate } from '#server/platform/mail/template.ts';
import { writeMail } from '#server/platform/mail/write.ts';
import { makeInvoiceLink } from './invoice-links.queries.ts';
import { invoiceWords } from './invoice-words.ts';
import { creditMail, invoiceMail, receiptMail, reminderMail, type Told, voidedMail } from './invoices.mails.ts';
import { findInvoice, type InvoiceRow } from './invoices.queries.ts';
import { outstandingOf } from './invoices.rules.ts';
import { isAbove, mathOf } from './money.rules.ts';
import { findPayment } from './payments.queries.ts';
import { nameOfMethod } from './settlement.service.ts';

type Billed = Pick<
  InvoiceRow,
  'id' | 'draft' | 'number' | 'buyerName' | 'buyerEmail' | 'currency' | 'total' | 'dueDate' | 'businessName' | 'reason'
>;

interface Letter {
  readonly row: Billed;
  readonly amount: string;
  readonly template: MailTemplate<Told>;
  readonly credited?: string;
  /** Of an invoice that counts no more there is nothing to open. */
  readonly isOver?: boolean;
  /** Of money that came: when, by what, and what is due after it, null for nothing. */
  readonly receipt?: { readonly paidOn: string; readonly method: string; readonly outstanding: string | null } | null;
}

async function write(
  tx: Transaction,
  app: MailApp,
  { row, amount, template, credited = '', isOver = false, receipt = null }: Letter,
): Promise<void> {
  if (row.buyerEmail === '') return;
  const { token, expiresAt } = isOver ? { token: '', expiresAt: app.clock.now() } : await makeInvoiceLink(tx, row.id, app.clock.now());
  const locale = row.draft.language;
  const format = formatterFor((await invoiceWords(locale)).locale);
  const money = (figure: string) => format.money({ amount: mathOf(row.currency).sum([figure]), currency: row.currency });
  const values: Told = {
    name: row.buyerName,
    seller: row.businessName,
    number: row.number ?? '',
    amount: money(amount),
    due: row.dueDate === null ? '' : format.date(row.dueDate),
    path: `/api/invoice-files/${token}`,
    until: format.date(app.clock.dayOf(expiresAt)),
    reason: row.reason,
    credited,
    receipt: receipt && {
      paidOn: format.date(receipt.paidOn),
      method: nameOfMethod(receipt.method, locale),
      outstanding: receipt.outstanding === null ? null : money(receipt.outstanding),
    },
  };
  await writeMail(tx, app, { to: row.buyerEmail, locale, template, values, anyway: 'money' });
}

/** Brings the invoice that has just been sent. */
export function tellOfInvoice(tx: Transaction, app: MailApp, row: Billed): Promise<void> {
  return write(tx, app, { row, amount: row.total ?? '0', template: invoiceMail });
}

/**
 * Brings an invoice that was sent because something was bought, once it is known whether it has been paid with it: then its receipt was
 * written, and nobody is asked for the money again.
 */
export async function tellOfBilling(tx: Transaction, app: MailApp, invoiceId: number): Promise<void> {
  const row = await findInvoice(tx, invoiceId);
  if (row?.state === 'sent') await tellOfInvoice(tx, app, row);
}

/** Thanks for money that has settled a sent invoice, wholly or in part: when it came, by what, and what is still due. */
export async function tellOfReceipt(
  tx: Transaction,
  app: MailApp,
  { row, paymentId, amount }: { row: InvoiceRow; paymentId: number; amount: string },
): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (payment === null) return;
  const math = mathOf(row.currency);
  const rest = outstandingOf(row);
  const outstanding = isAbove(rest, math.zero, math) ? rest : null;
  const { paidOn, method } = payment;
  await write(tx, app, { row, amount, template: receiptMail, receipt: { paidOn, method, outstanding } });
}

/** Reminds of what is still owed. */
export function remindInvoice(tx: Transaction, app: MailApp, { outstanding, ...row }: Billed & { outstanding: string }): Promise<void> {
  return write(tx, app, { row, amount: outstanding, template: reminderMail });
}

/** Brings the credit note that has just been made for the invoice of this number. */
export function tellOfCredit(tx: Transaction, app: MailApp, row: Billed & { credited: string }): Promise<void> {
  return write(tx, app, { row, amount: row.total ?? '0', template: creditMail, credited: row.credited });
}

/** Tells that the invoice counts no more. */
export function tellOfVoiding(tx: Transaction, app: MailApp, row: Billed): Promise<void> {
  return write(tx, app, { row, amount: row.total ?? '0', template: voidedMail, isOver: true });
}
