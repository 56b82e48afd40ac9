// What is billed of a trip's agreed price; once settled, its sent invoices minus their credit notes equal that price.

import type { TripBilling } from '#contract/finance/invoices/trip-billing.ts';
import type { Queryable } from '#server/db/database.ts';
import { getAmountMath, isAbove, toFullDigits } from '#server/features/finance/money.rules.ts';
import { findSavedQuote } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { findPriceAgreement, listPriceInvoices, type PriceInvoiceRow } from './trip-billing.queries.ts';

/** Returns what the customer has to pay for a trip: its agreed price minus the waived amount; null if no price is agreed. */
async function findAgreedTotal(app: App, db: Queryable, tripId: number): Promise<{ currency: string; amount: string } | null> {
  const agreement = await findPriceAgreement(db, tripId);
  if (agreement === null || agreement.quoteFingerprint === null) return null;
  const { quoteFingerprint, waivedAmount, waivedFingerprint } = agreement;
  const kept = await findSavedQuote(app, db, quoteFingerprint);
  if (kept === null) return null;
  const { currency, total } = kept.quote;
  const waived = waivedFingerprint === quoteFingerprint ? (waivedAmount ?? '0') : '0';
  return { currency, amount: getAmountMath(currency).subtract(total, toFullDigits(waived, currency)) };
}

/** Returns whether an invoice still bills a part of the price: a fully credited one doesn't. */
function isCounted({ state, currency, billed, credited }: PriceInvoiceRow): boolean {
  const math = getAmountMath(currency);
  return state === 'draft' || isAbove(toFullDigits(billed, currency), toFullDigits(credited, currency), math);
}

/** Returns the invoices that bill the price of a trip, oldest first, drafts included. */
export async function listCountedInvoices(db: Queryable, tripId: number): Promise<PriceInvoiceRow[]> {
  return (await listPriceInvoices(db, tripId)).filter(isCounted);
}

/** Returns what is billed and credited of a trip's agreed price, and the difference; null if no price is agreed. */
export async function getTripBilling(app: App, db: Queryable, tripId: number): Promise<TripBilling | null> {
  const price = await findAgreedTotal(app, db, tripId);
  if (price === null) return null;
  const { currency, amount: agreed } = price;
  const math = getAmountMath(currency);
  const all = await listPriceInvoices(db, tripId);
  const sent = all.filter(({ state }) => state !== 'draft');
  const own = sent.filter((one) => one.currency === currency);
  const billed = math.sum(own.map((one) => toFullDigits(one.billed, currency)));
  const credited = math.sum(own.map((one) => toFullDigits(one.credited, currency)));
  const draft = all.find(({ state }) => state === 'draft');
  return {
    ...{ currency, agreed, billed, credited },
    difference: own.length === sent.length ? math.sum([agreed, math.negate(billed), credited]) : null,
    draft: draft === undefined ? null : { id: draft.id, number: draft.number },
  };
}
