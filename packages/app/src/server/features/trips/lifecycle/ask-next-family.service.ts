// Passing a reservation on: to the family in waiting, to another one that was asked, or to nobody.

import type { Transaction } from '#server/db/database.ts';
import { isPaidForStay, listPriceInvoicesOfStay } from '#server/features/finance/finance.public.ts';
import { releaseBeds, releasePlaces } from '#server/features/inventory/inventory.public.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { transitionOffer } from '#server/features/trips/offers/transition-offer.service.ts';
import { addTask } from '#server/features/trips/tasks/tasks.service.ts';
import { findFamilyToAsk, lockTrip, type TripRow } from '#server/features/trips/trip.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { moveToFamily } from './holds.service.ts';
import { defineTransition } from './transition.service.ts';
import { isAsked, listWaitingOffers, type TransitionInput } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

/** What keeps a family in waiting from taking over, so that the next one is tried. */
const REASONS_TO_TRY_NEXT = ['bedsTaken', 'quoteRefused', 'noPriceBook', 'familyNotLive'];

/** Tries a family in waiting in a point of its own within the transaction: all of it is done, or nothing. */
async function tryBackup(tx: Transaction, by: Actor, trip: TripRow, offer: OfferRow): Promise<Partial<TripRow> | null> {
  try {
    return await tx.transaction(async (point) => {
      if (!(await findFamilyToAsk(point, offer.hostFamilyId))?.isLive) throw new AppError('familyNotLive');
      return moveToFamily(point, by, trip, {
        hostFamilyId: offer.hostFamilyId,
        cause: offer.state === 'waiting_list' ? 'backup' : 'otherFamily',
      });
    });
  } catch (error) {
    if (error instanceof AppError && REASONS_TO_TRY_NEXT.includes(error.code)) return null;
    throw error;
  }
}

/** Who may take over: those in waiting by their rank, then those that were asked as well, in the order in which they were. */
function listNextFamilies(offers: readonly OfferRow[], trip: TripRow): OfferRow[] {
  const others = offers.filter(({ state, hostFamilyId }) => isAsked(state) && hostFamilyId !== trip.hostFamilyId);
  return [...listWaitingOffers(offers), ...others];
}

interface PassOnInput extends TransitionInput {
  readonly offer: OfferRow;
  /** Its beds are held already, and its price is known. */
  readonly home: Partial<TripRow>;
  readonly nextBackupId: number | null;
}

const passOn = defineTransition<PassOnInput>({
  step: 'passOn',
  prepare: async (_tx, _by, _trip, { home, nextBackupId }) => ({ fields: { ...home, backupHostFamilyId: nextBackupId } }),
  effects: [
    async (tx, by, { trip, input: { offer } }) => {
      const isWaiting = offer.state === 'waiting_list';
      const asked = isWaiting ? await transitionOffer(tx, by, { trip, offer, to: 'awaiting_review' }) : offer;
      await postSystemMessage(tx, by, { trip, offers: [asked], sentence: isWaiting ? 'promoted' : 'reserved', action: 'answerOffer' });
      await notifyTripEvent(tx, by, { trip, event: 'backupAsked', to: ['parent', 'staff'] });
      await notifyTripEvent(tx, by, { trip, event: 'reserved', to: [], hosts: [asked.hostUserId] });
    },
  ],
});

/**
 * The chosen family of a held, reserved trip is out: the next one in waiting that is free is asked in its place, or else one that was asked
 * as well and can still accept. Without either the trip is an enquiry again, and its parent or staff choose another family.
 */
export async function askNextFamily(
  tx: Transaction,
  by: Actor,
  trip: TripRow,
  { reason = '' }: { reason?: string } = {},
): Promise<TripRow> {
  const inLine = listNextFamilies(await listOffersOfTrips(tx, [trip.id]), trip);
  for (const offer of inLine) {
    const home = await tryBackup(tx, by, trip, offer);
    if (home === null) continue;
    const next = inLine.slice(inLine.indexOf(offer) + 1).find(({ state }) => state === 'waiting_list');
    const nextBackupId = next?.hostFamilyId ?? null;
    return passOn(tx, by, trip, { by: 'product', reason, hostFamilyId: offer.hostFamilyId, offer, home, nextBackupId });
  }
  return releaseTrip(tx, by, trip, { by: 'product', reason });
}

/** The backup of a booking was booked, since the chosen family was taken by the time it was paid: parent and staff learn that it is another. */
export async function notifyBackupBooked(tx: Transaction, by: Actor, tripId: number): Promise<void> {
  const trip = await lockTrip(tx, tripId);
  if (trip !== null) await notifyTripEvent(tx, by, { trip, event: 'backupAsked', to: ['parent', 'staff'] });
}

/**
 * Nobody is chosen any more: the beds are free again, invoice and payment stay as a credit with the places of camps that are on it, and
 * staff look for another family.
 */
export const releaseTrip = defineTransition({
  step: 'release',
  async prepare(tx, _by, { id: tripId }) {
    await releaseBeds(tx, { tripId });
    const isBilled = (await listPriceInvoicesOfStay(tx, tripId)).length > 0;
    if (!isBilled) await releasePlaces(tx, { tripId });
    return { fields: { hostFamilyId: null } };
  },
  effects: [
    (tx, by, { trip }) => addTask(tx, by, { tripId: trip.id, kind: 'noFamily', key: String(trip.version) }),
    async (tx, by, { trip }) => {
      const isPaid = await isPaidForStay(tx, trip.id);
      await notifyTripEvent(tx, by, { trip, event: 'noFamily', to: isPaid ? ['staff'] : ['parent', 'staff'] });
      // Who has paid is told what becomes of the money, and what they can do.
      if (isPaid) await notifyTripEvent(tx, by, { trip, event: 'familyToChoose', to: ['parent'] });
    },
  ],
});
