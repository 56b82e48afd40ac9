// How long beds and places are held without payment: half an hour, renewable to an hour in all. A cooldown follows, so that others can
// book them.

import { HOLD_COOLDOWN_MINUTES, HOLD_MINUTES, MAX_HOLD_MINUTES } from '#contract/booking/booking.shapes.ts';
import type { OrderedTrip } from '#contract/booking/draft/current-trip.ts';

const MINUTE_MS = 60_000;

/** The shortest useful hold: nobody can pay in less time. */
const SHORTEST_MINUTES = 5;

type Held = Pick<OrderedTrip, 'hostFamilyId' | 'fromDate' | 'toDate' | 'camps'>;

/** Whether two bookings overlap: the same family on a common night, or the same week of a camp. */
export function isSameStay(one: Held, other: Held): boolean {
  const isSameStay = one.hostFamilyId === other.hostFamilyId && one.fromDate < other.toDate && other.fromDate < one.toDate;
  const weeks = new Set(one.camps.map(({ scheduleId }) => scheduleId));
  return isSameStay || other.camps.some(({ scheduleId }) => weeks.has(scheduleId));
}

/** Returns when the current hold started: at the earliest of the previous holds within the cooldown, or else now. */
export function findHoldStart(before: readonly Date[], now: Date): Date {
  const again = HOLD_COOLDOWN_MINUTES * MINUTE_MS;
  const recent = before.map((since) => since.getTime()).filter((since) => now.getTime() - since < again);
  return new Date(Math.min(now.getTime(), ...recent));
}

/** Returns the end of the hold, or in how many minutes a new hold is possible. */
export function computeHold(since: Date, now: Date): { readonly until: Date } | { readonly againIn: number } {
  const end = since.getTime() + MAX_HOLD_MINUTES * MINUTE_MS;
  const until = Math.min(now.getTime() + HOLD_MINUTES * MINUTE_MS, end);
  if (until - now.getTime() >= SHORTEST_MINUTES * MINUTE_MS) return { until: new Date(until) };
  return { againIn: Math.ceil((since.getTime() + HOLD_COOLDOWN_MINUTES * MINUTE_MS - now.getTime()) / MINUTE_MS) };
}
