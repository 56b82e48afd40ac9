// Payouts of a stay: scheduled from the agreed quote, released when the stay is over, voided if it doesn't take place.

import { allocate } from '@hosted-stay/pricing-core/amounts';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import { addDays } from '#contract/platform/days.ts';
import type { TripFacts } from '#contract/trips/trips.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { getAmountMath, isAbove } from '#server/features/finance/finance.public.ts';
import { findWholeQuote } from '#server/features/pricing/pricing.public.ts';
import { holdTrip } from '#server/features/trips/trip-facts.public.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { findPayoutsByIds, insertPayout, insertPayoutHistory, lockPayoutIds, type PayoutRow, whereOfTrip } from './payouts.queries.ts';
import { transitionPayout } from './transition-payout.service.ts';

interface OwedPayout {
  readonly key: string;
  readonly payeeType: PayeeType;
  readonly payeeId: number;
  readonly currency: string;
  readonly amount: string;
  readonly dueDate: string;
  readonly quoteFingerprint: string;
}

/** Returns the payouts that the agreed quote of a trip owes to each host and activity. */
async function listOwedPayouts(tx: Transaction, { app }: Actor, { id, toDate, quoteFingerprint }: TripFacts): Promise<OwedPayout[]> {
  const quote = quoteFingerprint === null ? null : await findWholeQuote(app, tx, quoteFingerprint);
  if (quote === null || quoteFingerprint === null) return [];
  const { currency } = quote;
  const math = getAmountMath(currency);
  return quote.payouts
    .filter(({ amount }) => isAbove(amount, math.zero, math))
    .map(({ hostableType: payeeType, hostableId: payeeId, amount }) => ({
      key: `trip:${id}:${payeeType}:${payeeId}`,
      ...{ payeeType, payeeId, currency, amount, quoteFingerprint },
      dueDate: addDays(toDate, 1),
    }));
}

function isSamePayout(row: PayoutRow, { key, amount, currency, dueDate }: OwedPayout): boolean {
  return (
    row.key === key && row.currency === currency && row.dueDate === dueDate && getAmountMath(currency).compare(row.amount, amount) === 0
  );
}

const OPEN = ['scheduled', 'pending', 'approved', 'on_hold', 'failed', 'paid'] as const;

/**
 * Schedules the payouts of a trip's agreed quote. Idempotent. If another quote or other dates were agreed, scheduled payouts are replaced;
 * payouts in any later state are left to finance.
 */
export async function schedulePayouts(tx: Transaction, by: Actor, tripId: number): Promise<void> {
  const trip = await holdTrip(tx, tripId);
  if (trip === null) return;
  const owed = await listOwedPayouts(tx, by, trip);
  const known = await findPayoutsByIds(tx, await lockPayoutIds(tx, whereOfTrip(tripId, OPEN)));
  const outdated = known.filter((row) => row.state === 'scheduled' && !owed.some((one) => isSamePayout(row, one)));
  for (const row of outdated) await transitionPayout(tx, by, row, { step: 'void' });
  const kept = new Set(known.filter((row) => !outdated.includes(row)).map(({ key }) => key));
  for (const one of owed.filter(({ key }) => !kept.has(key))) await insertScheduledPayout(tx, by, { trip, one });
}

async function insertScheduledPayout(tx: Transaction, by: Actor, { trip, one }: { trip: TripFacts; one: OwedPayout }): Promise<void> {
  const at = by.app.clock.now();
  const byId = by.caller?.id ?? null;
  const id = await insertPayout(tx, { ...one, tripId: trip.id, businessId: trip.businessId, createdBy: byId, createdAt: at });
  if (id === null) return;
  await insertPayoutHistory(tx, { payoutId: id, fromState: null, toState: 'scheduled', byId, at });
  const { amount, currency, dueDate } = one;
  const changes = { tripId: trip.id, amount, currency, dueDate };
  await recordChange(tx, by, { action: 'payout.create', subjectType: 'payout', subjectId: id, changes });
}

/** Makes the scheduled payouts of a trip pending once its stay is over. */
export async function releasePayouts(tx: Transaction, by: Actor, tripId: number): Promise<void> {
  const rows = await findPayoutsByIds(tx, await lockPayoutIds(tx, whereOfTrip(tripId, ['scheduled'])));
  for (const row of rows) await transitionPayout(tx, by, row, { step: 'release' });
}

/** Voids the payouts of a trip that aren't approved yet, because the stay doesn't take place, or not there. */
export async function voidPayouts(tx: Transaction, by: Actor, { tripId, reason }: { tripId: number; reason: string }): Promise<void> {
  const rows = await findPayoutsByIds(tx, await lockPayoutIds(tx, whereOfTrip(tripId, ['scheduled', 'pending'])));
  for (const row of rows) await transitionPayout(tx, by, row, { step: 'void', reason });
}

/**
 * Replaces the scheduled payouts of a stay that ended early by their share for the nights spent, rounded down to the last digit, and
 * releases them.
 */
export async function proratePayouts(
  tx: Transaction,
  by: Actor,
  { tripId, spent, nights, reason }: { tripId: number; spent: number; nights: number; reason: string },
): Promise<void> {
  const trip = await holdTrip(tx, tripId);
  if (trip === null) return;
  const rows = await findPayoutsByIds(tx, await lockPayoutIds(tx, whereOfTrip(tripId, ['scheduled'])));
  for (const row of rows) {
    const { payeeType, payeeId, currency, quoteFingerprint, key } = row;
    await transitionPayout(tx, by, row, { step: 'void', reason });
    const math = getAmountMath(currency);
    const shared = allocate(math.sum([row.amount]), [String(spent), String(Math.max(0, nights - spent))], currency);
    const amount = shared.ok ? (shared.value.shares[0]?.amount ?? math.zero) : math.zero;
    if (!isAbove(amount, math.zero, math) || quoteFingerprint === null) continue;
    const dueDate = by.app.clock.today();
    await insertScheduledPayout(tx, by, {
      trip,
      one: { key: `${key ?? `trip:${tripId}`}:part`, payeeType, payeeId, currency, amount, dueDate, quoteFingerprint },
    });
  }
  await releasePayouts(tx, by, tripId);
}
