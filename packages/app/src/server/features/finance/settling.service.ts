// Use cases of what becomes of a sent invoice: money for it, credit notes on it, and voiding it.

import type { Invoice } from '@hosted-stay/pricing-react/invoicing';
import type * as endpoints from '#contract/finance/invoices.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/mail/recipient-limit.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { FieldFaults, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { creditNote, type Part } from './credit.rules.ts';
import { removeInvoiceLink } from './invoice-links.queries.ts';
import { languageOf } from './invoice-words.ts';
import { tellOfCredit, tellOfReceipt, tellOfVoiding } from './invoices.letters.ts';
import { creditNotesOf, type InvoiceRow, insertInvoice, saveInvoice } from './invoices.queries.ts';
import { leftOf, outstandingOf, settledState } from './invoices.rules.ts';
import { heldInvoice, invoiceAnswer } from './invoices.service.ts';
import { fits, isAbove, mathOf } from './money.rules.ts';
import { assertPaidByNow } from './paid-on.service.ts';
import { insertPayment, saveAllocation } from './payments.queries.ts';
import { findSeller } from './sellers.queries.ts';
import { frozen, takeNumber } from './sending.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** An amount that was typed, with all digits of the currency; refused where it has more. */
export function amountIn(amount: string, currency: string, field = 'amount'): string {
  const math = mathOf(currency);
  if (!fits(amount, math)) throw new FieldFaults([{ field, rule: 'amountDigits', values: { currency, digits: math.digits } }]);
  return math.sum([amount]);
}

/** Adds to what was paid of a locked invoice, or takes from it where the amount is below 0. */
export async function addPaid(tx: Transaction, row: InvoiceRow, amount: string): Promise<void> {
  const paid = mathOf(row.currency).sum([row.paid, amount]);
  await saveInvoice(tx, row.id, { paid, state: settledState({ ...row, paid }) });
}

/** Settles a locked invoice with money of a payment, never with more than is owed. */
export async function settle(
  tx: Transaction,
  call: Actor,
  { row, paymentId, amount, field = 'amount' }: { row: InvoiceRow; paymentId: number; amount: string; field?: string },
): Promise<void> {
  const math = mathOf(row.currency);
  const owed = outstandingOf(row);
  if (isAbove(amount, owed, math)) throw new Refusal('moreThanOwed', { field, values: { owed, currency: row.currency } });
  await saveAllocation(tx, { paymentId, invoiceId: row.id, amount, at: call.app.clock.now() });
  await addPaid(tx, row, amount);
  const paid = math.sum([row.paid, amount]);
  await tellOfReceipt(tx, call.app, { row: { ...row, paid }, paymentId, amount });
}

export async function payInvoice(call: Call, { params: { id }, body }: Asked<'payInvoice'>): Answered<'payInvoice'> {
  const { version, paidOn, method, reference } = body;
  assertPaidByNow(call.app.clock, paidOn);
  return call.db.transaction(async (tx) => {
    const row = await heldInvoice(tx, call, { id, version, step: 'pay' });
    const { currency, businessId } = row;
    const amount = amountIn(body.amount, currency);
    const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
    const payer = { payerName: row.buyerName, reference };
    const paymentId = await insertPayment(tx, { kind: 'received', method, businessId, currency, amount, paidOn, ...payer, ...by });
    if (paymentId === null) throw new Refusal('changedMeanwhile');
    await settle(tx, call, { row, paymentId, amount });
    const changes = { paymentId, amount, currency, paidOn, method };
    await recordChange(tx, call, { action: 'invoice.pay', subjectType: 'invoice', subjectId: id, changes });
    return invoiceAnswer(call, tx, id);
  });
}

interface Credit {
  readonly row: InvoiceRow;
  readonly amount: string;
  /** What of each rate of VAT is taken back, where it is known. */
  readonly parts?: readonly Part[];
  readonly reason: string;
}

/** The document of the credit note, and the number it has taken. */
async function noteFor(call: Actor, tx: Transaction, { row, amount, parts, reason }: Credit) {
  const invoice = JSON.parse(row.document ?? '') as Invoice;
  const before = (await creditNotesOf(tx, row.id)).map(({ document }) => JSON.parse(document ?? '') as Invoice);
  const seller = await findSeller(tx, row.businessId);
  const issueDate = call.app.clock.today();
  const description = wordsIn(languageOf(invoice.language))('invoiceMails.creditNote.line', { number: row.number ?? '' });
  const numbered = await takeNumber(tx, { prefix: seller?.invoicePrefix ?? '', kind: 'credit', issueDate });
  const { number } = numbered;
  return { numbered, note: creditNote({ invoice, before, amount, parts, number, issueDate, description, reason }) };
}

/** Takes back a part of a locked invoice by a credit note of its own. */
export async function creditHeld(tx: Transaction, call: Actor, credit: Credit): Promise<void> {
  const { row, amount, reason } = credit;
  const { id, currency, businessId, buyerId, tripId, draft } = row;
  const { numbered, note } = await noteFor(call, tx, credit);
  const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
  const fields = { ...numbered, ...frozen(call, note), reason };
  const about = { businessId, buyerId, tripId, draft, creditsId: id, kind: 'credit', state: 'sent' } as const;
  const noteId = await insertInvoice(tx, { ...about, ...fields, ...by });
  const credited = mathOf(currency).sum([row.credited, amount]);
  const state = settledState({ ...row, credited });
  await saveInvoice(tx, id, { credited, state });
  await tellOfCredit(tx, call.app, { ...row, ...fields, id: noteId, credited: row.number ?? '' });
  const changes = { creditNote: numbered.number, creditNoteId: noteId, amount, reason, state: { before: row.state, after: state } };
  await recordChange(tx, call, { action: 'invoice.credit', subjectType: 'invoice', subjectId: id, changes });
}

/** Voids a locked invoice that was sent and that nothing was paid or credited for. */
export async function voidHeld(tx: Transaction, call: Actor, { row, reason }: { row: InvoiceRow; reason: string }): Promise<void> {
  await saveInvoice(tx, row.id, { state: 'void', reason, voidedAt: call.app.clock.now() });
  await removeInvoiceLink(tx, row.id);
  await tellOfVoiding(tx, call.app, { ...row, reason });
  const changes = { reason, state: { before: row.state, after: 'void' } };
  await recordChange(tx, call, { action: 'invoice.void', subjectType: 'invoice', subjectId: row.id, changes });
}

export async function creditInvoice(call: Call, { params: { id }, body }: Asked<'creditInvoice'>): Answered<'creditInvoice'> {
  const { version, reason } = body;
  return call.db.transaction(async (tx) => {
    const row = await heldInvoice(tx, call, { id, version, step: 'credit' });
    const math = mathOf(row.currency);
    const left = leftOf(row, math);
    const amount = body.amount === undefined ? left : amountIn(body.amount, row.currency);
    if (isAbove(amount, left, math)) throw new Refusal('moreThanInvoiced', { field: 'amount', values: { left, currency: row.currency } });
    await countRecipient(tx, call, row.buyerEmail);
    await creditHeld(tx, call, { row, amount, reason });
    return invoiceAnswer(call, tx, id);
  });
}

export async function voidInvoice(
  call: Call,
  { params: { id }, body: { version, reason } }: Asked<'voidInvoice'>,
): Answered<'voidInvoice'> {
  return call.db.transaction(async (tx) => {
    const row = await heldInvoice(tx, call, { id, version, step: 'void' });
    await countRecipient(tx, call, row.buyerEmail);
    await voidHeld(tx, call, { row, reason });
    return invoiceAnswer(call, tx, id);
  });
}
