// Reserving: a family is chosen, its beds are held, and the stay is billed; and passing a reservation on to the family in waiting.

import type { PriceCause } from '#contract/trips/price-changes.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  holdBeds,
  holdCamps,
  makeFirm,
  releaseBeds,
  releasePlaces,
  weeksHeld,
  withTaken,
} from '#server/features/calendar/calendar.public.ts';
import { billedForStay, isPaidForStay } from '#server/features/finance/finance.public.ts';
import { conversationsOfOffers } from '#server/features/messaging/conversations.public.ts';
import { findSellerAt } from '#server/features/trips/create/price-trip.service.ts';
import { billOrCompare, quoteAt, updatePayouts, updatePrice } from '#server/features/trips/money/bill-trip.service.ts';
import { assertFamilyLive } from '#server/features/trips/offers/assert-family.service.ts';
import { listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { addTask } from '#server/features/trips/tasks/tasks.service.ts';
import {
  findFamilyToAsk,
  listCamps,
  listStudentIds,
  lockTrip,
  replaceCamps,
  type TripRow,
  updateTripRow,
} from '#server/features/trips/trip.queries.ts';
import { type Actor, recordChange, theProduct } from '#server/platform/record.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { createOffer, isUnasked, postEnquiryMessage, postSystemMessage, transitionOffer, transitionTrip } from './transition.service.ts';
import { isAsked, isOpen, listWaitingOffers } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

/** Holds the beds of a trip at a family; those that it had elsewhere are free again. */
async function holdFamilyBeds(tx: Transaction, { app }: Actor, trip: TripRow, hostFamilyId: number): Promise<void> {
  const beds = (await listStudentIds(tx, trip)).length;
  const stay = { hostFamilyId, fromDate: trip.fromDate, toDate: trip.toDate, beds };
  await holdBeds(tx, { tripId: trip.id }, { stay, now: app.clock.now(), until: null });
}

/** Holds places in the camps of a trip. Answers whether one was full, so that a backup of its week has taken its place. */
async function holdCampPlaces(tx: Transaction, { app }: Actor, trip: TripRow): Promise<boolean> {
  const camps = await listCamps(tx, trip.id);
  const places = (await listStudentIds(tx, trip)).length;
  const taken = await holdCamps(tx, { tripId: trip.id }, { camps, places, now: app.clock.now(), until: null });
  if (taken.every(({ backupRank }) => backupRank === null)) return false;
  await replaceCamps(tx, trip.id, withTaken(camps, taken));
  return true;
}

/**
 * The chosen family is asked for its answer, however it came onto the list.
 * @throws Refusal `noFamilyChosen` where it is out
 */
export async function askChosenFamily(
  tx: Transaction,
  by: Actor,
  { trip, hostFamilyId }: { trip: TripRow; hostFamilyId: number },
): Promise<OfferRow> {
  const known = (await listOffersOfTrips(tx, [trip.id])).find((one) => one.hostFamilyId === hostFamilyId);
  if (known !== undefined && ['declined', 'rejected', 'withdrawn', 'accepted'].includes(known.state)) throw new Refusal('noFamilyChosen');
  if (known !== undefined && isAsked(known.state)) return known;
  const asked =
    known === undefined
      ? await createOffer(tx, by, { trip, hostFamilyId, state: 'awaiting_review' })
      : await transitionOffer(tx, by, { trip, offer: known, to: 'awaiting_review' });
  if (asked === null) throw new Refusal('noFamilyChosen');
  if (known === undefined || isUnasked(known.state)) await postEnquiryMessage(tx, by, { trip, offer: asked });
  return asked;
}

const STATES_THAT_CAN_WAIT: readonly OfferRow['state'][] = ['new', 'potential', 'pending_submission', 'awaiting_review', 'considering'];

/** Whether a family could wait for a trip: it waits already, or takes students in at present and is not out. */
async function canWait(tx: Transaction, trip: TripRow, hostFamilyId: number): Promise<boolean> {
  const known = (await listOffersOfTrips(tx, [trip.id])).find((one) => one.hostFamilyId === hostFamilyId);
  if (known?.state === 'waiting_list') return true;
  if (known !== undefined && !STATES_THAT_CAN_WAIT.includes(known.state)) return false;
  return (await findFamilyToAsk(tx, hostFamilyId))?.isLive === true;
}

/** The backup that was named can't step in any more, which keeps nobody from staying with the chosen family. */
async function notifyBackupUnavailable(tx: Transaction, by: Actor, trip: TripRow, lostId: number): Promise<void> {
  const changes = { backupHostFamilyId: { before: lostId, after: trip.backupHostFamilyId } };
  await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: trip.id, changes });
  // Nobody has done it: whoever books learns of it, too.
  await notifyTripEvent(tx, theProduct(by.app), { trip, event: 'backupOut', to: ['parent', 'staff'] });
}

/** The backup of a booking waits; it is neither asked nor are its beds held. One that is out does not: answers whether it does. */
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
      : await transitionOffer(tx, by, { trip, offer: known, to: 'waiting_list', fields: { rank: 1 } });
  if (offer === null) return false;
  await postSystemMessage(tx, by, { trip, offers: [offer], sentence: 'waitingList' });
  await notifyTripEvent(tx, by, { trip, event: 'waiting', to: [], hosts: [offer.hostUserId] });
  return true;
}

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
  const conversations = await conversationsOfOffers(tx, offer === undefined ? [] : [offer.id]);
  const [billed] = await billedForStay(tx, trip.id);
  return { invoiceId: billed?.id ?? null, offerId: offer?.id ?? null, conversationId: conversations.get(offer?.id ?? 0) ?? null };
}

/**
 * Reserves a trip within a transaction: its family is asked to answer, the backup waits, beds and places are held, and the agreed price is
 * billed, or compared with what was billed before. Done again it changes nothing.
 * @throws Refusal `tripMoved`, `noFamilyChosen`, `bedsTaken`, `placesTaken`, `familyNotLive`, `quoteRefused`
 */
export async function reserveTrip(tx: Transaction, by: Actor, asked: ReserveInput): Promise<Reservation> {
  const { tripId, orderId, reason = '', hostFamilyId, cause = 'otherFamily' } = asked;
  const trip = await lockTrip(tx, tripId);
  if (trip === null) throw notFound();
  if (trip.state === 'reserved' && (hostFamilyId === undefined || hostFamilyId === trip.hostFamilyId)) return findReservation(tx, trip);
  if (!isOpen(trip.state)) throw new Refusal('tripMoved');
  const familyId = hostFamilyId ?? trip.hostFamilyId;
  if (familyId === null) throw new Refusal('noFamilyChosen', { field: 'hostFamilyId' });
  await assertFamilyLive(tx, familyId);
  if (orderId !== undefined) {
    await releaseBeds(tx, { orderId });
    await releasePlaces(tx, { orderId });
  }
  await holdFamilyBeds(tx, by, trip, familyId);
  const isOther = await holdCampPlaces(tx, by, trip);
  const isPriced = trip.quoteFingerprint !== null && familyId === trip.hostFamilyId;
  const quoteFingerprint = isPriced ? trip.quoteFingerprint : await quoteAt(tx, by, trip, familyId);
  const named = trip.backupHostFamilyId === familyId ? null : trip.backupHostFamilyId;
  const backup = named !== null && (await canWait(tx, trip, named)) ? named : null;
  const businessId = await findSellerAt(tx, trip, familyId);
  const fields = { hostFamilyId: familyId, backupHostFamilyId: backup, quoteFingerprint, businessId };
  const moved = await transitionTrip(tx, by, trip, { to: 'reserved', reason, fields });
  const offer = await askChosenFamily(tx, by, { trip: moved, hostFamilyId: familyId });
  if (backup !== null) await addToWaitingList(tx, by, { trip: moved, hostFamilyId: backup });
  else if (named !== null) await notifyBackupUnavailable(tx, by, moved, named);
  const invoiceId = await billOrCompare(tx, by, moved, cause);
  // What was agreed is billed; what another camp costs is for staff to settle.
  if (isOther && isPriced) await updateTripRow(tx, tripId, await updatePrice(tx, by, moved, { hostFamilyId: familyId, cause: 'camp' }));
  await postSystemMessage(tx, by, { trip: moved, offers: [offer], sentence: 'reserved', action: 'answerOffer' });
  await notifyTripEvent(tx, by, { trip: moved, event: 'reserved', to: ['staff', 'parent'], hosts: [offer.hostUserId], isReceipt: true });
  const conversationId = (await conversationsOfOffers(tx, [offer.id])).get(offer.id) ?? null;
  return { invoiceId, offerId: offer.id, conversationId };
}

/**
 * Moves a reservation to another family: its beds, and the price.
 * @throws Refusal `bedsTaken`, `quoteRefused`
 */
export async function moveToFamily(
  tx: Transaction,
  by: Actor,
  trip: TripRow,
  { hostFamilyId, cause }: { hostFamilyId: number; cause: PriceCause },
): Promise<Partial<TripRow>> {
  await holdFamilyBeds(tx, by, trip, hostFamilyId);
  // It can not step in for itself.
  const backup = trip.backupHostFamilyId === hostFamilyId ? { backupHostFamilyId: null } : {};
  return { hostFamilyId, ...backup, ...(await updatePrice(tx, by, trip, { hostFamilyId, cause })) };
}

/** What keeps a family in waiting from taking over, so that the next one is tried. */
const REASONS_TO_TRY_NEXT = ['bedsTaken', 'quoteRefused', 'noPriceBook', 'familyNotLive'];

/** Tries a family in waiting in a point of its own within the transaction: all of it is done, or nothing. */
async function tryBackup(tx: Transaction, by: Actor, trip: TripRow, offer: OfferRow): Promise<Partial<TripRow> | null> {
  try {
    return await tx.transaction(async (point) => {
      if (!(await findFamilyToAsk(point, offer.hostFamilyId))?.isLive) throw new Refusal('familyNotLive');
      return moveToFamily(point, by, trip, {
        hostFamilyId: offer.hostFamilyId,
        cause: offer.state === 'waiting_list' ? 'backup' : 'otherFamily',
      });
    });
  } catch (error) {
    if (error instanceof Refusal && REASONS_TO_TRY_NEXT.includes(error.code)) return null;
    throw error;
  }
}

/** Who may take over: those in waiting by their rank, then those that were asked as well, in the order in which they were. */
function listNextFamilies(offers: readonly OfferRow[], trip: TripRow): OfferRow[] {
  const others = offers.filter(({ state, hostFamilyId }) => isAsked(state) && hostFamilyId !== trip.hostFamilyId);
  return [...listWaitingOffers(offers), ...others];
}

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
    const isWaiting = offer.state === 'waiting_list';
    const next = inLine.slice(inLine.indexOf(offer) + 1).find(({ state }) => state === 'waiting_list');
    const fields = { ...home, backupHostFamilyId: next?.hostFamilyId ?? null };
    const moved = await transitionTrip(tx, by, trip, { to: 'reserved', reason, fields });
    const asked = isWaiting ? await transitionOffer(tx, by, { trip: moved, offer, to: 'awaiting_review' }) : offer;
    await postSystemMessage(tx, by, { trip: moved, offers: [asked], sentence: isWaiting ? 'promoted' : 'reserved', action: 'answerOffer' });
    await notifyTripEvent(tx, by, { trip: moved, event: 'backupAsked', to: ['parent', 'staff'] });
    await notifyTripEvent(tx, by, { trip: moved, event: 'reserved', to: [], hosts: [asked.hostUserId] });
    return moved;
  }
  return releaseTrip(tx, by, trip, { reason });
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
export async function releaseTrip(tx: Transaction, by: Actor, trip: TripRow, { reason = '' }: { reason?: string } = {}): Promise<TripRow> {
  await releaseBeds(tx, { tripId: trip.id });
  const isBilled = (await billedForStay(tx, trip.id)).length > 0;
  if (!isBilled) await releasePlaces(tx, { tripId: trip.id });
  const moved = await transitionTrip(tx, by, trip, { to: 'enquiry', reason, fields: { hostFamilyId: null } });
  await addTask(tx, by, { tripId: trip.id, kind: 'noFamily', key: String(moved.version) });
  const isPaid = await isPaidForStay(tx, trip.id);
  await notifyTripEvent(tx, by, { trip: moved, event: 'noFamily', to: isPaid ? ['staff'] : ['parent', 'staff'] });
  // Who has paid is told what becomes of the money, and what they can do.
  if (isPaid) await notifyTripEvent(tx, by, { trip: moved, event: 'familyToChoose', to: ['parent'] });
  return moved;
}

/** Days were added that nobody was shown a price of: what the stay costs now is agreed, and staff settle the difference. */
export async function repriceStay(tx: Transaction, by: Actor, trip: TripRow): Promise<TripRow> {
  if (trip.quoteFingerprint === null || trip.hostFamilyId === null) return trip;
  return updateTripRow(tx, trip.id, await updatePrice(tx, by, trip, { hostFamilyId: trip.hostFamilyId, cause: 'edited' }));
}

/** An enquiry that was billed before holds places in its camps: not in those that are not had any more. */
async function releaseDroppedCamps(tx: Transaction, trip: TripRow): Promise<void> {
  const chosen = (await listCamps(tx, trip.id)).filter(({ backupRank }) => backupRank === null).map(({ scheduleId }) => scheduleId);
  const others = [...(await weeksHeld(tx, { tripId: trip.id }))].filter((scheduleId) => !chosen.includes(scheduleId));
  if (others.length > 0) await releasePlaces(tx, { tripId: trip.id }, others);
}

/** Dates, students or camps of a reserved or booked trip have changed: its beds and places follow, and what its hosts are owed. */
export async function renewHolds(tx: Transaction, by: Actor, { before, trip }: { before: TripRow; trip: TripRow }): Promise<void> {
  if (trip.state === 'enquiry') return releaseDroppedCamps(tx, trip);
  if (trip.state === 'new' || trip.hostFamilyId === null) return;
  const isAccepted = (await listOffersOfTrips(tx, [trip.id])).some(({ state }) => state === 'accepted');
  if (trip.state === 'reserved' || isAccepted) {
    await holdFamilyBeds(tx, by, trip, trip.hostFamilyId);
    if (isAccepted) await makeFirm(tx, trip.id);
  }
  const isOther = await holdCampPlaces(tx, by, trip);
  const home = { hostFamilyId: trip.hostFamilyId, cause: 'camp' } as const;
  const now = isOther ? await updateTripRow(tx, trip.id, await updatePrice(tx, by, trip, home)) : trip;
  await updatePayouts(tx, by, { before, trip: now });
}
