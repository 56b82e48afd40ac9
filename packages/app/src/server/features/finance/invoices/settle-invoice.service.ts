// Use cases of a sent invoice: recording payments, issuing credit notes, and voiding it.

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
import { type InvoiceRow, insertInvoice, listCreditNotes } from './invoices.queries.ts';
import { computeOutstanding, computeUncredited } from './invoices.rules.ts';
import { getInvoicePage, lockInvoiceForStep } from './invoices.service.ts';
import { findSeller } from './sellers.queries.ts';
import { takeInvoiceNumber, toSentColumns } from './send-invoice.service.ts';
import { transitionInvoice } from './transition-invoice.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns an entered amount with all digits of the currency; throws if it has too many decimal places. */
export function parseAmount(amount: string, currency: string, field = 'amount'): string {
  const math = getAmountMath(currency);
  if (!hasCurrencyDigits(amount, math))
    throw new ValidationError([{ field, rule: 'amountDigits', values: { currency, digits: math.digits } }]);
  return math.sum([amount]);
}

interface AllocationInput {
  readonly row: InvoiceRow;
  readonly paymentId: number;
  readonly amount: string;
}

/** Allocates money of a payment to a locked invoice, at most its outstanding amount. */
export async function settleInvoice(
  tx: Transaction,
  call: Actor,
  { row, paymentId, amount, field = 'amount' }: AllocationInput & { field?: string },
): Promise<void> {
  const math = getAmountMath(row.currency);
  const owed = computeOutstanding(row);
  if (isAbove(amount, owed, math)) throw new AppError('moreThanOwed', { field, values: { owed, currency: row.currency } });
  await transitionInvoice(tx, call, row, {
    step: 'pay',
    prepare: async () => {
      await upsertAllocation(tx, { paymentId, invoiceId: row.id, amount, at: call.app.clock.now() });
      return { fields: { paid: math.sum([row.paid, amount]) }, changes: null };
    },
    effects: [(paid) => notifyPaymentReceived(tx, call.app, { row: paid, paymentId, amount })],
  });
}

/** Removes money of a payment from a locked invoice. */
export async function deallocateFromLockedInvoice(
  tx: Transaction,
  call: Actor,
  { row, paymentId, amount }: AllocationInput,
): Promise<void> {
  const math = getAmountMath(row.currency);
  const less = math.negate(amount);
  await transitionInvoice(tx, call, row, {
    step: 'deallocate',
    prepare: async () => {
      await upsertAllocation(tx, { paymentId, invoiceId: row.id, amount: less, at: call.app.clock.now() });
      return { fields: { paid: math.sum([row.paid, less]) }, changes: null };
    },
  });
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
  /** The amount to credit per VAT rate, where known. */
  readonly parts?: readonly VatPart[];
  readonly reason: string;
}

/** Builds the document of the credit note and takes its number. */
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

/** Inserts the credit note of a part of an invoice as sent; returns its saved fields. */
async function insertCreditNote(tx: Transaction, call: Actor, credit: CreditInput) {
  const { row, reason } = credit;
  const { id, businessId, buyerId, tripId, draft } = row;
  const { numbered, note } = await prepareCreditNote(call, tx, credit);
  const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
  const fields = { ...numbered, ...toSentColumns(call, note), reason };
  const about = { businessId, buyerId, tripId, draft, creditsId: id, kind: 'credit', state: 'sent' } as const;
  return { ...fields, id: await insertInvoice(tx, { ...about, ...fields, ...by }) };
}

/** Credits a part of a locked invoice with a credit note. */
export async function creditLockedInvoice(tx: Transaction, call: Actor, credit: CreditInput): Promise<void> {
  const { row, amount, reason } = credit;
  await transitionInvoice(tx, call, row, {
    step: 'credit',
    prepare: async () => {
      const note = await insertCreditNote(tx, call, credit);
      const fields = { credited: getAmountMath(row.currency).sum([row.credited, amount]) };
      return { fields, changes: { creditNote: note.number, creditNoteId: note.id, amount, reason }, note };
    },
    effects: [(_, { note }) => notifyCreditNote(tx, call.app, { ...row, ...note, credited: row.number ?? '' })],
  });
}

/** Voids a locked, sent invoice without payments or credit notes. */
export async function voidLockedInvoice(tx: Transaction, call: Actor, { row, reason }: { row: InvoiceRow; reason: string }): Promise<void> {
  await transitionInvoice(tx, call, row, {
    step: 'void',
    prepare: async () => ({ fields: { reason, voidedAt: call.app.clock.now() }, changes: { reason } }),
    effects: [() => deleteInvoiceLink(tx, row.id), (voided) => notifyInvoiceVoided(tx, call.app, voided)],
  });
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
