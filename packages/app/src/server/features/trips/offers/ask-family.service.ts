// Makes a draft an enquiry, and asks families that are on its list.

import type { Transaction } from '#server/db/database.ts';
import { defineTransition, prepareNothing } from '#server/features/trips/lifecycle/transition.service.ts';
import type { TransitionInput } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { findTripRow, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { postEnquiryMessage } from './offer-messages.service.ts';
import type { OfferRow } from './offers.queries.ts';
import { isUnasked, shortlistOffer, transitionOffer } from './transition-offer.service.ts';

const enquire = defineTransition({
  step: 'enquire',
  prepare: prepareNothing,
  effects: [(tx, by, { trip }) => notifyTripEvent(tx, by, { trip, event: 'enquiry', to: ['staff'] })],
});

/**
 * Makes a draft an enquiry and notifies staff; a trip in any other state stays as it is.
 * @throws AppError `nobodyAsked` if there is neither a family nor a camp
 */
export async function convertToEnquiry(
  tx: Transaction,
  by: Actor,
  trip: TripRow,
  input: Pick<TransitionInput, 'hostFamilyId'> = {},
): Promise<TripRow> {
  const now = trip.state === 'new' ? ((await findTripRow(tx, trip.id)) ?? trip) : trip;
  return now.state === 'new' ? enquire(tx, by, now, { by: 'product', ...input }) : now;
}

/** Asks a family on the list of a locked trip, or asks it again. */
export async function askFamilyOfOffer(
  tx: Transaction,
  by: Actor,
  { trip, offer, reason = '' }: { trip: TripRow; offer: OfferRow; reason?: string },
): Promise<void> {
  const enquired = await convertToEnquiry(tx, by, trip);
  const listed = await shortlistOffer(tx, by, { trip: enquired, offer });
  const asked = await transitionOffer(tx, by, { trip: enquired, offer: listed, to: 'awaiting_review', reason });
  if (isUnasked(offer.state)) await postEnquiryMessage(tx, by, { trip: enquired, offer: asked });
  await notifyTripEvent(tx, by, { trip: enquired, event: 'asked', to: [], hosts: [offer.hostUserId] });
}
