// Checks of stays: whether each agreed one has its quote, its invoice and its payouts, and all of them say the same.

import { addDays } from '#contract/platform/days.ts';
import { AGREED_STATES, type TripState } from '#contract/trips/states.ts';
import { type Check, type IndexedSnapshot, type Payout, type Quote, type Trip, toTripSubject } from './discrepancies.rules.ts';

const isAgreed = ({ state }: { state: TripState }) => (AGREED_STATES as readonly TripState[]).includes(state);
const isOver = ({ state }: { state: TripState }) => state === 'completed' || state === 'closed';

export const tripWithoutQuote: Check = ({ trips }) =>
  trips.filter((trip) => isAgreed(trip) && trip.quoteFingerprint === null).map(toTripSubject);

const toSortedList = (ids: readonly number[]) => [...ids].sort((a, b) => a - b).join(', ');

/** What of a stay a quote is made for, as text to compare. */
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
 * What sent invoices bill of the price of a stay, less their credit notes, is the agreed price; a stay with no invoice of its own at all is
 * told by another check.
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

/** What the trip's money comes to: what counts of its invoices, and what was paid of it. */
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

/** What stays paid of a cancelled stay is a fee, once the rest was credited: more than that is to be given back. */
export const cancelledNotRefunded: Check = (world) =>
  world.trips
    .filter(({ state }) => state === 'cancelled')
    .flatMap((trip) => {
      const { paid, left, math, isSomething, isCredited } = sumTripMoney(trip, world);
      const expected = isCredited ? left : math.zero;
      const amount = math.subtract(paid, expected);
      return isSomething(amount) ? [{ ...toTripSubject(trip), amount, expected, found: paid, currency: math.currency }] : [];
    });

/** Once money of it went back, nothing is owed of a cancelled stay any more. */
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

/** What a payout is told by. */
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

/** Days that are left to pay one after it is due. */
const GRACE_DAYS = 7;

export const payoutOverdue: Check = ({ payouts, today }) =>
  payouts.filter(({ state, dueDate }) => state !== 'paid' && dueDate < addDays(today, -GRACE_DAYS)).map(toPayoutSubject);

export const payoutWithoutPurchase: Check = ({ payouts }) =>
  payouts.filter(({ state, isBilled }) => state === 'paid' && !isBilled).map(toPayoutSubject);
