// Bills stays, and handles the difference when the price changes afterwards.

import type { PriceCause } from '#contract/trips/price-changes.ts';
import type { TripPriceChange } from '#contract/trips/trip-bodies.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { billStay, getAmountMath, getTripBilling, listPriceInvoicesOfStay } from '#server/features/finance/finance.public.ts';
import { schedulePayouts } from '#server/features/payouts/payouts.public.ts';
import { draftPurchases } from '#server/features/purchases/purchases.public.ts';
import { loadStay } from '#server/features/trips/create/load-stay.service.ts';
import { quoteStay, saveQuote, toPriceChange } from '#server/features/trips/create/price-trip.service.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { addTask, finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { recordPriceChange } from './price-changes.service.ts';

interface Difference {
  readonly currency: string;
  readonly amount: string;
  /** The price that the difference leads to; the same price can be left and returned to, so it is part of the key. */
  readonly fingerprint: string;
}

/** Creates a task for a difference to bill or refund, which staff check before finance settle it; none if it is 0. */
export async function createDifferenceTask(
  tx: Transaction,
  by: Actor,
  { trip, currency, amount, fingerprint }: Difference & { trip: TripRow },
): Promise<void> {
  const math = getAmountMath(currency);
  if (math.compare(amount, math.zero) === 0) return;
  const key = `${trip.version}:${fingerprint}`;
  await addTask(tx, by, { tripId: trip.id, kind: 'priceDifference', key, currency, amount });
}

/**
 * Bills a locked trip at its agreed price, unless it already has a valid invoice or no account booked it.
 * @throws AppError `carrierLost` if its price leaves out what no trip pays any more
 */
export async function billTripOnce(tx: Transaction, by: Actor, trip: TripRow): Promise<number | null> {
  const [known] = await listPriceInvoicesOfStay(tx, trip.id);
  const { id: tripId, businessId, parentId, quoteFingerprint, vatExempt } = trip;
  if (known !== undefined || parentId === null || quoteFingerprint === null) return known?.id ?? null;
  // The invoice covers the whole price, including open differences.
  await finishTasks(tx, by, { tripId, kinds: ['priceDifference'], state: 'dropped' });
  return billStay(tx, by, { tripId, businessId, parentId, quoteFingerprint, vatExempt });
}

/**
 * Returns whether a trip that staff reserve isn't billed now, since staff invoice its group together later. What is billed already stays with
 * its invoice.
 */
export async function isLeftToGroup(tx: Transaction, { id, groupId }: Pick<TripRow, 'id' | 'groupId'>): Promise<boolean> {
  return groupId !== null && (await listPriceInvoicesOfStay(tx, id)).length === 0;
}

/**
 * Bills a locked trip at its agreed price. If it was billed before, at another family or before a cancellation, the billed amount is
 * compared instead: finance settle the difference without a second invoice, and those concerned are notified of both prices.
 * @throws AppError `quoteRefused` if it was billed in another currency
 */
export async function billOrCompare(tx: Transaction, by: Actor, trip: TripRow, cause: PriceCause): Promise<number | null> {
  const { id: tripId, quoteFingerprint } = trip;
  const [first] = await listPriceInvoicesOfStay(tx, tripId);
  if (first === undefined) return billTripOnce(tx, by, trip);
  const billing = await getTripBilling(by.app, tx, tripId);
  if (billing === null || quoteFingerprint === null) return first.id;
  const { currency, agreed, billed, credited, difference } = billing;
  if (difference === null) throw new AppError('quoteRefused');
  const math = getAmountMath(currency);
  const before = math.subtract(billed, credited);
  // Nothing was sent yet: the existing draft will bill it.
  if (math.compare(before, math.zero) === 0) return first.id;
  // The difference is recalculated as a whole, which replaces earlier ones.
  await finishTasks(tx, by, { tripId, kinds: ['priceDifference'], state: 'dropped' });
  await createDifferenceTask(tx, by, { trip, currency, amount: difference, fingerprint: quoteFingerprint });
  await recordPriceChange(tx, by, { trip, cause, currency, before, after: agreed, fingerprint: quoteFingerprint });
  return first.id;
}

/** Prices a trip at a family and stores the quote. Returns its fingerprint. */
export async function quoteAt(tx: Transaction, by: Actor, trip: TripRow, hostFamilyId: number): Promise<string> {
  return saveQuote(tx, by, await quoteStay(by.app, tx, await loadStay(tx, trip, hostFamilyId)));
}

/** Records a changed price of an agreed trip and notifies those concerned. */
export async function recordChangeOfPrice(
  tx: Transaction,
  by: Actor,
  {
    trip,
    cause,
    before,
    after,
    fingerprint,
  }: Pick<TripPriceChange, 'after' | 'fingerprint'> & {
    readonly trip: TripRow;
    readonly cause: PriceCause;
    readonly before: NonNullable<TripPriceChange['before']>;
  },
): Promise<void> {
  const { currency } = after;
  await recordPriceChange(tx, by, { trip, cause, currency, before: before.amount, after: after.amount, fingerprint });
}

interface PriceAt {
  readonly hostFamilyId: number;
  readonly cause: PriceCause;
}

/** Agrees the price of a trip again at a family, by the book in force, records it with its cause, and notifies those concerned. */
async function renewPrice(tx: Transaction, by: Actor, trip: TripRow, { hostFamilyId, cause }: PriceAt) {
  const stay = await loadStay(tx, trip, hostFamilyId);
  const priced = await quoteStay(by.app, tx, stay);
  const change = await toPriceChange(by.app, tx, trip.quoteFingerprint, priced);
  const { before, after, fingerprint } = change;
  if (before !== null && before.currency !== after.currency) throw new AppError('quoteRefused');
  await saveQuote(tx, by, priced);
  if (before !== null) await recordChangeOfPrice(tx, by, { trip, cause, before, after, fingerprint });
  return { ...change, businessId: stay.businessId };
}

/**
 * Agrees the price again of a trip whose agreed price leaves out what no trip pays any more. It isn't invoiced, so nothing is left to settle.
 * Returns the fingerprint of the new price.
 */
export async function renewSharedPrice(tx: Transaction, by: Actor, trip: TripRow, hostFamilyId: number): Promise<string> {
  return (await renewPrice(tx, by, trip, { hostFamilyId, cause: 'group' })).fingerprint;
}

/** Returns the new price of a trip whose agreed family, camps or dates changed; creates a task for the difference. */
export async function updatePrice(
  tx: Transaction,
  by: Actor,
  trip: TripRow,
  change: PriceAt,
): Promise<Pick<TripRow, 'quoteFingerprint' | 'businessId'>> {
  const { after, difference, fingerprint, businessId } = await renewPrice(tx, by, trip, change);
  if (difference !== null) await createDifferenceTask(tx, by, { trip, currency: after.currency, amount: difference, fingerprint });
  return { quoteFingerprint: fingerprint, businessId };
}

/** Updates the payouts of an accepted stay to its price and days; a family that left gets nothing. */
export async function updatePayouts(tx: Transaction, by: Actor, { before, trip }: { before: TripRow; trip: TripRow }): Promise<void> {
  if (before.quoteFingerprint === trip.quoteFingerprint && before.toDate === trip.toDate) return;
  if (!(await listOffersOfTrips(tx, [trip.id])).some(({ state }) => state === 'accepted')) return;
  await schedulePayouts(tx, by, trip.id);
  await draftPurchases(tx, by, trip.id);
}
