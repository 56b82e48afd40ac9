// Use cases of what becomes of a sent invoice: money for it, credit notes on it, and voiding it.

import type { Invoice } from '@hosted-stay/pricing-react/invoicing';
import type * as endpoints from '#contract/finance/invoices/invoices.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { getAmountMath, hasCurrencyDigits, isAbove } from '#server/features/finance/money.rules.ts';
import { assertPaidByNow } from '#server/features/finance/payments/payment-date.service.ts';
import { insertPayment, upsertAllocation } from '#server/features/finance/payments/payments.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { buildCreditNote, type VatPart } from './credit-note.rules.ts';
import { deleteInvoiceLink } from './invoice-links.queries.ts';
import { toInvoiceLocale } from './invoice-messages.ts';
import { notifyCreditNote, notifyInvoiceVoided, notifyPaymentReceived } from './invoice-notifications.service.ts';
import { type InvoiceRow, insertInvoice, listCreditNotes, updateInvoiceRow } from './invoices.queries.ts';
import { computeOutstanding, computeUncredited, toSettledState } from './invoices.rules.ts';
import { getInvoicePage, lockInvoiceForStep } from './invoices.service.ts';
import { findSeller } from './sellers.queries.ts';
import { takeInvoiceNumber, toSentColumns } from './send-invoice.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** An amount that was typed, with all digits of the currency; refused where it has more. */
export function parseAmount(amount: string, currency: string, field = 'amount'): string {
  const math = getAmountMath(currency);
  if (!hasCurrencyDigits(amount, math))
    throw new ValidationError([{ field, rule: 'amountDigits', values: { currency, digits: math.digits } }]);
  return math.sum([amount]);
}

/** Adds to what was paid of a locked invoice, or takes from it where the amount is below 0. */
export async function addPaidAmount(tx: Transaction, row: InvoiceRow, amount: string): Promise<void> {
  const paid = getAmountMath(row.currency).sum([row.paid, amount]);
  await updateInvoiceRow(tx, row.id, { paid, state: toSettledState({ ...row, paid }) });
}

/** Settles a locked invoice with money of a payment, never with more than is owed. */
export async function settleInvoice(
  tx: Transaction,
  call: Actor,
  { row, paymentId, amount, field = 'amount' }: { row: InvoiceRow; paymentId: number; amount: string; field?: string },
): Promise<void> {
  const math = getAmountMath(row.currency);
  const owed = computeOutstanding(row);
  if (isAbove(amount, owed, math)) throw new AppError('moreThanOwed', { field, values: { owed, currency: row.currency } });
  await upsertAllocation(tx, { paymentId, invoiceId: row.id, amount, at: call.app.clock.now() });
  await addPaidAmount(tx, row, amount);
  const paid = math.sum([row.paid, amount]);
  await notifyPaymentReceived(tx, call.app, { row: { ...row, paid }, paymentId, amount });
}

export async function payInvoice(call: Call, { params: { id }, body }: Input<'payInvoice'>): Output<'payInvoice'> {
  const { version, paidOn, method, reference } = body;
  assertPaidByNow(call.app.clock, paidOn);
  return call.db.transaction(async (tx) => {
    const row = await lockInvoiceForStep(tx, call, { id, version, step: 'pay' });
    const { currency, businessId } = row;
    const amount = parseAmount(body.amount, currency);
    const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
    const payer = { payerName: row.buyerName, reference };
    const paymentId = await insertPayment(tx, { kind: 'received', method, businessId, currency, amount, paidOn, ...payer, ...by });
    if (paymentId === null) throw new AppError('changedMeanwhile');
    await settleInvoice(tx, call, { row, paymentId, amount });
    const changes = { paymentId, amount, currency, paidOn, method };
    await recordChange(tx, call, { action: 'invoice.pay', subjectType: 'invoice', subjectId: id, changes });
    return getInvoicePage(call, tx, id);
  });
}

interface CreditInput {
  readonly row: InvoiceRow;
  readonly amount: string;
  /** What of each rate of VAT is taken back, where it is known. */
  readonly parts?: readonly VatPart[];
  readonly reason: string;
}

/** The document of the credit note, and the number it has taken. */
async function prepareCreditNote(call: Actor, tx: Transaction, { row, amount, parts, reason }: CreditInput) {
  const invoice = JSON.parse(row.document ?? '') as Invoice;
  const before = (await listCreditNotes(tx, row.id)).map(({ document }) => JSON.parse(document ?? '') as Invoice);
  const seller = await findSeller(tx, row.businessId);
  const issueDate = call.app.clock.today();
  const description = getTranslator(toInvoiceLocale(invoice.language))('invoiceMails.creditNote.line', { number: row.number ?? '' });
  const numbered = await takeInvoiceNumber(tx, { prefix: seller?.invoicePrefix ?? '', kind: 'credit', issueDate });
  const { number } = numbered;
  return { numbered, note: buildCreditNote({ invoice, before, amount, parts, number, issueDate, description, reason }) };
}

/** Takes back a part of a locked invoice by a credit note of its own. */
export async function creditLockedInvoice(tx: Transaction, call: Actor, credit: CreditInput): Promise<void> {
  const { row, amount, reason } = credit;
  const { id, currency, businessId, buyerId, tripId, draft } = row;
  const { numbered, note } = await prepareCreditNote(call, tx, credit);
  const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
  const fields = { ...numbered, ...toSentColumns(call, note), reason };
  const about = { businessId, buyerId, tripId, draft, creditsId: id, kind: 'credit', state: 'sent' } as const;
  const noteId = await insertInvoice(tx, { ...about, ...fields, ...by });
  const credited = getAmountMath(currency).sum([row.credited, amount]);
  const state = toSettledState({ ...row, credited });
  await updateInvoiceRow(tx, id, { credited, state });
  await notifyCreditNote(tx, call.app, { ...row, ...fields, id: noteId, credited: row.number ?? '' });
  const changes = { creditNote: numbered.number, creditNoteId: noteId, amount, reason, state: { before: row.state, after: state } };
  await recordChange(tx, call, { action: 'invoice.credit', subjectType: 'invoice', subjectId: id, changes });
}

/** Voids a locked invoice that was sent and that nothing was paid or credited for. */
export async function voidLockedInvoice(tx: Transaction, call: Actor, { row, reason }: { row: InvoiceRow; reason: string }): Promise<void> {
  await updateInvoiceRow(tx, row.id, { state: 'void', reason, voidedAt: call.app.clock.now() });
  await deleteInvoiceLink(tx, row.id);
  await notifyInvoiceVoided(tx, call.app, { ...row, reason });
  const changes = { reason, state: { before: row.state, after: 'void' } };
  await recordChange(tx, call, { action: 'invoice.void', subjectType: 'invoice', subjectId: row.id, changes });
}

export async function creditInvoice(call: Call, { params: { id }, body }: Input<'creditInvoice'>): Output<'creditInvoice'> {
  const { version, reason } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockInvoiceForStep(tx, call, { id, version, step: 'credit' });
    const math = getAmountMath(row.currency);
    const left = computeUncredited(row, math);
    const amount = body.amount === undefined ? left : parseAmount(body.amount, row.currency);
    if (isAbove(amount, left, math)) throw new AppError('moreThanInvoiced', { field: 'amount', values: { left, currency: row.currency } });
    await countRecipient(tx, call, row.buyerEmail);
    await creditLockedInvoice(tx, call, { row, amount, reason });
    return getInvoicePage(call, tx, id);
  });
}

export async function voidInvoice(call: Call, { params: { id }, body: { version, reason } }: Input<'voidInvoice'>): Output<'voidInvoice'> {
  return call.db.transaction(async (tx) => {
    const row = await lockInvoiceForStep(tx, call, { id, version, step: 'void' });
    await countRecipient(tx, call, row.buyerEmail);
    await voidLockedInvoice(tx, call, { row, reason });
    return getInvoicePage(call, tx, id);
  });
}
