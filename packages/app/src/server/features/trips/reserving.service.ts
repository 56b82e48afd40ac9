// Reserving: a family is chosen, its beds are held, and the stay is billed; and passing a reservation on to the family in waiting.

import type { Transaction } from '#server/db/database.ts';
import { freePlaces, holdBeds, holdPlaces, makeFirm, releaseBeds, releasePlaces } from '#server/features/calendar/calendar.public.ts';
import { billStay, invoicesOfStay } from '#server/features/finance/finance.public.ts';
import { conversationsOfOffers } from '#server/features/messaging/conversations.public.ts';
import { schedulePayouts } from '#server/features/payouts/payouts.public.ts';
import { draftPurchases } from '#server/features/purchases/purchases.public.ts';
import type { Actor } from '#server/platform/record.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { type CampOfTrip, campsOf, familyToAsk, lockTrip, replaceCamps, studentIdsOf, type TripRow } from './held-trip.queries.ts';
import { type OfferRow, offersOf } from './offers.queries.ts';
import { keepPrice, priceChange, priceOf, stayOf } from './pricing.service.ts';
import { makeOffer, say, sayEnquiry, stepOffer, stepTrip } from './steps.service.ts';
import { addTask } from './tasks.service.ts';
import { tellOf } from './telling.service.ts';

/** Holds the beds of a trip at a family; those that it had elsewhere are free again. */
async function holdHome(tx: Transaction, { app }: Actor, trip: TripRow, hostFamilyId: number): Promise<void> {
  const beds = (await studentIdsOf(tx, trip)).length;
  const stay = { hostFamilyId, fromDate: trip.fromDate, toDate: trip.toDate, beds };
  await holdBeds(tx, { tripId: trip.id }, { stay, now: app.clock.now(), until: null });
}

/** The first camp of a week that has places: the chosen one, or the next of its backups; the chosen one where none has. */
function campOfWeek(week: readonly CampOfTrip[], hasPlaces: (camp: CampOfTrip) => boolean): CampOfTrip | undefined {
  const inTurn = week.toSorted((one, other) => (one.backupRank ?? 0) - (other.backupRank ?? 0));
  return inTurn.find(hasPlaces) ?? inTurn[0];
}

/** Holds places in the camps of a trip; where one is full, the first of its week’s backups that is not takes its place. */
async function holdCamps(tx: Transaction, { app }: Actor, trip: TripRow): Promise<void> {
  const holder = { tripId: trip.id };
  const now = app.clock.now();
  const camps = await campsOf(tx, trip.id);
  await releasePlaces(tx, holder);
  if (camps.length === 0) return;
  const places = (await studentIdsOf(tx, trip)).length;
  const all = camps.map(({ scheduleId }) => scheduleId);
  const free = await freePlaces(tx, all, now);
  const weeks = [...Map.groupBy(camps, ({ startDate }) => startDate).values()];
  const chosen = weeks.flatMap((week) => campOfWeek(week, ({ scheduleId }) => (free.get(scheduleId) ?? 0) >= places) ?? []);
  await holdPlaces(tx, holder, { scheduleIds: chosen.map(({ scheduleId }) => scheduleId), places, now, until: null });
  if (chosen.every(({ backupRank }) => backupRank === null)) return;
  const swapped = camps.map((camp) => {
    const taken = chosen.find(({ startDate }) => startDate === camp.startDate);
    if (taken === undefined || taken.backupRank === null) return camp;
    if (taken.scheduleId === camp.scheduleId) return { ...camp, backupRank: null };
    return camp.backupRank === null ? { ...camp, backupRank: taken.backupRank } : camp;
  });
  await replaceCamps(tx, trip.id, swapped);
}

/** The chosen family is asked for its answer, however it came onto the list. */
export async function askChosen(
  tx: Transaction,
  by: Actor,
  { trip, hostFamilyId }: { trip: TripRow; hostFamilyId: number },
): Promise<OfferRow> {
  const known = (await offersOf(tx, [trip.id])).find((one) => one.hostFamilyId === hostFamilyId);
  if (known !== undefined && ['declined', 'rejected', 'withdrawn', 'accepted'].includes(known.state)) throw new Refusal('noFamilyChosen');
  const isAsked = known?.state === 'awaiting_review' || known?.state === 'considering';
  if (known !== undefined && isAsked) return known;
  if (known !== undefined) return stepOffer(tx, by, { trip, offer: known, to: 'awaiting_review' });
  const made = await makeOffer(tx, by, { trip, hostFamilyId, state: 'awaiting_review' });
  if (made === null) throw new Refusal('noFamilyChosen');
  await sayEnquiry(tx, by, { trip, offer: made });
  return made;
}

/** The backup of a booking waits; it is neither asked nor are its beds held. */
async function letWait(tx: Transaction, by: Actor, { trip, hostFamilyId }: { trip: TripRow; hostFamilyId: number }): Promise<void> {
  const known = (await offersOf(tx, [trip.id])).find((one) => one.hostFamilyId === hostFamilyId);
  const canWait = known !== undefined && ['new', 'potential', 'pending_submission', 'awaiting_review', 'considering'].includes(known.state);
  if (known !== undefined && !canWait) return;
  const offer =
    known === undefined
      ? await makeOffer(tx, by, { trip, hostFamilyId, state: 'waiting_list', rank: 1 })
      : await stepOffer(tx, by, { trip, offer: known, to: 'waiting_list', fields: { rank: 1 } });
  if (offer === null) return;
  await say(tx, by, { trip, offers: [offer], sentence: 'waitingList' });
  await tellOf(tx, by, { trip, event: 'waiting', to: [], hosts: [offer.hostUserId] });
}

/** Bills a trip by its agreed price unless an invoice of it counts already. */
export async function billOnce(tx: Transaction, by: Actor, trip: TripRow): Promise<number | null> {
  const [known] = await invoicesOfStay(tx, trip.id);
  const { id: tripId, businessId, parentId, quoteFingerprint, vatExempt } = trip;
  if (known !== undefined || parentId === null || quoteFingerprint === null) return known ?? null;
  return billStay(tx, by, { tripId, businessId, parentId, quoteFingerprint, vatExempt });
}

interface Reserve {
  readonly tripId: number;
  /** A paid booking: what it holds passes to the trip. */
  readonly orderId?: number;
  readonly reason?: string;
  /** The family, where it is not the one that the trip names. */
  readonly hostFamilyId?: number;
}

export interface Reserved {
  readonly invoiceId: number | null;
  readonly offerId: number | null;
  readonly conversationId: number | null;
}

/** What was reserved before. */
async function reservedBefore(tx: Transaction, trip: TripRow): Promise<Reserved> {
  const offer = (await offersOf(tx, [trip.id])).find(({ hostFamilyId }) => hostFamilyId === trip.hostFamilyId);
  const conversations = await conversationsOfOffers(tx, offer === undefined ? [] : [offer.id]);
  const [invoiceId = null] = await invoicesOfStay(tx, trip.id);
  return { invoiceId, offerId: offer?.id ?? null, conversationId: conversations.get(offer?.id ?? 0) ?? null };
}

/**
 * Reserves a trip within a transaction: its family is asked to answer, the backup waits, beds and places are held, and the agreed price is
 * billed. Done again it changes nothing.
 * @throws Refusal `tripMoved`, `noFamilyChosen`, `bedsTaken`, `placesTaken`, `familyNotLive`, `quoteRefused`
 */
export async function reserve(tx: Transaction, by: Actor, { tripId, orderId, reason = '', hostFamilyId }: Reserve): Promise<Reserved> {
  const trip = await lockTrip(tx, tripId);
  if (trip === null) throw notFound();
  if (trip.state === 'reserved' && (hostFamilyId === undefined || hostFamilyId === trip.hostFamilyId)) return reservedBefore(tx, trip);
  if (trip.state !== 'new' && trip.state !== 'enquiry') throw new Refusal('tripMoved');
  const familyId = hostFamilyId ?? trip.hostFamilyId;
  if (familyId === null) throw new Refusal('noFamilyChosen', { field: 'hostFamilyId' });
  const family = await familyToAsk(tx, familyId);
  if (family === null) throw new FieldFaults([{ field: 'hostFamilyId', rule: 'unknownNumber' }]);
  const isPriced = trip.quoteFingerprint !== null && familyId === trip.hostFamilyId;
  const quoteFingerprint = isPriced ? trip.quoteFingerprint : await priceAt(tx, by, trip, familyId);
  if (orderId !== undefined) {
    await releaseBeds(tx, { orderId });
    await releasePlaces(tx, { orderId });
  }
  await holdHome(tx, by, trip, familyId);
  await holdCamps(tx, by, trip);
  const backup = trip.backupHostFamilyId === familyId ? null : trip.backupHostFamilyId;
  const fields = { hostFamilyId: familyId, backupHostFamilyId: backup, quoteFingerprint };
  const moved = await stepTrip(tx, by, trip, { to: 'reserved', reason, fields });
  const offer = await askChosen(tx, by, { trip: moved, hostFamilyId: familyId });
  if (backup !== null) await letWait(tx, by, { trip: moved, hostFamilyId: backup });
  const invoiceId = await billOnce(tx, by, moved);
  await say(tx, by, { trip: moved, offers: [offer], sentence: 'reserved', action: 'answerOffer' });
  await tellOf(tx, by, { trip: moved, event: 'reserved', to: ['staff', 'parent'], hosts: [offer.hostUserId] });
  const conversationId = (await conversationsOfOffers(tx, [offer.id])).get(offer.id) ?? null;
  return { invoiceId, offerId: offer.id, conversationId };
}

/** The price of a trip at a family, kept. */
async function priceAt(tx: Transaction, by: Actor, trip: TripRow, hostFamilyId: number): Promise<string> {
  return keepPrice(tx, by, await priceOf(by.app, tx, await stayOf(tx, trip, hostFamilyId)));
}

/**
 * Moves a reservation to another family: its beds, and the price, whose difference finance bills or gives back once staff have looked at it.
 * @throws Refusal `bedsTaken`, `quoteRefused`
 */
export async function moveHome(tx: Transaction, by: Actor, trip: TripRow, hostFamilyId: number): Promise<Partial<TripRow>> {
  await holdHome(tx, by, trip, hostFamilyId);
  const priced = await priceOf(by.app, tx, await stayOf(tx, trip, hostFamilyId));
  const { before, after, difference, fingerprint } = await priceChange(by.app, tx, trip.quoteFingerprint, priced);
  if (before !== null && before.currency !== after.currency) throw new Refusal('quoteRefused');
  await keepPrice(tx, by, priced);
  const key = `${trip.quoteFingerprint ?? ''}:${fingerprint}`;
  const isSame = difference === null || /^-?0(\.0+)?$/.test(difference);
  if (!isSame) await addTask(tx, by, { tripId: trip.id, kind: 'priceDifference', key, currency: after.currency, amount: difference });
  return { hostFamilyId, quoteFingerprint: fingerprint };
}

/** What keeps a family in waiting from taking over, so that the next one is tried. */
const PASSED_OVER = ['bedsTaken', 'quoteRefused', 'familyNotLive'];

/** Tries a family in waiting in a point of its own within the transaction: all of it is done, or nothing. */
async function tryBackup(tx: Transaction, by: Actor, trip: TripRow, offer: OfferRow): Promise<Partial<TripRow> | null> {
  try {
    return await tx.transaction(async (point) => {
      if (!(await familyToAsk(point, offer.hostFamilyId))?.isLive) throw new Refusal('familyNotLive');
      return moveHome(point, by, trip, offer.hostFamilyId);
    });
  } catch (error) {
    if (error instanceof Refusal && PASSED_OVER.includes(error.code)) return null;
    throw error;
  }
}

/**
 * The chosen family of a held, reserved trip is out: the next one in waiting that is free is asked in its place, or the trip is an enquiry
 * again and staff look for another.
 */
export async function passOn(tx: Transaction, by: Actor, trip: TripRow, { reason = '' }: { reason?: string } = {}): Promise<TripRow> {
  const waiting = (await offersOf(tx, [trip.id]))
    .filter(({ state }) => state === 'waiting_list')
    .toSorted((one, other) => (one.rank ?? 99) - (other.rank ?? 99) || one.id - other.id);
  for (const [index, offer] of waiting.entries()) {
    const home = await tryBackup(tx, by, trip, offer);
    if (home === null) continue;
    const fields = { ...home, backupHostFamilyId: waiting[index + 1]?.hostFamilyId ?? null };
    const moved = await stepTrip(tx, by, trip, { to: 'reserved', reason, fields });
    const asked = await stepOffer(tx, by, { trip: moved, offer, to: 'awaiting_review' });
    await say(tx, by, { trip: moved, offers: [asked], sentence: 'promoted', action: 'answerOffer' });
    await tellOf(tx, by, { trip: moved, event: 'backupAsked', to: ['parent', 'staff'] });
    await tellOf(tx, by, { trip: moved, event: 'reserved', to: [], hosts: [asked.hostUserId] });
    return moved;
  }
  return releaseTrip(tx, by, trip, { reason });
}

/** Nobody is chosen any more: the beds are free again, invoice and payment stay as a credit, and staff look for another family. */
export async function releaseTrip(tx: Transaction, by: Actor, trip: TripRow, { reason = '' }: { reason?: string } = {}): Promise<TripRow> {
  await releaseBeds(tx, { tripId: trip.id });
  const moved = await stepTrip(tx, by, trip, { to: 'enquiry', reason, fields: { hostFamilyId: null } });
  await addTask(tx, by, { tripId: trip.id, kind: 'noFamily', key: String(moved.version) });
  await tellOf(tx, by, { trip: moved, event: 'noFamily', to: ['parent', 'staff'] });
  return moved;
}

/** Dates, students or camps of a reserved or booked trip have changed: its beds and places follow, and what its hosts are owed. */
export async function reholdStay(tx: Transaction, by: Actor, { before, trip }: { before: TripRow; trip: TripRow }): Promise<void> {
  if (trip.state === 'new' || trip.state === 'enquiry' || trip.hostFamilyId === null) return;
  if (trip.state === 'reserved' || (await offersOf(tx, [trip.id])).some(({ state }) => state === 'accepted')) {
    await holdHome(tx, by, trip, trip.hostFamilyId);
    if (trip.state !== 'reserved') await makeFirm(tx, trip.id);
  }
  await holdCamps(tx, by, trip);
  if (trip.state === 'reserved' || before.quoteFingerprint === trip.quoteFingerprint) return;
  await schedulePayouts(tx, by, trip.id);
  await draftPurchases(tx, by, trip.id);
}
