// Checks of stays: whether each agreed stay has its quote, invoice and payouts, and whether they match.

import { addDays } from '#contract/platform/days.ts';
import { AGREED_STATES, type TripState } from '#contract/trips/states.ts';
import { type Check, type IndexedSnapshot, type Payout, type Quote, type Trip, toTripSubject } from './discrepancies.rules.ts';

const isAgreed = ({ state }: { state: TripState }) => (AGREED_STATES as readonly TripState[]).includes(state);
const isOver = ({ state }: { state: TripState }) => state === 'completed' || state === 'closed';

export const tripWithoutQuote: Check = ({ trips }) =>
  trips.filter((trip) => isAgreed(trip) && trip.quoteFingerprint === null).map(toTripSubject);

const toSortedList = (ids: readonly number[]) => [...ids].sort((a, b) => a - b).join(', ');

/** Returns what a quote of a stay depends on, as text to compare. */
function toStayText(stay: Pick<Quote, 'fromDate' | 'toDate' | 'activityIds'> & { readonly hostFamilyId: number | null }): string {
  const family = stay.hostFamilyId === null || stay.hostFamilyId === 0 ? [] : [`#${stay.hostFamilyId}`];
  const activities = stay.activityIds.length === 0 ? [] : [`(${toSortedList(stay.activityIds)})`];
  return [`${stay.fromDate} – ${stay.toDate}`, ...family, ...activities].join(' ');
}

export const tripDiffersFromQuote: Check = ({ trips, quoteOf }) =>
  trips.flatMap((trip) => {
    const quote = quoteOf(trip.quoteFingerprint);
    if (quote === undefined || !(isAgreed(trip) || trip.state === 'reserved')) return [];
    const [expected, found] = [toStayText(quote), toStayText(trip)];
    return expected === found ? [] : [{ ...toTripSubject(trip), expected, found }];
  });

export const tripWithoutInvoice: Check = ({ trips, invoicesOf, quoteOf }) =>
  trips
    .filter((trip) => isAgreed(trip) && invoicesOf(trip).length === 0)
    .map((trip) => {
      const quote = quoteOf(trip.quoteFingerprint);
      return quote === undefined
        ? toTripSubject(trip)
        : { ...toTripSubject(trip), amount: quote.total, expected: quote.total, currency: quote.currency };
    });

/**
 * Checks that the price billed by sent invoices less credit notes is the agreed price. `tripWithoutInvoice` covers stays without an
 * invoice.
 */
export const tripBilledOtherwise: Check = ({ trips, invoicesOf, quoteOf, mathOf }) =>
  trips.flatMap((trip) => {
    const quote = quoteOf(trip.quoteFingerprint);
    const own = invoicesOf(trip).filter(({ tripId }) => tripId === trip.id);
    if (quote === undefined || own.length === 0 || !(isAgreed(trip) || trip.state === 'reserved')) return [];
    const math = mathOf(quote.currency);
    const same = own.filter(({ currency }) => currency === quote.currency);
    const billed = math.sum(same.map(({ priceBilled }) => priceBilled));
    const credited = math.sum(same.map(({ priceCredited }) => priceCredited));
    const expected = math.subtract(quote.total, trip.waived);
    const amount = math.sum([expected, math.negate(billed), credited]);
    if (same.length === own.length && math.compare(amount, math.zero) === 0) return [];
    const found = math.compare(credited, math.zero) === 0 ? billed : `${billed} − ${credited}`;
    return [{ ...toTripSubject(trip), currency: quote.currency, amount, expected, found }];
  });

/** Sums a trip's invoices in the currency of the first: what was paid, and what is left after credits. */
function sumTripMoney(trip: Trip, { invoicesOf, mathOf }: IndexedSnapshot) {
  const invoices = invoicesOf(trip);
  const [first] = invoices;
  const own = invoices.filter(({ currency }) => currency === first?.currency);
  const math = mathOf(first?.currency ?? trip.currency);
  const paid = math.sum(own.map((invoice) => invoice.paid));
  const credited = math.sum(own.map((invoice) => invoice.credited));
  const left = math.subtract(math.sum(own.map(({ total }) => total)), credited);
  const isSomething = (amount: string) => math.compare(amount, math.zero) > 0;
  return { paid, left, math, isSomething, isCredited: isSomething(credited) };
}

export const paidNotReserved: Check = (world) =>
  world.trips
    .filter(({ state }) => state === 'new' || state === 'enquiry')
    .flatMap((trip) => {
      const { paid, math, isSomething } = sumTripMoney(trip, world);
      return isSomething(paid) ? [{ ...toTripSubject(trip), amount: paid, found: paid, currency: math.currency }] : [];
    });

/** Once part of a cancelled stay was credited, the rest is a fee; anything paid above it has to be refunded. */
export const cancelledNotRefunded: Check = (world) =>
  world.trips
    .filter(({ state }) => state === 'cancelled')
    .flatMap((trip) => {
      const { paid, left, math, isSomething, isCredited } = sumTripMoney(trip, world);
      const expected = isCredited ? left : math.zero;
      const amount = math.subtract(paid, expected);
      return isSomething(amount) ? [{ ...toTripSubject(trip), amount, expected, found: paid, currency: math.currency }] : [];
    });

/** After a refund, nothing of a cancelled stay may be outstanding. */
export const cancelledStillOwed: Check = (world) =>
  world.trips
    .filter(({ state }) => state === 'cancelled')
    .flatMap((trip) => {
      const { paid, left, math, isSomething } = sumTripMoney(trip, world);
      const amount = math.subtract(left, paid);
      const wasRefunded = world.invoicesOf(trip).some(({ wasRefunded: was }) => was);
      return wasRefunded && isSomething(amount)
        ? [{ ...toTripSubject(trip), amount, expected: paid, found: left, currency: math.currency }]
        : [];
    });

const isForPayee = ({ payeeType, payeeId }: Payout, { hostableType, hostableId }: Quote['payouts'][number]) =>
  payeeType === hostableType && payeeId === hostableId;

export const payoutMissing: Check = ({ trips, quoteOf, payoutsOf, mathOf }) =>
  trips.filter(isOver).flatMap((trip) => {
    const quote = quoteOf(trip.quoteFingerprint);
    if (quote === undefined) return [];
    const math = mathOf(quote.currency);
    const made = payoutsOf(trip.id);
    const missing = quote.payouts.filter(
      (one) => math.compare(one.amount, math.zero) > 0 && !made.some((payout) => isForPayee(payout, one)),
    );
    if (missing.length === 0) return [];
    const amount = math.sum(missing.map((one) => one.amount));
    return [{ ...toTripSubject(trip), amount, expected: amount, currency: quote.currency }];
  });

/** Describes a payout in a finding. */
const toPayoutSubject = ({ id, payeeName, tripId, businessId, currency, dueDate, amount }: Payout) =>
  ({ subjectType: 'payout', subjectId: id, name: payeeName, tripId, businessId, currency, day: dueDate, amount }) as const;

export const payoutDiffersFromQuote: Check = ({ payouts, tripOf, quoteOf, mathOf }) =>
  payouts.flatMap((payout) => {
    const quote = quoteOf(tripOf(payout.tripId)?.quoteFingerprint ?? null);
    if (quote === undefined) return [];
    const math = mathOf(quote.currency);
    const owed = quote.payouts.find((one) => isForPayee(payout, one))?.amount ?? math.zero;
    if (payout.currency === quote.currency && math.compare(owed, payout.amount) === 0) return [];
    return [{ ...toPayoutSubject(payout), expected: math.sum([owed]), found: payout.amount }];
  });

/** Days to pay a payout after its due date before it is reported. */
const GRACE_DAYS = 7;

export const payoutOverdue: Check = ({ payouts, today }) =>
  payouts.filter(({ state, dueDate }) => state !== 'paid' && dueDate < addDays(today, -GRACE_DAYS)).map(toPayoutSubject);

export const payoutWithoutPurchase: Check = ({ payouts }) =>
  payouts.filter(({ state, isBilled }) => state === 'paid' && !isBilled).map(toPayoutSubject);
