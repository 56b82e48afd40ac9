// Transitions of a booked stay in customer service: into it, back, to another family, and releasing the family.

import type { Transaction } from '#server/db/database.ts';
import { releaseBeds } from '#server/features/inventory/inventory.public.ts';
import { voidPayouts } from '#server/features/payouts/payouts.public.ts';
import { voidPurchases } from '#server/features/purchases/purchases.public.ts';
import { billTripOnce, isLeftToGroup } from '#server/features/trips/money/bill-trip.service.ts';
import { assertFamilyLive } from '#server/features/trips/offers/assert-family.service.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { listAcceptedOffers, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { askChosenFamily } from '#server/features/trips/offers/place-families.service.ts';
import { transitionOffer } from '#server/features/trips/offers/transition-offer.service.ts';
import { finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { moveToFamily } from './holds.service.ts';
import { defineTransition, prepareNothing } from './transition.service.ts';
import type { TransitionInput } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

const STAFF = ['Coordinator', 'Agent', 'Administrator', 'Finance'] as const;

/** Moves a locked trip to customer service and notifies staff. */
export const moveToCustomerService = defineTransition({
  step: 'needCare',
  prepare: prepareNothing,
  effects: [
    async (tx, by, { trip, input: { reason = '' } }) => {
      const offers = await listAcceptedOffers(tx, trip.id);
      await postSystemMessage(tx, by, { trip, offers, sentence: 'needsCare', reason, requireRoles: [...STAFF] });
      await notifyTripEvent(tx, by, { trip, event: 'needsCare', to: ['staff'] });
    },
  ],
});

/** The same without messages, for events that send their own. */
export const markForCustomerService = defineTransition({ step: 'needCare', prepare: prepareNothing, effects: [] });

export const resumeTrip = defineTransition({
  step: 'resume',
  prepare: prepareNothing,
  effects: [
    (tx, by, { trip }) => finishTasks(tx, by, { tripId: trip.id, kinds: ['startInDoubt'], state: 'done' }),
    async (tx, by, { trip }) => {
      const offers = await listAcceptedOffers(tx, trip.id);
      await postSystemMessage(tx, by, { trip, offers, sentence: 'resumed', requireRoles: [...STAFF] });
    },
  ],
});

/** Undoes the effects of a booking: beds, payouts and the suppliers' invoices. */
async function undoBooking(tx: Transaction, by: Actor, tripId: number, reason: string): Promise<void> {
  await releaseBeds(tx, { tripId });
  await voidPayouts(tx, by, { tripId, reason });
  await voidPurchases(tx, by, { tripId, reason });
}

/** Releases the family of an accepted offer: at its own request (`withdrawn`) or for another family (`rejected`). */
export async function releaseFamily(
  tx: Transaction,
  by: Actor,
  { trip, offer, to, reason }: { trip: TripRow; offer: OfferRow; to: 'withdrawn' | 'rejected'; reason: string },
): Promise<TripRow> {
  const out = await transitionOffer(tx, by, { trip, offer, to, reason });
  await undoBooking(tx, by, trip.id, reason);
  const isCaredFor = trip.state === 'customer_service';
  const moved = isCaredFor ? trip : await markForCustomerService(tx, by, trip, { by: 'product', reason });
  await postSystemMessage(tx, by, { trip: moved, offers: [out], sentence: to });
  await notifyTripEvent(tx, by, { trip: moved, event: 'withdrawn', to: ['parent', 'staff'], hosts: [offer.hostUserId] });
  return moved;
}

interface RehouseInput extends TransitionInput {
  readonly hostFamilyId: number;
}

/**
 * Moves a locked trip in customer service to another family: the trip is reserved again and that family is asked.
 * @throws AppError `noOtherFamily`, `familyNotLive`, `bedsTaken`, `quoteRefused`
 */
export const rehouseTrip = defineTransition<RehouseInput>({
  step: 'rehouse',
  async prepare(tx, by, trip, { hostFamilyId, reason = '' }) {
    await assertFamilyLive(tx, hostFamilyId);
    for (const offer of await listAcceptedOffers(tx, trip.id)) await releaseFamily(tx, by, { trip, offer, to: 'rejected', reason });
    await undoBooking(tx, by, trip.id, reason);
    return { fields: await moveToFamily(tx, by, trip, { hostFamilyId, cause: 'otherFamily' }) };
  },
  effects: [
    async (tx, by, { trip, input: { hostFamilyId } }) => {
      const asked = await askChosenFamily(tx, by, { trip, hostFamilyId });
      if (!(await isLeftToGroup(tx, trip))) await billTripOnce(tx, by, trip);
      await postSystemMessage(tx, by, { trip, offers: [asked], sentence: 'reserved', action: 'answerOffer' });
      await notifyTripEvent(tx, by, { trip, event: 'reserved', to: ['parent', 'staff'], hosts: [asked.hostUserId] });
    },
  ],
});
