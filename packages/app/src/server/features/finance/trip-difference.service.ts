// Settling what a trip costs with what was billed for it: an invoice of what is missing, or credit notes of what is too much.

import { formatterFor } from '@hosted-stay/pricing-core/format';
import type { Invoice } from '@hosted-stay/pricing-react/invoicing';
import type { InvoiceTyped } from '#contract/finance/invoices.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { type Part, partsFor, pricePartsLeft, sumOfParts } from './credit.rules.ts';
import { differenceInvoice, missingOf, netAndVat, toOrderOfCredit } from './difference.rules.ts';
import { dueFrom } from './drafting.service.ts';
import { invoiceWords, languageOf } from './invoice-words.ts';
import { tellOfInvoice } from './invoices.letters.ts';
import { findInvoice, type InvoiceRow, insertInvoice, lockInvoice } from './invoices.queries.ts';
import { outstandingOf, settledState } from './invoices.rules.ts';
import { isAbove, least, mathOf, written } from './money.rules.ts';
import { frozen, sendable, takeNumber } from './sending.service.ts';
import { creditHeld } from './settling.service.ts';
import { billerOf, type PaidForStay } from './stays.service.ts';
import { notesOn, pricesBilled } from './trip-billing.queries.ts';

interface Priced {
  readonly tripId: number;
  readonly quoteFingerprint: string;
  /** What the customer is to pay: the price, less what was forgone of it. */
  readonly agreed: string;
  readonly reason: string;
}

interface BilledPrice {
  readonly row: InvoiceRow;
  readonly parts: readonly Part[];
}

/** The sent invoices of the price of a trip, locked, with what is left of what each bills of the price; the oldest first. */
async function lockBilledPrice(tx: Transaction, tripId: number): Promise<BilledPrice[]> {
  const billed: BilledPrice[] = [];
  for (const { id, state } of await pricesBilled(tx, tripId)) {
    const row = state === 'draft' ? null : await lockInvoice(tx, id);
    if (row === null || row.document === null || row.state === 'void') continue;
    const before = (await notesOn(tx, id)).map((document) => JSON.parse(document) as Invoice);
    const invoice = JSON.parse(row.document) as Invoice;
    billed.push({ row, parts: pricePartsLeft({ invoice, before, isWhole: !row.extrasApart && row.quoteFingerprint === null }) });
  }
  return billed;
}

/** What a difference is typed as: to whom the newest invoice went, due in the usual time. */
function typedLike({ draft }: InvoiceRow, today: string): InvoiceTyped {
  const schedule = { ...draft.schedule, mode: 'none' } as const;
  return { ...draft, schedule, lines: [], issueDate: '', dueDate: dueFrom(today), notes: '' };
}

/** The invoice of the whole price, as it would be sent today to whom the newest one went. */
function wholeOf(tx: Transaction, by: Actor, { newest, quoteFingerprint }: { newest: InvoiceRow; quoteFingerprint: string }) {
  const typed = typedLike(newest, by.app.clock.today());
  return sendable(billerOf(by), tx, { businessId: newest.businessId, quoteFingerprint, typed });
}

/** Net and VAT of what is agreed: what was forgone of the price is forgone of the net, as the VAT is taken of what hosts are paid. */
function agreedParts(whole: Invoice, agreed: string) {
  const math = mathOf(whole.currency);
  const { vat } = netAndVat(whole);
  return { net: math.subtract(agreed, vat), vat };
}

/**
 * Sends an invoice of what was not billed yet of the price of a held trip; answers its number.
 * @throws Refusal `nothingToSettle`, `invoiceIncomplete`
 */
export async function billDifference(tx: Transaction, by: Actor, { tripId, quoteFingerprint, agreed, reason }: Priced): Promise<number> {
  const billed = await lockBilledPrice(tx, tripId);
  const newest = billed.at(-1)?.row;
  if (newest === undefined) throw new Refusal('nothingToSettle');
  const { seller, invoice: whole } = await wholeOf(tx, by, { newest, quoteFingerprint });
  const { currency, language } = whole;
  const math = mathOf(currency);
  const parts = billed.flatMap((one) => one.parts);
  const missing = missingOf(agreedParts(whole, agreed), parts, currency);
  if (!isAbove(missing.total, math.zero, math)) throw new Refusal('nothingToSettle');
  const words = wordsIn(languageOf(language));
  const { money } = formatterFor((await invoiceWords(languageOf(language))).locale);
  const figures = { agreed: money({ amount: agreed, currency }), billed: money({ amount: sumOfParts(parts, math).total, currency }) };
  const document = differenceInvoice({
    ...{ whole, missing },
    description: words('invoiceMails.difference.line'),
    detail: words('invoiceMails.difference.detail', figures),
  });
  const numbered = await takeNumber(tx, { prefix: seller.invoicePrefix, kind: 'sales', issueDate: document.issueDate });
  const fields = { ...numbered, ...frozen(by, { ...document, number: numbered.number }) };
  const { businessId, buyerId } = newest;
  const typed = typedLike(newest, by.app.clock.today());
  const state = settledState({ kind: 'sales', currency, total: fields.total, paid: '0', credited: '0' });
  const made = { createdBy: by.caller?.id ?? null, createdAt: by.app.clock.now() };
  const id = await insertInvoice(tx, { kind: 'sales', state, businessId, buyerId, tripId, draft: typed, reason, ...fields, ...made });
  const row = await findInvoice(tx, id);
  if (row !== null) await tellOfInvoice(tx, by.app, row);
  const changes = { number: fields.number, total: fields.total, tripId, ...(reason === '' ? {} : { reason }) };
  await recordChange(tx, by, { action: 'invoice.send', subjectType: 'invoice', subjectId: id, changes });
  return id;
}

/**
 * Sends credit notes of what a held trip was billed above its price. Answers what was paid of them, which is to go back.
 * @throws Refusal `nothingToSettle`, `invoiceIncomplete`
 */
export async function creditDifference(
  tx: Transaction,
  by: Actor,
  { tripId, quoteFingerprint, agreed, reason }: Priced,
): Promise<PaidForStay[]> {
  const billed = await lockBilledPrice(tx, tripId);
  const newest = billed.at(-1)?.row;
  if (newest === undefined) throw new Refusal('nothingToSettle');
  const { invoice: whole } = await wholeOf(tx, by, { newest, quoteFingerprint });
  const { currency } = whole;
  const math = mathOf(currency);
  const missing = missingOf(
    agreedParts(whole, agreed),
    billed.flatMap((one) => one.parts),
    currency,
  );
  const note = reason === '' ? wordsIn(languageOf(whole.language))('invoiceMails.difference.line') : reason;
  let left = { net: math.negate(missing.net), vat: math.negate(missing.vat), total: math.negate(missing.total) };
  const overpaid: PaidForStay[] = [];
  for (const { row, parts } of toOrderOfCredit(billed)) {
    const own = sumOfParts(parts, math);
    if (!isAbove(left.total, math.zero, math)) break;
    if (!isAbove(own.total, math.zero, math)) continue;
    const isWhole = !isAbove(own.total, left.total, math);
    const taken = isWhole ? parts : partsFor(parts, left, math);
    const amount = sumOfParts(taken, math);
    await creditHeld(tx, by, { row, amount: amount.total, parts: taken, reason: note });
    left = {
      net: math.subtract(left.net, amount.net),
      vat: math.subtract(left.vat, amount.vat),
      total: math.subtract(left.total, amount.total),
    };
    const after = await findInvoice(tx, row.id);
    const owed = after === null ? math.zero : outstandingOf(after);
    if (isAbove(math.zero, owed, math)) {
      const back = least(math.negate(owed), amount.total, math);
      overpaid.push({ invoiceId: row.id, currency, amount: written(back, currency) });
    }
  }
  return overpaid;
}
