// For how long beds and places are held for somebody who does not pay: half an hour, asked for again an hour in all, and then others
// have their turn.

import { HOLD_COOLDOWN_MINUTES, HOLD_MINUTES, MAX_HOLD_MINUTES } from '#contract/booking/booking.shapes.ts';
import type { OrderedTrip } from '#contract/booking/draft/current-trip.ts';

const MINUTE_MS = 60_000;

/** In less than this nobody pays: it is not worth asking. */
const SHORTEST_MINUTES = 5;

type Held = Pick<OrderedTrip, 'hostFamilyId' | 'fromDate' | 'toDate' | 'camps'>;

/** Whether two bookings want a bed of one family on a night, or a place in one week of a camp. */
export function isSameStay(one: Held, other: Held): boolean {
  const isSameStay = one.hostFamilyId === other.hostFamilyId && one.fromDate < other.toDate && other.fromDate < one.toDate;
  const weeks = new Set(one.camps.map(({ scheduleId }) => scheduleId));
  return isSameStay || other.camps.some(({ scheduleId }) => weeks.has(scheduleId));
}

/** Since when something is held now: since it was first, unless that is so long ago that it can be held anew. */
export function findHoldStart(before: readonly Date[], now: Date): Date {
  const again = HOLD_COOLDOWN_MINUTES * MINUTE_MS;
  const recent = before.map((since) => since.getTime()).filter((since) => now.getTime() - since < again);
  return new Date(Math.min(now.getTime(), ...recent));
}

/** Until when it is held, if it may be; else in how many minutes it can be held again. */
export function computeHold(since: Date, now: Date): { readonly until: Date } | { readonly againIn: number } {
  const end = since.getTime() + MAX_HOLD_MINUTES * MINUTE_MS;
  const until = Math.min(now.getTime() + HOLD_MINUTES * MINUTE_MS, end);
  if (until - now.getTime() >= SHORTEST_MINUTES * MINUTE_MS) return { until: new Date(until) };
  return { againIn: Math.ceil((since.getTime() + HOLD_COOLDOWN_MINUTES * MINUTE_MS - now.getTime()) / MINUTE_MS) };
}
