// Books a reserved trip when a family accepts, with all consequences in the same transaction.

import type { Transaction } from '#server/db/database.ts';
import { confirmBeds, countTakenBeds } from '#server/features/inventory/inventory.public.ts';
import { schedulePayouts } from '#server/features/payouts/payouts.public.ts';
import { draftPurchases } from '#server/features/purchases/purchases.public.ts';
import { assertFamilyVetted } from '#server/features/trips/offers/assert-family.service.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { countBeds, listOffersOfTrips, listOverlappingOffers, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { transitionOffer } from '#server/features/trips/offers/transition-offer.service.ts';
import { finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import { findTripRow, type TripRow } from '#server/features/trips/trip.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { moveToFamily } from './holds.service.ts';
import { defineTransition } from './transition.service.ts';
import { isAsked, isOut, type TransitionInput } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

/** Rejects the other open offers and notifies the families that were asked; a backup stays on the waiting list. */
async function rejectOtherOffers(tx: Transaction, by: Actor, { trip, accepted }: { trip: TripRow; accepted: OfferRow }): Promise<void> {
  const others = (await listOffersOfTrips(tx, [trip.id])).filter(({ id, state }) => id !== accepted.id && state !== 'waiting_list');
  for (const offer of others.filter(({ state }) => !isOut(state))) {
    const rejected = await transitionOffer(tx, by, { trip, offer, to: 'rejected' });
    await postSystemMessage(tx, by, { trip, offers: [rejected], sentence: 'rejected' });
    if (isAsked(offer.state)) await notifyTripEvent(tx, by, { trip, event: 'notChosen', to: [], hosts: [offer.hostUserId] });
  }
}

/** Notifies the staff of other trips for which this family was asked for the same nights, if its free beds no longer suffice. */
async function notifyClashes(tx: Transaction, by: Actor, { trip, accepted }: { trip: TripRow; accepted: OfferRow }): Promise<void> {
  const { hostFamilyId } = accepted;
  const { fromDate, toDate } = trip;
  const clashing = await listOverlappingOffers(tx, { hostFamilyId, tripId: trip.id, fromDate, toDate });
  if (clashing.length === 0) return;
  const beds = await countBeds(tx, hostFamilyId);
  for (const other of clashing) {
    const taken = await countTakenBeds(tx, [hostFamilyId], { ...other, now: by.app.clock.now() });
    if ((taken.get(hostFamilyId) ?? 0) + other.beds <= beds) continue;
    const row = await findTripRow(tx, other.tripId);
    if (row !== null) await notifyTripEvent(tx, by, { trip: row, event: 'noLongerFits', to: ['staff'] });
  }
}

interface BookInput extends TransitionInput {
  readonly offer: OfferRow;
}

/** The transition with its effects. */
const book = defineTransition<BookInput>({
  step: 'book',
  async prepare(tx, by, trip, { offer, reason = '' }) {
    const { hostFamilyId } = offer;
    // The first family to accept hosts, even if another one was chosen.
    const home = trip.hostFamilyId === hostFamilyId ? {} : await moveToFamily(tx, by, trip, { hostFamilyId, cause: 'otherFamily' });
    await confirmBeds(tx, trip.id);
    await transitionOffer(tx, by, { trip, offer, to: 'accepted', reason });
    return { fields: home };
  },
  effects: [
    (tx, by, { trip, input: { offer } }) => rejectOtherOffers(tx, by, { trip, accepted: offer }),
    (tx, by, { trip }) => finishTasks(tx, by, { tripId: trip.id, kinds: ['startInDoubt'], state: 'done' }),
    (tx, by, { trip }) => schedulePayouts(tx, by, trip.id),
    (tx, by, { trip }) => draftPurchases(tx, by, trip.id),
    async (tx, by, { trip, input: { offer } }) => {
      await postSystemMessage(tx, by, { trip, offers: [offer], sentence: 'accepted', action: 'openTrip' });
      await postSystemMessage(tx, by, { trip, offers: [offer], sentence: 'contactsOpen' });
      await notifyTripEvent(tx, by, { trip, event: 'booked', to: ['parent', 'staff'], hosts: [offer.hostUserId] });
      await notifyClashes(tx, by, { trip, accepted: offer });
    },
  ],
});

/**
 * Books a locked trip for the accepting family: confirms its beds, rejects the other families, schedules payouts and drafts the suppliers'
 * invoices.
 * @throws AppError `offerTaken`, `offerMoved`, `familyNotLive`, `bedsTaken`, `quoteRefused`, `noPriceBook`
 */
export async function bookTrip(
  tx: Transaction,
  by: Actor,
  { trip, offer, reason = '' }: { trip: TripRow; offer: OfferRow; reason?: string },
): Promise<TripRow> {
  const offers = await listOffersOfTrips(tx, [trip.id]);
  if (offers.some(({ id, state }) => state === 'accepted' && id !== offer.id)) throw new AppError('offerTaken');
  if (trip.state !== 'reserved' || !isAsked(offer.state)) throw new AppError(offer.state === 'rejected' ? 'offerTaken' : 'offerMoved');
  await assertFamilyVetted(tx, offer.hostFamilyId);
  return book(tx, by, trip, { by: 'product', offer, hostFamilyId: offer.hostFamilyId, reason });
}
