// Whether a trip is still to come or over, which decides what is worth being told of it.

import type { TripState } from '#contract/trips/states.ts';

const OVER: readonly TripState[] = ['completed', 'closed', 'cancelled'];
const BEFORE: readonly TripState[] = ['new', 'enquiry', 'reserved'];

/** No day of it is to come, and nobody looks for anything for it any more. */
export function isOver(state: TripState): boolean {
  return OVER.includes(state);
}

/** No family has accepted yet. */
export function isBeforeBooked(state: TripState): boolean {
  return BEFORE.includes(state);
}

/** A backup may still step in. */
export function isBackupWanted(state: TripState): boolean {
  return isBeforeBooked(state) || state === 'booked' || state === 'customer_service';
}
