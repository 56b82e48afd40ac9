// Transitions of a stay that takes place: start, complete, close; and reopen or correct it afterwards.

import { releasePayouts } from '#server/features/payouts/payouts.public.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { listAcceptedOffers, listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { defineTransition, type Effect, prepareNothing } from './transition.service.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

type Recipient = Parameters<typeof notifyTripEvent>[2]['to'][number];

const toHostUserIds = (offers: readonly OfferRow[]) => offers.map(({ hostUserId }) => hostUserId);

/** Posts the event in the stay's conversation and notifies those concerned. */
function announce(event: 'started' | 'completed', to: readonly Recipient[]): Effect {
  return async (tx, by, { trip }) => {
    const offers = await listAcceptedOffers(tx, trip.id);
    await postSystemMessage(tx, by, { trip, offers, sentence: event });
    await notifyTripEvent(tx, by, { trip, event, to, hosts: toHostUserIds(offers) });
  };
}

export const startTrip = defineTransition({ step: 'start', prepare: prepareNothing, effects: [announce('started', ['parent'])] });

/** Completes a stay: its payouts become due. */
export const completeTrip = defineTransition({
  step: 'complete',
  prepare: prepareNothing,
  effects: [(tx, by, { trip }) => releasePayouts(tx, by, trip.id), announce('completed', ['parent', 'finance'])],
});

export const closeTrip = defineTransition({ step: 'close', prepare: prepareNothing, effects: [] });

/** Makes a cancelled trip a draft again: families must be asked again, and no price is agreed. */
export const reopenTrip = defineTransition({
  step: 'reopen',
  prepare: async () => ({ fields: { quoteFingerprint: null } }),
  effects: [
    async (tx, by, { trip }) => postSystemMessage(tx, by, { trip, offers: await listOffersOfTrips(tx, [trip.id]), sentence: 'reopened' }),
  ],
});

/** Reopens a closed trip to correct its invoices only. */
export const correctTrip = defineTransition({ step: 'correct', prepare: prepareNothing, effects: [] });
