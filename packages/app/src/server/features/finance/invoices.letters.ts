// Writes the mails about an invoice to its buyer, in the invoice's own language; a buyer without an address gets none.

import { formatterFor } from '@hosted-stay/pricing-core/format';
import type { Transaction } from '#server/db/database.ts';
import type { MailApp, MailTemplate } from '#server/platform/mail/template.ts';
import { writeMail } from '#server/platform/mail/write.ts';
import { makeInvoiceLink } from './invoice-links.queries.ts';
import { invoiceWords } from './invoice-words.ts';
import { creditMail, invoiceMail, reminderMail, type Told, voidedMail } from './invoices.mails.ts';
import type { InvoiceRow } from './invoices.queries.ts';
import { mathOf } from './money.rules.ts';

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
}

async function write(tx: Transaction, app: MailApp, { row, amount, template, credited = '', isOver = false }: Letter): Promise<void> {
  if (row.buyerEmail === '') return;
  const { token, expiresAt } = isOver ? { token: '', expiresAt: app.clock.now() } : await makeInvoiceLink(tx, row.id, app.clock.now());
  const locale = row.draft.language;
  const format = formatterFor((await invoiceWords(locale)).locale);
  const values: Told = {
    name: row.buyerName,
    seller: row.businessName,
    number: row.number ?? '',
    amount: format.money({ amount: mathOf(row.currency).sum([amount]), currency: row.currency }),
    due: row.dueDate === null ? '' : format.date(row.dueDate),
    path: `/api/invoice-files/${token}`,
    until: format.date(app.clock.dayOf(expiresAt)),
    reason: row.reason,
    credited,
  };
  await writeMail(tx, app, { to: row.buyerEmail, locale, template, values });
}

/** Brings the invoice that has just been sent. */
export function tellOfInvoice(tx: Transaction, app: MailApp, row: Billed): Promise<void> {
  return write(tx, app, { row, amount: row.total ?? '0', template: invoiceMail });
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
