// Removes a family from the waiting list of a trip; the next one becomes the backup.

import type { Transaction } from '#server/db/database.ts';
import { listWaitingOffers } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { type TripRow, updateTripRow } from '#server/features/trips/trip.queries.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { listOffersOfTrips, type OfferRow } from './offers.queries.ts';
import { transitionOffer } from './transition-offer.service.ts';

/** Removes a waiting family of a locked trip. It holds no beds, so nobody is notified. */
export async function removeFromWaitingList(
  tx: Transaction,
  by: Actor,
  { trip, offer, reason }: { readonly trip: TripRow; readonly offer: OfferRow; readonly reason: string },
): Promise<void> {
  await transitionOffer(tx, by, { trip, offer, to: 'withdrawn', reason });
  if (trip.backupHostFamilyId !== offer.hostFamilyId) return;
  const [next] = listWaitingOffers(await listOffersOfTrips(tx, [trip.id]));
  const backup = { backupHostFamilyId: next?.hostFamilyId ?? null };
  await updateTripRow(tx, trip.id, backup);
  const changes = findDifferences({ ...trip }, { ...backup, reason });
  await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: trip.id, changes });
}
