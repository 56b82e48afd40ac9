// Holds beds and places for a trip and updates its price when they change.

import type { PriceCause } from '#contract/trips/price-changes.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  confirmBeds,
  holdBeds,
  holdCamps,
  listHeldWeeks,
  releasePlaces,
  replaceByTaken,
} from '#server/features/inventory/inventory.public.ts';
import { updatePayouts, updatePrice } from '#server/features/trips/money/bill-trip.service.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { listCamps, listStudentIds, replaceCamps, type TripRow, updateTripRow } from '#server/features/trips/trip.queries.ts';
import type { Actor } from '#server/platform/record-change.ts';

/** Holds the beds of a trip at a family and releases those it had elsewhere. */
export async function holdFamilyBeds(tx: Transaction, { app }: Actor, trip: TripRow, hostFamilyId: number): Promise<void> {
  const beds = (await listStudentIds(tx, trip)).length;
  const stay = { hostFamilyId, fromDate: trip.fromDate, toDate: trip.toDate, beds };
  await holdBeds(tx, { tripId: trip.id }, { stay, now: app.clock.now(), until: null });
}

/** Holds places in the camps of a trip. Returns whether a backup replaced a full camp. */
export async function holdCampPlaces(tx: Transaction, { app }: Actor, trip: TripRow): Promise<boolean> {
  const camps = await listCamps(tx, trip.id);
  const places = (await listStudentIds(tx, trip)).length;
  const taken = await holdCamps(tx, { tripId: trip.id }, { camps, places, now: app.clock.now(), until: null });
  if (taken.every(({ backupRank }) => backupRank === null)) return false;
  await replaceCamps(tx, trip.id, replaceByTaken(camps, taken));
  return true;
}

/**
 * Moves a reservation to another family: its beds and its price.
 * @throws AppError `bedsTaken`, `quoteRefused`
 */
export async function moveToFamily(
  tx: Transaction,
  by: Actor,
  trip: TripRow,
  { hostFamilyId, cause }: { hostFamilyId: number; cause: PriceCause },
): Promise<Partial<TripRow>> {
  await holdFamilyBeds(tx, by, trip, hostFamilyId);
  // A family can't be its own backup.
  const backup = trip.backupHostFamilyId === hostFamilyId ? { backupHostFamilyId: null } : {};
  return { hostFamilyId, ...backup, ...(await updatePrice(tx, by, trip, { hostFamilyId, cause })) };
}

/** Agrees the current price of a stay that was extended without showing a price; staff settle the difference. */
export async function repriceStay(tx: Transaction, by: Actor, trip: TripRow): Promise<TripRow> {
  if (trip.quoteFingerprint === null || trip.hostFamilyId === null) return trip;
  return updateTripRow(tx, trip.id, await updatePrice(tx, by, trip, { hostFamilyId: trip.hostFamilyId, cause: 'edited' }));
}

/** Releases the places of a billed enquiry in camps that are no longer chosen. */
async function releaseDroppedCamps(tx: Transaction, trip: TripRow): Promise<void> {
  const chosen = (await listCamps(tx, trip.id)).filter(({ backupRank }) => backupRank === null).map(({ scheduleId }) => scheduleId);
  const others = [...(await listHeldWeeks(tx, { tripId: trip.id }))].filter((scheduleId) => !chosen.includes(scheduleId));
  if (others.length > 0) await releasePlaces(tx, { tripId: trip.id }, others);
}

/** Updates beds, places and payouts after dates, students or camps of a trip have changed. */
export async function renewHolds(tx: Transaction, by: Actor, { before, trip }: { before: TripRow; trip: TripRow }): Promise<void> {
  if (trip.state === 'enquiry') return releaseDroppedCamps(tx, trip);
  if (trip.state === 'new' || trip.hostFamilyId === null) return;
  const isAccepted = (await listOffersOfTrips(tx, [trip.id])).some(({ state }) => state === 'accepted');
  if (trip.state === 'reserved' || isAccepted) {
    await holdFamilyBeds(tx, by, trip, trip.hostFamilyId);
    if (isAccepted) await confirmBeds(tx, trip.id);
  }
  const isOther = await holdCampPlaces(tx, by, trip);
  const home = { hostFamilyId: trip.hostFamilyId, cause: 'camp' } as const;
  const now = isOther ? await updateTripRow(tx, trip.id, await updatePrice(tx, by, trip, home)) : trip;
  await updatePayouts(tx, by, { before, trip: now });
}
