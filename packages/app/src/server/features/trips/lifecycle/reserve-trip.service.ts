// Reserves a trip: chooses its family, holds the beds and bills the stay.

import type { PriceCause } from '#contract/trips/price-changes.ts';
import type { Transaction } from '#server/db/database.ts';
import { listPriceInvoicesOfStay } from '#server/features/finance/finance.public.ts';
import { releaseBeds, releasePlaces } from '#server/features/inventory/inventory.public.ts';
import { findConversationsOfOffers, listTripsWithCompleteStudents } from '#server/features/messaging/conversations.public.ts';
import { findSellerAt } from '#server/features/trips/create/load-stay.service.ts';
import { billOrCompare, isLeftToGroup, quoteAt, renewSharedPrice, updatePrice } from '#server/features/trips/money/bill-trip.service.ts';
import { assertFamilyLive } from '#server/features/trips/offers/assert-family.service.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import {
  addToWaitingList,
  askChosenFamily,
  canWait,
  notifyBackupUnavailable,
} from '#server/features/trips/offers/place-families.service.ts';
import { findCarrier } from '#server/features/trips/sharing/carrier.service.ts';
import { lockTrip, type TripRow, updateTripRow } from '#server/features/trips/trip.queries.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { holdCampPlaces, holdFamilyBeds } from './holds.service.ts';
import { defineTransition, type Effect, type Prepared } from './transition.service.ts';
import { isOpen, type TransitionInput } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

interface ReserveInput {
  readonly tripId: number;
  /** The order whose holds pass to the trip. */
  readonly orderId?: number;
  /** Whether parents bought the stay themselves, at a price that they saw, rather than staff reserving it for them. */
  readonly isBought?: boolean;
  readonly reason?: string;
  /** The family, if it differs from the trip's. */
  readonly hostFamilyId?: number;
  /** The reason for a difference from the amount billed before. */
  readonly cause?: PriceCause;
}

export interface Reservation {
  readonly invoiceId: number | null;
  readonly offerId: number | null;
  readonly conversationId: number | null;
}

/** Returns the existing reservation of a trip. */
async function findReservation(tx: Transaction, trip: TripRow): Promise<Reservation> {
  const offer = (await listOffersOfTrips(tx, [trip.id])).find(({ hostFamilyId }) => hostFamilyId === trip.hostFamilyId);
  const conversations = await findConversationsOfOffers(tx, offer === undefined ? [] : [offer.id]);
  const [billed] = await listPriceInvoicesOfStay(tx, trip.id);
  return { invoiceId: billed?.id ?? null, offerId: offer?.id ?? null, conversationId: conversations.get(offer?.id ?? 0) ?? null };
}

interface ReserveTransition extends TransitionInput {
  readonly hostFamilyId: number;
  readonly orderId: number | undefined;
  readonly isBought: boolean;
  readonly cause: PriceCause;
}

interface PreparedReservation extends Prepared {
  /** `namedBackupId` is the backup named in the trip, `backupId` the one that waits: null if the named one can't any more. */
  readonly namedBackupId: number | null;
  readonly backupId: number | null;
  /** Whether a backup camp replaced a camp of the agreed price. */
  readonly isCampToSettle: boolean;
}

/** Returns the fingerprint of the price to agree. Those concerned are told of it if another one was agreed, and its payer is lost. */
function priceAt(
  tx: Transaction,
  by: Actor,
  trip: TripRow,
  { hostFamilyId, isLost }: { hostFamilyId: number; isLost: boolean },
): Promise<string> {
  return isLost ? renewSharedPrice(tx, by, trip, hostFamilyId) : quoteAt(tx, by, trip, hostFamilyId);
}

/** Holds beds and places, releasing those of the paid order first, and finds price, seller and backup. */
async function prepareReservation(tx: Transaction, by: Actor, trip: TripRow, input: ReserveTransition): Promise<PreparedReservation> {
  const { hostFamilyId, orderId } = input;
  await assertFamilyLive(tx, hostFamilyId);
  if (orderId !== undefined) {
    await releaseBeds(tx, { orderId });
    await releasePlaces(tx, { orderId });
  }
  await holdFamilyBeds(tx, by, trip, hostFamilyId);
  const isCampReplaced = await holdCampPlaces(tx, by, trip);
  const isAgreed = trip.quoteFingerprint !== null && hostFamilyId === trip.hostFamilyId;
  const isLost = isAgreed && (await findCarrier(by.app, tx, trip))?.isUnderpriced === true;
  const isPriced = isAgreed && !isLost;
  const quoteFingerprint = isPriced ? trip.quoteFingerprint : await priceAt(tx, by, trip, { hostFamilyId, isLost });
  const namedBackupId = trip.backupHostFamilyId === hostFamilyId ? null : trip.backupHostFamilyId;
  const backupId = namedBackupId !== null && (await canWait(tx, trip, namedBackupId)) ? namedBackupId : null;
  const businessId = await findSellerAt(tx, trip, hostFamilyId);
  const fields = { hostFamilyId, backupHostFamilyId: backupId, quoteFingerprint, businessId };
  return { fields, namedBackupId, backupId, isCampToSettle: isCampReplaced && isPriced };
}

type ReserveEffect = Effect<ReserveTransition, PreparedReservation>;

const placeBackup: ReserveEffect = async (tx, by, { trip, prepared: { backupId, namedBackupId } }) => {
  if (backupId !== null) await addToWaitingList(tx, by, { trip, hostFamilyId: backupId });
  else if (namedBackupId !== null) await notifyBackupUnavailable(tx, by, trip, namedBackupId);
};

const billReservation: ReserveEffect = async (tx, by, { trip, input: { hostFamilyId, cause, isBought }, prepared: { isCampToSettle } }) => {
  if (isBought || !(await isLeftToGroup(tx, trip))) await billOrCompare(tx, by, trip, cause);
  // The agreed price is billed; staff settle the price difference of the backup camp.
  if (isCampToSettle) await updateTripRow(tx, trip.id, await updatePrice(tx, by, trip, { hostFamilyId, cause: 'camp' }));
};

const announceReservation: ReserveEffect = async (tx, by, { trip, input: { hostFamilyId } }) => {
  const offers = (await listOffersOfTrips(tx, [trip.id])).filter((one) => one.hostFamilyId === hostFamilyId);
  await postSystemMessage(tx, by, { trip, offers, sentence: 'reserved', action: 'answerOffer' });
  const isComplete = (await listTripsWithCompleteStudents(tx, [trip.id])).has(trip.id);
  if (!isComplete)
    await postSystemMessage(tx, by, { trip, offers, sentence: 'dataMissing', requireRoles: ['Parent'], action: 'completeData' });
  const hosts = offers.map(({ hostUserId }) => hostUserId);
  await notifyTripEvent(tx, by, { trip, event: 'reserved', to: ['staff', 'parent'], hosts, isReceipt: true });
};

const takeReservation = defineTransition<ReserveTransition, PreparedReservation>({
  step: 'reserve',
  prepare: prepareReservation,
  effects: [
    (tx, by, { trip, input: { hostFamilyId } }) => askChosenFamily(tx, by, { trip, hostFamilyId }),
    placeBackup,
    billReservation,
    announceReservation,
  ],
});

/**
 * Reserves a trip: asks its family to answer, puts the backup on the waiting list, holds beds and places, and bills the agreed price or
 * compares it with what was billed before. A repeated call changes nothing.
 * @throws AppError `tripMoved`, `noFamilyChosen`, `bedsTaken`, `placesTaken`, `familyNotLive`, `quoteRefused`
 */
export async function reserveTrip(tx: Transaction, by: Actor, input: ReserveInput): Promise<Reservation> {
  const { tripId, orderId, isBought = false, reason = '', hostFamilyId, cause = 'otherFamily' } = input;
  const trip = await lockTrip(tx, tripId);
  if (trip === null) throw notFound();
  if (trip.state === 'reserved' && (hostFamilyId === undefined || hostFamilyId === trip.hostFamilyId)) return findReservation(tx, trip);
  if (!isOpen(trip.state)) throw new AppError('tripMoved');
  const familyId = hostFamilyId ?? trip.hostFamilyId;
  if (familyId === null) throw new AppError('noFamilyChosen', { field: 'hostFamilyId' });
  const moved = await takeReservation(tx, by, trip, { by: 'product', reason, hostFamilyId: familyId, orderId, isBought, cause });
  return findReservation(tx, moved);
}
