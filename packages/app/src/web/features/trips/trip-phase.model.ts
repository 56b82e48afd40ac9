// Whether a trip is still to come or over, which decides what is worth being told of it.

import { BEFORE_BOOKED_STATES, PAST_STATES, type TripState } from '#contract/trips/states.ts';

/** No day of it is to come, and nobody looks for anything for it any more. */
export function isOver(state: TripState): boolean {
  return (PAST_STATES as readonly TripState[]).includes(state);
}

/** No family has accepted yet. */
export function isBeforeBooked(state: TripState): boolean {
  return (BEFORE_BOOKED_STATES as readonly TripState[]).includes(state);
}

/** A backup may still step in. */
export function isBackupWanted(state: TripState): boolean {
  return isBeforeBooked(state) || state === 'booked' || state === 'customer_service';
}
