// When a booked stay needs care: it is marked, settled again, moved to another family, or its family is let out.

import type { Transaction } from '#server/db/database.ts';
import { releaseBeds } from '#server/features/calendar/calendar.public.ts';
import { voidPayouts } from '#server/features/payouts/payouts.public.ts';
import { voidPurchases } from '#server/features/purchases/purchases.public.ts';
import { billTripOnce } from '#server/features/trips/money/bill-trip.service.ts';
import { assertFamilyLive } from '#server/features/trips/offers/assert-family.service.ts';
import { listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import type { Actor } from '#server/platform/record.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { askChosenFamily, moveToFamily } from './reserve-trip.service.ts';
import { postSystemMessage, transitionOffer, transitionTrip } from './transition.service.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

const STAFF = ['Coordinator', 'Agent', 'Administrator', 'Finance'] as const;

/** Marks a held trip for staff. */
export async function moveToCustomerService(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<TripRow> {
  const moved = await transitionTrip(tx, by, trip, { to: 'customer_service', reason });
  const offers = (await listOffersOfTrips(tx, [trip.id])).filter(({ state }) => state === 'accepted');
  await postSystemMessage(tx, by, { trip: moved, offers, sentence: 'needsCare', reason, requireRoles: [...STAFF] });
  await notifyTripEvent(tx, by, { trip: moved, event: 'needsCare', to: ['staff'] });
  return moved;
}

export async function resumeTrip(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<TripRow> {
  const moved = await transitionTrip(tx, by, trip, { to: 'booked', reason });
  await finishTasks(tx, by, { tripId: trip.id, kinds: ['startInDoubt'], state: 'done' });
  const offers = (await listOffersOfTrips(tx, [trip.id])).filter(({ state }) => state === 'accepted');
  await postSystemMessage(tx, by, { trip: moved, offers, sentence: 'resumed', requireRoles: [...STAFF] });
  return moved;
}

/** What an accepted stay has brought about is taken back: beds, payouts, and the invoices of those who were to be paid. */
async function undoBooking(tx: Transaction, by: Actor, tripId: number, reason: string): Promise<void> {
  await releaseBeds(tx, { tripId });
  await voidPayouts(tx, by, { tripId, reason });
  await voidPurchases(tx, by, { tripId, reason });
}

/** Lets the family of an accepted offer out: by its own wish (`withdrawn`), or because another takes its place (`rejected`). */
export async function releaseFamily(
  tx: Transaction,
  by: Actor,
  { trip, offer, to, reason }: { trip: TripRow; offer: OfferRow; to: 'withdrawn' | 'rejected'; reason: string },
): Promise<TripRow> {
  const out = await transitionOffer(tx, by, { trip, offer, to, reason });
  await undoBooking(tx, by, trip.id, reason);
  const isCaredFor = trip.state === 'customer_service';
  const moved = isCaredFor ? trip : await transitionTrip(tx, by, trip, { to: 'customer_service', reason });
  await postSystemMessage(tx, by, { trip: moved, offers: [out], sentence: to });
  await notifyTripEvent(tx, by, { trip: moved, event: 'withdrawn', to: ['parent', 'staff'], hosts: [offer.hostUserId] });
  return moved;
}

/**
 * Another family is asked in the place of the one before: a held trip that staff care for is reserved again.
 * @throws Refusal `noOtherFamily`, `familyNotLive`, `bedsTaken`, `quoteRefused`
 */
export async function rehouseTrip(
  tx: Transaction,
  by: Actor,
  { trip, hostFamilyId, reason }: { trip: TripRow; hostFamilyId: number; reason: string },
): Promise<TripRow> {
  if (hostFamilyId === trip.hostFamilyId) throw new Refusal('noOtherFamily', { field: 'hostFamilyId' });
  await assertFamilyLive(tx, hostFamilyId);
  for (const offer of (await listOffersOfTrips(tx, [trip.id])).filter(({ state }) => state === 'accepted')) {
    await releaseFamily(tx, by, { trip, offer, to: 'rejected', reason });
  }
  await undoBooking(tx, by, trip.id, reason);
  const fields = await moveToFamily(tx, by, trip, { hostFamilyId, cause: 'otherFamily' });
  const moved = await transitionTrip(tx, by, trip, { to: 'reserved', reason, fields });
  const asked = await askChosenFamily(tx, by, { trip: moved, hostFamilyId });
  await billTripOnce(tx, by, moved);
  await postSystemMessage(tx, by, { trip: moved, offers: [asked], sentence: 'reserved', action: 'answerOffer' });
  await notifyTripEvent(tx, by, { trip: moved, event: 'reserved', to: ['parent', 'staff'], hosts: [asked.hostUserId] });
  return moved;
}
