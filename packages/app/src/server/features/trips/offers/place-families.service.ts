// Asks the chosen family of a trip and puts its backup on the waiting list.

import type { Transaction } from '#server/db/database.ts';
import { isAsked } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { findFamilyToAsk, type TripRow } from '#server/features/trips/trip.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange, systemActor } from '#server/platform/record-change.ts';
import { postEnquiryMessage, postSystemMessage } from './offer-messages.service.ts';
import { listOffersOfTrips, type OfferRow } from './offers.queries.ts';
import { createOffer, isUnasked, shortlistOffer, transitionOffer } from './transition-offer.service.ts';

/**
 * Asks the chosen family, in whatever way it came onto the list.
 * @throws AppError `noFamilyChosen` if it is out
 */
export async function askChosenFamily(
  tx: Transaction,
  by: Actor,
  { trip, hostFamilyId }: { trip: TripRow; hostFamilyId: number },
): Promise<OfferRow> {
  const known = (await listOffersOfTrips(tx, [trip.id])).find((one) => one.hostFamilyId === hostFamilyId);
  if (known !== undefined && ['declined', 'rejected', 'withdrawn', 'accepted'].includes(known.state)) throw new AppError('noFamilyChosen');
  if (known !== undefined && isAsked(known.state)) return known;
  const asked =
    known === undefined
      ? await createOffer(tx, by, { trip, hostFamilyId, state: 'awaiting_review' })
      : await transitionOffer(tx, by, { trip, offer: await shortlistOffer(tx, by, { trip, offer: known }), to: 'awaiting_review' });
  if (asked === null) throw new AppError('noFamilyChosen');
  if (known === undefined || isUnasked(known.state)) await postEnquiryMessage(tx, by, { trip, offer: asked });
  return asked;
}

const STATES_THAT_CAN_WAIT: readonly OfferRow['state'][] = ['new', 'potential', 'pending_submission', 'awaiting_review', 'considering'];

/** Returns whether a family can wait for a trip: it already does, or it is live and not out. */
export async function canWait(tx: Transaction, trip: TripRow, hostFamilyId: number): Promise<boolean> {
  const known = (await listOffersOfTrips(tx, [trip.id])).find((one) => one.hostFamilyId === hostFamilyId);
  if (known?.state === 'waiting_list') return true;
  if (known !== undefined && !STATES_THAT_CAN_WAIT.includes(known.state)) return false;
  return (await findFamilyToAsk(tx, hostFamilyId))?.isLive === true;
}

/** Records that the named backup is no longer available and notifies parent and staff; the reservation goes on. */
export async function notifyBackupUnavailable(tx: Transaction, by: Actor, trip: TripRow, lostId: number): Promise<void> {
  const changes = { backupHostFamilyId: { before: lostId, after: trip.backupHostFamilyId } };
  await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: trip.id, changes });
  // Sent as the system, so that the person who books is notified too.
  await notifyTripEvent(tx, systemActor(by.app), { trip, event: 'backupOut', to: ['parent', 'staff'] });
}

/** Puts a backup on the waiting list; it is not asked, and no beds are held. Returns false if the family is out. */
export async function addToWaitingList(
  tx: Transaction,
  by: Actor,
  { trip, hostFamilyId }: { trip: TripRow; hostFamilyId: number },
): Promise<boolean> {
  const known = (await listOffersOfTrips(tx, [trip.id])).find((one) => one.hostFamilyId === hostFamilyId);
  if (known?.state === 'waiting_list') return true;
  if (known !== undefined && !STATES_THAT_CAN_WAIT.includes(known.state)) return false;
  const offer =
    known === undefined
      ? await createOffer(tx, by, { trip, hostFamilyId, state: 'waiting_list', rank: 1 })
      : await transitionOffer(tx, by, {
          ...{ trip, offer: await shortlistOffer(tx, by, { trip, offer: known }), to: 'waiting_list', fields: { rank: 1 } },
        });
  if (offer === null) return false;
  await postSystemMessage(tx, by, { trip, offers: [offer], sentence: 'waitingList' });
  await notifyTripEvent(tx, by, { trip, event: 'waiting', to: [], hosts: [offer.hostUserId] });
  return true;
}
