// Decides whether people can write in a conversation, and if not, why. The same on the server and on screen.

import { CLOSING_DAYS } from '#contract/platform/constants.ts';
import { addDays } from '#contract/platform/days.ts';
import { isOfferOpen, type OfferState } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { ClosedReason } from './conversation.shapes.ts';
import type { ConversationType } from './message.ts';

/** What decides whether a conversation is open. Days are civil dates in the time zone of the product. */
export interface ClosingFacts {
  readonly type: ConversationType;
  /** Whether a request to support was closed. */
  readonly isSupportClosed: boolean;
  readonly trip: { readonly state: TripState; readonly toDate: string } | null;
  /** The last day of an offer, if it differs from the trip's. */
  readonly offer: { readonly state: OfferState; readonly toDate: string | null } | null;
  readonly today: string;
}

/** States in which a trip without an offer allows nothing. */
const OVER: readonly TripState[] = ['closed', 'cancelled'];

/**
 * Returns why a conversation is read-only for everyone, or null while it is open. A request to support is closed by being archived; an
 * offer's conversation 3 days after its last day, or in a state that its trip does not allow; any other conversation of a trip 7 days after
 * the last day; a group without a trip never.
 */
export function findClosedReason({ type, isSupportClosed, trip, offer, today }: ClosingFacts): ClosedReason | null {
  if (type === 'customer-support') return isSupportClosed ? 'archived' : null;
  if (trip === null) return null;
  if (offer !== null) {
    if (today > addDays(offer.toDate ?? trip.toDate, CLOSING_DAYS.offer)) return 'offerOver';
    if (isOfferOpen(trip.state, offer.state)) return null;
    return OVER.includes(trip.state) ? 'tripState' : 'offerState';
  }
  if (OVER.includes(trip.state)) return 'tripState';
  return today > addDays(trip.toDate, CLOSING_DAYS.trip) ? 'tripOver' : null;
}
