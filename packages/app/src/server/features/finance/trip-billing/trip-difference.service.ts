// Settles the difference between the agreed price of a trip and what was billed: an invoice of the rest, or credit notes.

import { formatterFor } from '@hosted-stay/pricing-core/format';
import type { Invoice } from '@hosted-stay/pricing-react/invoicing';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  listPartsOfDifference,
  listRemainingPriceParts,
  sumParts,
  type VatPart,
} from '#server/features/finance/invoices/credit-note.rules.ts';
import { toDueDate } from '#server/features/finance/invoices/draft-invoice.service.ts';
import { loadInvoiceMessages, toInvoiceLocale } from '#server/features/finance/invoices/invoice-messages.ts';
import { notifyInvoiceSent } from '#server/features/finance/invoices/invoice-notifications.service.ts';
import { findInvoice, type InvoiceRow, insertInvoice, lockInvoice } from '#server/features/finance/invoices/invoices.queries.ts';
import { computeOutstanding, toSettledState } from '#server/features/finance/invoices/invoices.rules.ts';
import { buildSendableInvoice, takeInvoiceNumber, toSentColumns } from '#server/features/finance/invoices/send-invoice.service.ts';
import { creditLockedInvoice } from '#server/features/finance/invoices/settle-invoice.service.ts';
import { getAmountMath, isAbove, minAmount, toFullDigits } from '#server/features/finance/money.rules.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { type StayPayment, toBiller } from './bill-stay.service.ts';
import { buildDifferenceInvoice, computeMissing, sortForCredit, toNetAndVat } from './difference.rules.ts';
import { listCreditNoteDocuments, listPriceInvoices } from './trip-billing.queries.ts';

interface TripDifferenceInput {
  readonly tripId: number;
  readonly quoteFingerprint: string;
  /** What the customer has to pay: the price minus the waived amount. */
  readonly agreed: string;
  readonly reason: string;
}

interface BilledPrice {
  readonly row: InvoiceRow;
  readonly parts: readonly VatPart[];
}

/** Locks the sent invoices of a trip's price; returns them with the uncredited part of the price in each, oldest first. */
async function lockBilledPrice(tx: Transaction, tripId: number): Promise<BilledPrice[]> {
  const billed: BilledPrice[] = [];
  for (const { id, state } of await listPriceInvoices(tx, tripId)) {
    const row = state === 'draft' ? null : await lockInvoice(tx, id);
    if (row === null || row.document === null || row.state === 'void') continue;
    const before = (await listCreditNoteDocuments(tx, id)).map((document) => JSON.parse(document) as Invoice);
    const invoice = JSON.parse(row.document) as Invoice;
    billed.push({ row, parts: listRemainingPriceParts({ invoice, before, isWhole: !row.extrasApart && row.quoteFingerprint === null }) });
  }
  return billed;
}

/** Returns the input of a difference invoice: the buyer of the newest invoice, with the usual due date. */
function toInvoiceInput({ draft }: InvoiceRow, today: string): InvoiceContent {
  const schedule = { ...draft.schedule, mode: 'none' } as const;
  return { ...draft, schedule, lines: [], issueDate: '', dueDate: toDueDate(today), notes: '' };
}

/** Builds the invoice of the whole price as it would be sent today to the buyer of the newest invoice. */
function buildWholeInvoice(tx: Transaction, by: Actor, { newest, quoteFingerprint }: { newest: InvoiceRow; quoteFingerprint: string }) {
  const typed = toInvoiceInput(newest, by.app.clock.today());
  return buildSendableInvoice(toBiller(by), tx, { businessId: newest.businessId, quoteFingerprint, typed });
}

/** Returns net and VAT of the agreed amount. A waiver reduces only the net, since VAT is based on the supplier amount. */
function toAgreedParts(whole: Invoice, agreed: string) {
  const math = getAmountMath(whole.currency);
  const { vat } = toNetAndVat(whole);
  return { net: math.subtract(agreed, vat), vat };
}

/**
 * Sends an invoice of the unbilled part of a locked trip's price; returns its ID.
 * @throws AppError `nothingToSettle`, `invoiceIncomplete`
 */
export async function billDifference(
  tx: Transaction,
  by: Actor,
  { tripId, quoteFingerprint, agreed, reason }: TripDifferenceInput,
): Promise<number> {
  const billed = await lockBilledPrice(tx, tripId);
  const newest = billed.at(-1)?.row;
  if (newest === undefined) throw new AppError('nothingToSettle');
  const { seller, invoice: whole } = await buildWholeInvoice(tx, by, { newest, quoteFingerprint });
  const { currency, language } = whole;
  const math = getAmountMath(currency);
  const parts = billed.flatMap((one) => one.parts);
  const missing = computeMissing(toAgreedParts(whole, agreed), parts, currency);
  if (!isAbove(missing.total, math.zero, math)) throw new AppError('nothingToSettle');
  const words = getTranslator(toInvoiceLocale(language));
  const { money } = formatterFor((await loadInvoiceMessages(toInvoiceLocale(language))).locale);
  const figures = { agreed: money({ amount: agreed, currency }), billed: money({ amount: sumParts(parts, math).total, currency }) };
  const document = buildDifferenceInvoice({
    ...{ whole, missing },
    description: words('invoiceMails.difference.line'),
    detail: words('invoiceMails.difference.detail', figures),
  });
  const numbered = await takeInvoiceNumber(tx, { prefix: seller.invoicePrefix, kind: 'sales', issueDate: document.issueDate });
  const fields = { ...numbered, ...toSentColumns(by, { ...document, number: numbered.number }) };
  const { businessId, buyerId } = newest;
  const typed = toInvoiceInput(newest, by.app.clock.today());
  const state = toSettledState({ kind: 'sales', currency, total: fields.total, paid: '0', credited: '0' });
  const made = { createdBy: by.caller?.id ?? null, createdAt: by.app.clock.now() };
  const id = await insertInvoice(tx, { kind: 'sales', state, businessId, buyerId, tripId, draft: typed, reason, ...fields, ...made });
  const row = await findInvoice(tx, id);
  if (row !== null) await notifyInvoiceSent(tx, by.app, row);
  const changes = { number: fields.number, total: fields.total, tripId, ...(reason === '' ? {} : { reason }) };
  await recordChange(tx, by, { action: 'invoice.send', subjectType: 'invoice', subjectId: id, changes });
  return id;
}

/**
 * Sends credit notes of what a locked trip was billed above its price. Returns the overpaid amounts to refund.
 * @throws AppError `nothingToSettle`, `invoiceIncomplete`
 */
export async function creditDifference(
  tx: Transaction,
  by: Actor,
  { tripId, quoteFingerprint, agreed, reason }: TripDifferenceInput,
): Promise<StayPayment[]> {
  const billed = await lockBilledPrice(tx, tripId);
  const newest = billed.at(-1)?.row;
  if (newest === undefined) throw new AppError('nothingToSettle');
  const { invoice: whole } = await buildWholeInvoice(tx, by, { newest, quoteFingerprint });
  const { currency } = whole;
  const math = getAmountMath(currency);
  const missing = computeMissing(
    toAgreedParts(whole, agreed),
    billed.flatMap((one) => one.parts),
    currency,
  );
  const note = reason === '' ? getTranslator(toInvoiceLocale(whole.language))('invoiceMails.difference.line') : reason;
  let left = { net: math.negate(missing.net), vat: math.negate(missing.vat), total: math.negate(missing.total) };
  const overpaid: StayPayment[] = [];
  for (const { row, parts } of sortForCredit(billed)) {
    const own = sumParts(parts, math);
    if (!isAbove(left.total, math.zero, math)) break;
    if (!isAbove(own.total, math.zero, math)) continue;
    const isWhole = !isAbove(own.total, left.total, math);
    const taken = isWhole ? parts : listPartsOfDifference(parts, left, math);
    const amount = sumParts(taken, math);
    await creditLockedInvoice(tx, by, { row, amount: amount.total, parts: taken, reason: note });
    left = {
      net: math.subtract(left.net, amount.net),
      vat: math.subtract(left.vat, amount.vat),
      total: math.subtract(left.total, amount.total),
    };
    const after = await findInvoice(tx, row.id);
    const owed = after === null ? math.zero : computeOutstanding(after);
    if (isAbove(math.zero, owed, math)) {
      const back = minAmount(math.negate(owed), amount.total, math);
      overpaid.push({ invoiceId: row.id, currency, amount: toFullDigits(back, currency) });
    }
  }
  return overpaid;
}
