// Decides whether contact details are held back in a conversation. The same on the server and on screen.

import type { OfferState } from '#contract/trips/offer.machine.ts';
import { AGREED_STATES, type TripState } from '#contract/trips/states.ts';
import type { ConversationType } from './message.ts';

/** What decides whether contact details are held back. */
export interface HoldingFacts {
  readonly type: ConversationType;
  readonly trip: { readonly state: TripState } | null;
  readonly offer: { readonly state: OfferState } | null;
}

/** Returns whether contact details are held back: between parents and a family until the stay with this family is booked. */
export function areContactDetailsHeld({ type, trip, offer }: HoldingFacts): boolean {
  if (type !== 'trip-host-family') return false;
  const isAgreed = trip !== null && (AGREED_STATES as readonly TripState[]).includes(trip.state);
  return !isAgreed || offer?.state !== 'accepted';
}
