// Passes a reservation on to the next waiting family, to another one that was asked, or releases it.

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

/** Errors after which the next waiting family is tried. */
const REASONS_TO_TRY_NEXT = ['bedsTaken', 'quoteRefused', 'noPriceBook', 'familyNotLive'];

/** Tries a waiting family in a savepoint, so that a failed attempt leaves no changes. Returns null if the family can't take over. */
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

/** Returns the families that can take over: the waiting ones by rank, then the others that were asked, in that order. */
function listNextFamilies(offers: readonly OfferRow[], trip: TripRow): OfferRow[] {
  const others = offers.filter(({ state, hostFamilyId }) => isAsked(state) && hostFamilyId !== trip.hostFamilyId);
  return [...listWaitingOffers(offers), ...others];
}

interface PassOnInput extends TransitionInput {
  readonly offer: OfferRow;
  /** The trip's new family and price; the beds are already held. */
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
 * Handles the loss of the chosen family of a locked, reserved trip: asks the next free family on the waiting list, or else another one that
 * was asked and can still accept. If there is neither, the trip becomes an enquiry again, and its parent or staff choose another family.
 * With `firstId`, that family is tried before all others.
 */
export async function askNextFamily(
  tx: Transaction,
  by: Actor,
  trip: TripRow,
  { reason = '', firstId }: { reason?: string; firstId?: number } = {},
): Promise<TripRow> {
  const others = listNextFamilies(await listOffersOfTrips(tx, [trip.id]), trip);
  const isFirst = ({ hostFamilyId }: OfferRow) => hostFamilyId === firstId;
  const inLine = [...others.filter(isFirst), ...others.filter((offer) => !isFirst(offer))];
  for (const offer of inLine) {
    const home = await tryBackup(tx, by, trip, offer);
    if (home === null) continue;
    const next = inLine.slice(inLine.indexOf(offer) + 1).find(({ state }) => state === 'waiting_list');
    const nextBackupId = next?.hostFamilyId ?? null;
    return passOn(tx, by, trip, { by: 'product', reason, hostFamilyId: offer.hostFamilyId, offer, home, nextBackupId });
  }
  return releaseTrip(tx, by, trip, { by: 'product', reason });
}

/** Notifies parent and staff that the backup was booked, because the chosen family was taken before the payment arrived. */
export async function notifyBackupBooked(tx: Transaction, by: Actor, tripId: number): Promise<void> {
  const trip = await lockTrip(tx, tripId);
  if (trip !== null) await notifyTripEvent(tx, by, { trip, event: 'backupAsked', to: ['parent', 'staff'] });
}

/**
 * Releases the chosen family: frees its beds and creates a task for staff to find another one. Invoice and payment stay as a credit, with
 * the camp places that were billed.
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
      // A parent who has paid also learns what happens with the money and what they can do.
      if (isPaid) await notifyTripEvent(tx, by, { trip, event: 'familyToChoose', to: ['parent'] });
    },
  ],
});
