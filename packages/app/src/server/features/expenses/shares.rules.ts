// Rules of shares: splits an expense down to the smallest unit of its currency, so that the shares always add up to it.

import { type AmountMath, allocate } from '@hosted-stay/pricing-core/amounts';
import type { SplitRule } from '#contract/finance/expenses/expense-states.ts';

/** A trip that bears a part, with the account that is billed for it. */
export interface BearingTrip {
  readonly tripId: number;
  /** Null if no account is billed: then the trip counts as its own bearer. */
  readonly parentId: number | null;
}

export interface Share {
  readonly tripId: number;
  readonly amount: string;
}

/** Groups trips by bearer, in the order of their first trip. */
export function groupByBearer<One extends BearingTrip>(trips: readonly One[]): One[][] {
  const byBearer = new Map<string, One[]>();
  for (const trip of trips.toSorted((a, b) => a.tripId - b.tripId)) {
    const bearer = trip.parentId === null ? `trip ${trip.tripId}` : `parent ${trip.parentId}`;
    byBearer.set(bearer, [...(byBearer.get(bearer) ?? []), trip]);
  }
  return [...byBearer.values()];
}

/** Returns parts that differ by at most one smallest unit, the larger ones first. */
function splitEvenly(amount: string, count: number, { currency }: AmountMath): string[] {
  const allocated = allocate(amount, Array<number>(count).fill(1), currency);
  return allocated.ok ? allocated.value.shares.map((share) => share.amount) : [];
}

/**
 * Splits an expense by a rule, in the order of the trips' IDs: `per_student` gives each trip the same part, `equal` each parent, divided
 * among the parent's trips. The shares add up to the amount.
 * @example splitAmount('100.00', 'per_student', [{ tripId: 1, parentId: 7 }, …], euros) // 33.34, 33.33, 33.33
 */
export function splitAmount(
  amount: string,
  { rule, trips }: { rule: Exclude<SplitRule, 'by_hand'>; trips: readonly BearingTrip[] },
  math: AmountMath,
): Share[] {
  const parts = rule === 'equal' ? groupByBearer(trips) : trips.toSorted((a, b) => a.tripId - b.tripId).map((trip) => [trip]);
  const amounts = parts.length === 0 ? [] : splitEvenly(amount, parts.length, math);
  return parts
    .flatMap((own, index) => {
      const within = splitEvenly(amounts[index] ?? math.zero, own.length, math);
      return own.map(({ tripId }, place) => ({ tripId, amount: within[place] ?? math.zero }));
    })
    .sort((a, b) => a.tripId - b.tripId);
}

/** Returns the trips of bearers who pay one smallest unit more than others due to rounding. */
export function findRoundedUp(rule: SplitRule, shares: readonly (BearingTrip & Share)[], { sum, compare }: AmountMath): Set<number> {
  if (rule === 'by_hand') return new Set();
  const parts = rule === 'equal' ? groupByBearer(shares) : shares.map((share) => [share]);
  const sums = parts.map((own) => sum(own.map(({ amount }) => amount)));
  const least = sums.reduce((low, one) => (compare(one, low) < 0 ? one : low), sums[0] ?? '0');
  return new Set(
    parts.flatMap((own, index) => (compare(sums[index] ?? least, least) > 0 ? own.slice(0, 1) : [])).map(({ tripId }) => tripId),
  );
}

/** Returns by how much shares set by hand are below the amount; negative if above it. */
export function computeMissing(amount: string, shares: readonly Pick<Share, 'amount'>[], { sum, subtract }: AmountMath): string {
  return subtract(amount, sum(shares.map((share) => share.amount)));
}
