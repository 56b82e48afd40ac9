// Whether a trip is upcoming or over, which decides what is shown.

import { BEFORE_BOOKED_STATES, PAST_STATES, type TripState } from '#contract/trips/states.ts';

/** Returns whether no day is left and nothing has to be arranged any more. */
export function isOver(state: TripState): boolean {
  return (PAST_STATES as readonly TripState[]).includes(state);
}

/** Returns whether no family has accepted yet. */
export function isBeforeBooked(state: TripState): boolean {
  return (BEFORE_BOOKED_STATES as readonly TripState[]).includes(state);
}

/** Returns whether a backup may still be needed. */
export function isBackupWanted(state: TripState): boolean {
  return isBeforeBooked(state) || state === 'booked' || state === 'customer_service';
}
