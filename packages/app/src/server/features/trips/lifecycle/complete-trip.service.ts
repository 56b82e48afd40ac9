// How a stay takes place and ends: it starts, is over, is closed; or is opened again.

import { releasePayouts } from '#server/features/payouts/payouts.public.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { listAcceptedOffers, listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { defineTransition, type Effect, prepareNothing } from './transition.service.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

type Recipient = Parameters<typeof notifyTripEvent>[2]['to'][number];

const toHostUserIds = (offers: readonly OfferRow[]) => offers.map(({ hostUserId }) => hostUserId);

/** Tells everybody in the stay's conversation, and those who are concerned by notification. */
function announce(event: 'started' | 'completed', to: readonly Recipient[]): Effect {
  return async (tx, by, { trip }) => {
    const offers = await listAcceptedOffers(tx, trip.id);
    await postSystemMessage(tx, by, { trip, offers, sentence: event });
    await notifyTripEvent(tx, by, { trip, event, to, hosts: toHostUserIds(offers) });
  };
}

export const startTrip = defineTransition({ step: 'start', prepare: prepareNothing, effects: [announce('started', ['parent'])] });

/** The stay is over: what it brings its hosts is owed from now on. */
export const completeTrip = defineTransition({
  step: 'complete',
  prepare: prepareNothing,
  effects: [(tx, by, { trip }) => releasePayouts(tx, by, trip.id), announce('completed', ['parent', 'finance'])],
});

export const closeTrip = defineTransition({ step: 'close', prepare: prepareNothing, effects: [] });

/** A cancelled trip is a draft again; families have to be asked again, and nothing of its price is agreed. */
export const reopenTrip = defineTransition({
  step: 'reopen',
  prepare: async () => ({ fields: { quoteFingerprint: null } }),
  effects: [
    async (tx, by, { trip }) => postSystemMessage(tx, by, { trip, offers: await listOffersOfTrips(tx, [trip.id]), sentence: 'reopened' }),
  ],
});

/** A closed trip is open again for its invoices alone. */
export const correctTrip = defineTransition({ step: 'correct', prepare: prepareNothing, effects: [] });
