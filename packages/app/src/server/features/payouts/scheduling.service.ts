// What a stay brings its hosts: scheduled with the agreed quote, owed when the stay is over, void when it does not take place.

import { allocate } from '@hosted-stay/pricing-core/amounts';
import type { PayeeType } from '#contract/finance/payee.ts';
import type { TripFacts } from '#contract/trips/trips.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { isAbove, mathOf } from '#server/features/finance/finance.public.ts';
import { wholeQuote } from '#server/features/pricing/pricing.public.ts';
import { holdTrip } from '#server/features/trips/trip-facts.public.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { move } from './moving.service.ts';
import { insertPayout, insertStep, lockWhere, ofTrip, type PayoutRow, payoutsByIds } from './payouts.queries.ts';

interface Owed {
  readonly key: string;
  readonly payeeType: PayeeType;
  readonly payeeId: number;
  readonly currency: string;
  readonly amount: string;
  readonly dueDate: string;
  readonly quoteFingerprint: string;
}

const DAY_MS = 86_400_000;

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/** What the agreed quote of a trip owes to each host and activity. */
async function owedFor(tx: Transaction, { app }: Actor, { id, toDate, quoteFingerprint }: TripFacts): Promise<Owed[]> {
  const quote = quoteFingerprint === null ? null : await wholeQuote(app, tx, quoteFingerprint);
  if (quote === null || quoteFingerprint === null) return [];
  const { currency } = quote;
  const math = mathOf(currency);
  return quote.payouts
    .filter(({ amount }) => isAbove(amount, math.zero, math))
    .map(({ hostableType: payeeType, hostableId: payeeId, amount }) => ({
      key: `trip:${id}:${payeeType}:${payeeId}`,
      ...{ payeeType, payeeId, currency, amount, quoteFingerprint },
      dueDate: dayAfter(toDate),
    }));
}

function isSame(row: PayoutRow, { key, amount, currency, dueDate }: Owed): boolean {
  return row.key === key && row.currency === currency && row.dueDate === dueDate && mathOf(currency).compare(row.amount, amount) === 0;
}

const OPEN = ['scheduled', 'pending', 'approved', 'on_hold', 'failed', 'paid'] as const;

/**
 * Schedules what the agreed quote of a trip owes. Done again it changes nothing; when another quote or other dates have been agreed, what
 * is still scheduled follows them, and what is owed already is left to finance.
 */
export async function schedulePayouts(tx: Transaction, by: Actor, tripId: number): Promise<void> {
  const trip = await holdTrip(tx, tripId);
  if (trip === null) return;
  const owed = await owedFor(tx, by, trip);
  const known = await payoutsByIds(tx, await lockWhere(tx, ofTrip(tripId, OPEN)));
  const outdated = known.filter((row) => row.state === 'scheduled' && !owed.some((one) => isSame(row, one)));
  for (const row of outdated) await move(tx, by, row, { step: 'void', fields: { key: null } });
  const kept = new Set(known.filter((row) => !outdated.includes(row)).map(({ key }) => key));
  for (const one of owed.filter(({ key }) => !kept.has(key))) await add(tx, by, { trip, one });
}

async function add(tx: Transaction, by: Actor, { trip, one }: { trip: TripFacts; one: Owed }): Promise<void> {
  const at = by.app.clock.now();
  const byId = by.caller?.id ?? null;
  const id = await insertPayout(tx, { ...one, tripId: trip.id, businessId: trip.businessId, createdBy: byId, createdAt: at });
  if (id === null) return;
  await insertStep(tx, { payoutId: id, fromState: null, toState: 'scheduled', byId, at });
  const { amount, currency, dueDate } = one;
  const changes = { tripId: trip.id, amount, currency, dueDate };
  await recordChange(tx, by, { action: 'payout.create', subjectType: 'payout', subjectId: id, changes });
}

/** The stay is over: what it brings is owed from now on. */
export async function releasePayouts(tx: Transaction, by: Actor, tripId: number): Promise<void> {
  const rows = await payoutsByIds(tx, await lockWhere(tx, ofTrip(tripId, ['scheduled'])));
  for (const row of rows) await move(tx, by, row, { step: 'release' });
}

/** The stay does not take place, or not there: what nobody has approved yet is not owed. */
export async function voidPayouts(tx: Transaction, by: Actor, { tripId, reason }: { tripId: number; reason: string }): Promise<void> {
  const rows = await payoutsByIds(tx, await lockWhere(tx, ofTrip(tripId, ['scheduled', 'pending'])));
  for (const row of rows) await move(tx, by, row, { step: 'void', fields: { key: null }, reason });
}

/**
 * A stay was broken off: of what is still scheduled only the part of the nights that were spent is owed, and waits for finance. The share is
 * rounded down to the last digit.
 */
export async function proratePayouts(
  tx: Transaction,
  by: Actor,
  { tripId, spent, nights, reason }: { tripId: number; spent: number; nights: number; reason: string },
): Promise<void> {
  const trip = await holdTrip(tx, tripId);
  if (trip === null) return;
  const rows = await payoutsByIds(tx, await lockWhere(tx, ofTrip(tripId, ['scheduled'])));
  for (const row of rows) {
    const { payeeType, payeeId, currency, quoteFingerprint, key } = row;
    await move(tx, by, row, { step: 'void', fields: { key: null }, reason });
    const math = mathOf(currency);
    const shared = allocate(math.sum([row.amount]), [String(spent), String(Math.max(0, nights - spent))], currency);
    const amount = shared.ok ? (shared.value.shares[0]?.amount ?? math.zero) : math.zero;
    if (!isAbove(amount, math.zero, math) || quoteFingerprint === null) continue;
    const dueDate = by.app.clock.today();
    await add(tx, by, {
      trip,
      one: { key: `${key ?? `trip:${tripId}`}:part`, payeeType, payeeId, currency, amount, dueDate, quoteFingerprint },
    });
  }
  await releasePayouts(tx, by, tripId);
}
