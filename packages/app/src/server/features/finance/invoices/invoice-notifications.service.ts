// Queues emails about an invoice to its buyer, in the invoice's language; a buyer without an email address gets none.

import { formatterFor } from '@hosted-stay/pricing-core/format';
import type { Transaction } from '#server/db/database.ts';
import { getAmountMath, isAbove } from '#server/features/finance/money.rules.ts';
import { findPayment } from '#server/features/finance/payments/payments.queries.ts';
import { postInvoiceMessage } from '#server/features/trips/trip-facts.public.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import type { EmailApp, EmailTemplate } from '#server/platform/email/template.ts';
import { createInvoiceLink } from './invoice-links.queries.ts';
import { loadInvoiceMessages } from './invoice-messages.ts';
import { toMethodName } from './invoice-settlement.service.ts';
import {
  creditNoteEmail,
  type InvoiceEmailFields,
  invoiceEmail,
  receiptEmail,
  reminderEmail,
  voidedInvoiceEmail,
} from './invoices.emails.ts';
import { findInvoice, type InvoiceRow } from './invoices.queries.ts';
import { computeOutstanding } from './invoices.rules.ts';

type InvoiceRecipient = Pick<
  InvoiceRow,
  'id' | 'draft' | 'number' | 'buyerName' | 'buyerEmail' | 'currency' | 'total' | 'dueDate' | 'businessName' | 'reason'
>;

interface InvoiceEmail {
  readonly row: InvoiceRecipient;
  readonly amount: string;
  readonly template: EmailTemplate<InvoiceEmailFields>;
  readonly credited?: string;
  /** Whether to omit the link, since a voided invoice can't be opened. */
  readonly isOver?: boolean;
  /** The received payment: date, method and outstanding amount; null if nothing is due. */
  readonly receipt?: { readonly paidOn: string; readonly method: string; readonly outstanding: string | null } | null;
}

async function writeInvoiceEmail(
  tx: Transaction,
  app: EmailApp,
  { row, amount, template, credited = '', isOver = false, receipt = null }: InvoiceEmail,
): Promise<void> {
  if (row.buyerEmail === '') return;
  const { token, expiresAt } = isOver ? { token: '', expiresAt: app.clock.now() } : await createInvoiceLink(tx, row.id, app.clock.now());
  const locale = row.draft.language;
  const format = formatterFor((await loadInvoiceMessages(locale)).locale);
  const money = (figure: string) => format.money({ amount: getAmountMath(row.currency).sum([figure]), currency: row.currency });
  const values: InvoiceEmailFields = {
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
      method: toMethodName(receipt.method, locale),
      outstanding: receipt.outstanding === null ? null : money(receipt.outstanding),
    },
  };
  await queueEmail(tx, app, { to: row.buyerEmail, locale, template, values, anyway: 'money' });
}

/** Emails the invoice that was just sent; if parents are to pay it for a trip, they are told in their conversation, too. */
export async function notifyInvoiceSent(
  tx: Transaction,
  app: EmailApp,
  { kind, tripId, buyerId, ...row }: InvoiceRecipient & Pick<InvoiceRow, 'kind' | 'tripId' | 'buyerId'>,
): Promise<void> {
  await writeInvoiceEmail(tx, app, { row, amount: row.total ?? '0', template: invoiceEmail });
  if (kind === 'sales' && tripId !== null && buyerId !== null) await postInvoiceMessage(tx, { app }, { tripId, buyerId });
}

/**
 * Emails an invoice that was sent with a purchase, unless it was paid with it: then the buyer got a receipt, and must not be asked to pay
 * again.
 */
export async function notifyInvoiceUnlessPaid(tx: Transaction, app: EmailApp, invoiceId: number): Promise<void> {
  const row = await findInvoice(tx, invoiceId);
  if (row?.state === 'sent') await notifyInvoiceSent(tx, app, row);
}

/** Emails a receipt for money allocated to a sent invoice: date, method, and the outstanding amount. */
export async function notifyPaymentReceived(
  tx: Transaction,
  app: EmailApp,
  { row, paymentId, amount }: { row: InvoiceRow; paymentId: number; amount: string },
): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (payment === null) return;
  const math = getAmountMath(row.currency);
  const rest = computeOutstanding(row);
  const outstanding = isAbove(rest, math.zero, math) ? rest : null;
  const { paidOn, method } = payment;
  await writeInvoiceEmail(tx, app, { row, amount, template: receiptEmail, receipt: { paidOn, method, outstanding } });
}

/** Emails a reminder of the outstanding amount. */
export function notifyInvoiceOverdue(
  tx: Transaction,
  app: EmailApp,
  { outstanding, ...row }: InvoiceRecipient & { outstanding: string },
): Promise<void> {
  return writeInvoiceEmail(tx, app, { row, amount: outstanding, template: reminderEmail });
}

/** Emails the credit note that was just created; `credited` is the number of the credited invoice. */
export function notifyCreditNote(tx: Transaction, app: EmailApp, row: InvoiceRecipient & { credited: string }): Promise<void> {
  return writeInvoiceEmail(tx, app, { row, amount: row.total ?? '0', template: creditNoteEmail, credited: row.credited });
}

/** Emails the buyer that the invoice is void. */
export function notifyInvoiceVoided(tx: Transaction, app: EmailApp, row: InvoiceRecipient): Promise<void> {
  return writeInvoiceEmail(tx, app, { row, amount: row.total ?? '0', template: voidedInvoiceEmail, isOver: true });
}
