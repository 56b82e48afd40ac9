// When a booked stay needs care: it is marked, settled again, moved to another family, or its family is let out.

import type { Transaction } from '#server/db/database.ts';
import { releaseBeds } from '#server/features/calendar/calendar.public.ts';
import { voidPayouts } from '#server/features/payouts/payouts.public.ts';
import { voidPurchases } from '#server/features/purchases/purchases.public.ts';
import type { Actor } from '#server/platform/record.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { TripRow } from './held-trip.queries.ts';
import { demandLive } from './live.service.ts';
import { type OfferRow, offersOf } from './offers.queries.ts';
import { askChosen, moveHome } from './reserving.service.ts';
import { billOnce } from './settling.service.ts';
import { say, stepOffer, stepTrip } from './steps.service.ts';
import { finishTasks } from './tasks.service.ts';
import { tellOf } from './telling.service.ts';

const STAFF = ['Coordinator', 'Agent', 'Administrator', 'Finance'] as const;

/** Marks a held trip for staff. */
export async function needCare(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<TripRow> {
  const moved = await stepTrip(tx, by, trip, { to: 'customer_service', reason });
  const offers = (await offersOf(tx, [trip.id])).filter(({ state }) => state === 'accepted');
  await say(tx, by, { trip: moved, offers, sentence: 'needsCare', reason, requireRoles: [...STAFF] });
  await tellOf(tx, by, { trip: moved, event: 'needsCare', to: ['staff'] });
  return moved;
}

export async function resume(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<TripRow> {
  const moved = await stepTrip(tx, by, trip, { to: 'booked', reason });
  await finishTasks(tx, by, { tripId: trip.id, kinds: ['startInDoubt'], state: 'done' });
  const offers = (await offersOf(tx, [trip.id])).filter(({ state }) => state === 'accepted');
  await say(tx, by, { trip: moved, offers, sentence: 'resumed', requireRoles: [...STAFF] });
  return moved;
}

/** What an accepted stay has brought about is taken back: beds, payouts, and the invoices of those who were to be paid. */
async function undoBooking(tx: Transaction, by: Actor, tripId: number, reason: string): Promise<void> {
  await releaseBeds(tx, { tripId });
  await voidPayouts(tx, by, { tripId, reason });
  await voidPurchases(tx, by, { tripId, reason });
}

/** Lets the family of an accepted offer out: by its own wish (`withdrawn`), or because another takes its place (`rejected`). */
export async function letOut(
  tx: Transaction,
  by: Actor,
  { trip, offer, to, reason }: { trip: TripRow; offer: OfferRow; to: 'withdrawn' | 'rejected'; reason: string },
): Promise<TripRow> {
  const out = await stepOffer(tx, by, { trip, offer, to, reason });
  await undoBooking(tx, by, trip.id, reason);
  const isCaredFor = trip.state === 'customer_service';
  const moved = isCaredFor ? trip : await stepTrip(tx, by, trip, { to: 'customer_service', reason });
  await say(tx, by, { trip: moved, offers: [out], sentence: to });
  await tellOf(tx, by, { trip: moved, event: 'withdrawn', to: ['parent', 'staff'], hosts: [offer.hostUserId] });
  return moved;
}

/**
 * Another family is asked in the place of the one before: a held trip that staff care for is reserved again.
 * @throws Refusal `noOtherFamily`, `familyNotLive`, `bedsTaken`, `quoteRefused`
 */
export async function rehouse(
  tx: Transaction,
  by: Actor,
  { trip, hostFamilyId, reason }: { trip: TripRow; hostFamilyId: number; reason: string },
): Promise<TripRow> {
  if (hostFamilyId === trip.hostFamilyId) throw new Refusal('noOtherFamily', { field: 'hostFamilyId' });
  await demandLive(tx, hostFamilyId);
  for (const offer of (await offersOf(tx, [trip.id])).filter(({ state }) => state === 'accepted')) {
    await letOut(tx, by, { trip, offer, to: 'rejected', reason });
  }
  await undoBooking(tx, by, trip.id, reason);
  const fields = await moveHome(tx, by, trip, { hostFamilyId, cause: 'otherFamily' });
  const moved = await stepTrip(tx, by, trip, { to: 'reserved', reason, fields });
  const asked = await askChosen(tx, by, { trip: moved, hostFamilyId });
  await billOnce(tx, by, moved);
  await say(tx, by, { trip: moved, offers: [asked], sentence: 'reserved', action: 'answerOffer' });
  await tellOf(tx, by, { trip: moved, event: 'reserved', to: ['parent', 'staff'], hosts: [asked.hostUserId] });
  return moved;
}
