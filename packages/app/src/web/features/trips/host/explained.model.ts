// The sentences that tell a host the status of an offer and what comes next.

import type { OfferState } from '#contract/trips/offer.machine.ts';
import { BEFORE_BOOKED_STATES, type TripState } from '#contract/trips/states.ts';

export type Explanation =
  | 'asked'
  | 'reserved'
  | 'considering'
  | 'booked'
  | 'care'
  | 'running'
  | 'over'
  | 'cancelled'
  | 'declined'
  | 'rejected'
  | 'waiting'
  | 'withdrawn'
  | 'past';

const ACCEPTED: Readonly<Record<TripState, Explanation>> = {
  new: 'booked',
  enquiry: 'booked',
  reserved: 'booked',
  booked: 'booked',
  customer_service: 'care',
  in_progress: 'running',
  completed: 'over',
  closed: 'over',
  cancelled: 'cancelled',
};

const ANSWERABLE: readonly TripState[] = BEFORE_BOOKED_STATES;

/** Returns whether a backup family may still be asked. */
export function isWaitedFor(trip: TripState): boolean {
  return ANSWERABLE.includes(trip) || trip === 'booked' || trip === 'customer_service';
}

/** A host can only accept after the parents have reserved; before that, they can decline or say that they consider it. */
export function getExplanation(offer: OfferState, trip: TripState): Explanation {
  if (offer === 'accepted') return ACCEPTED[trip];
  if (offer === 'declined' || offer === 'rejected' || offer === 'withdrawn') return offer;
  if (trip === 'cancelled') return 'cancelled';
  if (offer === 'waiting_list') return isWaitedFor(trip) ? 'waiting' : 'past';
  if (!ANSWERABLE.includes(trip)) return 'past';
  if (trip === 'reserved') return 'reserved';
  return offer === 'considering' ? 'considering' : 'asked';
}
