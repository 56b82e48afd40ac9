// What is billed of the agreed price of a trip: once it is settled, its sent invoices less their credit notes come to that price.

import type { TripBilling } from '#contract/finance/trip-billing.ts';
import type { Queryable } from '#server/db/database.ts';
import { keptQuote } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { isAbove, mathOf, written } from './money.rules.ts';
import { agreementOf, type PriceBilled, pricesBilled } from './trip-billing.queries.ts';

/** What the customer is to pay for a trip, by its agreed price; null where none is agreed. */
async function agreedOf(app: App, db: Queryable, tripId: number): Promise<{ currency: string; amount: string } | null> {
  const agreement = await agreementOf(db, tripId);
  if (agreement === null || agreement.quoteFingerprint === null) return null;
  const { quoteFingerprint, waivedAmount, waivedFingerprint } = agreement;
  const kept = await keptQuote(app, db, quoteFingerprint);
  if (kept === null) return null;
  const { currency, total } = kept.quote;
  const waived = waivedFingerprint === quoteFingerprint ? (waivedAmount ?? '0') : '0';
  return { currency, amount: mathOf(currency).subtract(total, written(waived, currency)) };
}

/** Whether an invoice still bills something of the price: what was credited in full bills nothing any more. */
function counts({ state, currency, billed, credited }: PriceBilled): boolean {
  const math = mathOf(currency);
  return state === 'draft' || isAbove(written(billed, currency), written(credited, currency), math);
}

/** The invoices of a trip that bill its price, the oldest first; a draft counts too. */
export async function countingInvoices(db: Queryable, tripId: number): Promise<PriceBilled[]> {
  return (await pricesBilled(db, tripId)).filter(counts);
}

/** How the invoices of a trip stand to its agreed price; null where none is agreed. */
export async function billingOfTrip(app: App, db: Queryable, tripId: number): Promise<TripBilling | null> {
  const price = await agreedOf(app, db, tripId);
  if (price === null) return null;
  const { currency, amount: agreed } = price;
  const math = mathOf(currency);
  const all = await pricesBilled(db, tripId);
  const sent = all.filter(({ state }) => state !== 'draft');
  const own = sent.filter((one) => one.currency === currency);
  const billed = math.sum(own.map((one) => written(one.billed, currency)));
  const credited = math.sum(own.map((one) => written(one.credited, currency)));
  const draft = all.find(({ state }) => state === 'draft');
  return {
    ...{ currency, agreed, billed, credited },
    difference: own.length === sent.length ? math.sum([agreed, math.negate(billed), credited]) : null,
    draft: draft === undefined ? null : { id: draft.id, number: draft.number },
  };
}
