// Reserving: a family is chosen, its beds are held, and the stay is billed.

import type { PriceCause } from '#contract/trips/price-changes.ts';
import type { Transaction } from '#server/db/database.ts';
import { listPriceInvoicesOfStay } from '#server/features/finance/finance.public.ts';
import { releaseBeds, releasePlaces } from '#server/features/inventory/inventory.public.ts';
import { findConversationsOfOffers } from '#server/features/messaging/conversations.public.ts';
import { findSellerAt } from '#server/features/trips/create/price-trip.service.ts';
import { billOrCompare, quoteAt, updatePrice } from '#server/features/trips/money/bill-trip.service.ts';
import { assertFamilyLive } from '#server/features/trips/offers/assert-family.service.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import {
  addToWaitingList,
  askChosenFamily,
  canWait,
  notifyBackupUnavailable,
} from '#server/features/trips/offers/place-families.service.ts';
import { lockTrip, type TripRow, updateTripRow } from '#server/features/trips/trip.queries.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { holdCampPlaces, holdFamilyBeds } from './holds.service.ts';
import { defineTransition, type Effect, type Prepared } from './transition.service.ts';
import { isOpen, type TransitionInput } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

interface ReserveInput {
  readonly tripId: number;
  /** A paid booking: what it holds passes to the trip. */
  readonly orderId?: number;
  readonly reason?: string;
  /** The family, where it is not the one that the trip names. */
  readonly hostFamilyId?: number;
  /** Why it may cost something else than what was billed before. */
  readonly cause?: PriceCause;
}

export interface Reservation {
  readonly invoiceId: number | null;
  readonly offerId: number | null;
  readonly conversationId: number | null;
}

/** What was reserved before. */
async function findReservation(tx: Transaction, trip: TripRow): Promise<Reservation> {
  const offer = (await listOffersOfTrips(tx, [trip.id])).find(({ hostFamilyId }) => hostFamilyId === trip.hostFamilyId);
  const conversations = await findConversationsOfOffers(tx, offer === undefined ? [] : [offer.id]);
  const [billed] = await listPriceInvoicesOfStay(tx, trip.id);
  return { invoiceId: billed?.id ?? null, offerId: offer?.id ?? null, conversationId: conversations.get(offer?.id ?? 0) ?? null };
}

interface ReserveTransition extends TransitionInput {
  readonly hostFamilyId: number;
  readonly orderId: number | undefined;
  readonly cause: PriceCause;
}

interface PreparedReservation extends Prepared {
  /** The backup that the trip named, and the one that waits; they differ where that one can't wait any more. */
  readonly namedBackupId: number | null;
  readonly backupId: number | null;
  /** Whether a camp was replaced by its backup although the price was agreed with it. */
  readonly isCampToSettle: boolean;
}

/** Holds beds and places, those of the paid order first given up, and finds price, seller and backup. */
async function prepareReservation(tx: Transaction, by: Actor, trip: TripRow, input: ReserveTransition): Promise<PreparedReservation> {
  const { hostFamilyId, orderId } = input;
  await assertFamilyLive(tx, hostFamilyId);
  if (orderId !== undefined) {
    await releaseBeds(tx, { orderId });
    await releasePlaces(tx, { orderId });
  }
  await holdFamilyBeds(tx, by, trip, hostFamilyId);
  const isCampReplaced = await holdCampPlaces(tx, by, trip);
  const isPriced = trip.quoteFingerprint !== null && hostFamilyId === trip.hostFamilyId;
  const quoteFingerprint = isPriced ? trip.quoteFingerprint : await quoteAt(tx, by, trip, hostFamilyId);
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

const billReservation: ReserveEffect = async (tx, by, { trip, input: { hostFamilyId, cause }, prepared: { isCampToSettle } }) => {
  await billOrCompare(tx, by, trip, cause);
  // What was agreed is billed; what another camp costs is for staff to settle.
  if (isCampToSettle) await updateTripRow(tx, trip.id, await updatePrice(tx, by, trip, { hostFamilyId, cause: 'camp' }));
};

const announceReservation: ReserveEffect = async (tx, by, { trip, input: { hostFamilyId } }) => {
  const offers = (await listOffersOfTrips(tx, [trip.id])).filter((one) => one.hostFamilyId === hostFamilyId);
  await postSystemMessage(tx, by, { trip, offers, sentence: 'reserved', action: 'answerOffer' });
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
 * Reserves a trip within a transaction: its family is asked to answer, the backup waits, beds and places are held, and the agreed price is
 * billed, or compared with what was billed before. Done again it changes nothing.
 * @throws AppError `tripMoved`, `noFamilyChosen`, `bedsTaken`, `placesTaken`, `familyNotLive`, `quoteRefused`
 */
export async function reserveTrip(tx: Transaction, by: Actor, input: ReserveInput): Promise<Reservation> {
  const { tripId, orderId, reason = '', hostFamilyId, cause = 'otherFamily' } = input;
  const trip = await lockTrip(tx, tripId);
  if (trip === null) throw notFound();
  if (trip.state === 'reserved' && (hostFamilyId === undefined || hostFamilyId === trip.hostFamilyId)) return findReservation(tx, trip);
  if (!isOpen(trip.state)) throw new AppError('tripMoved');
  const familyId = hostFamilyId ?? trip.hostFamilyId;
  if (familyId === null) throw new AppError('noFamilyChosen', { field: 'hostFamilyId' });
  const moved = await takeReservation(tx, by, trip, { by: 'product', reason, hostFamilyId: familyId, orderId, cause });
  return findReservation(tx, moved);
}
