// A family that leaves the waiting list of a trip: the next one in waiting is its backup then.

import type { Transaction } from '#server/db/database.ts';
import { differences } from '#server/platform/differences.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { saveTrip, type TripRow } from './held-trip.queries.ts';
import { inWaiting } from './moving.rules.ts';
import { type OfferRow, offersOf } from './offers.queries.ts';
import { stepOffer } from './steps.service.ts';

/** Takes a waiting family off the list of a held trip. It holds no bed, so nobody is to be told. */
export async function leaveList(
  tx: Transaction,
  by: Actor,
  { trip, offer, reason }: { readonly trip: TripRow; readonly offer: OfferRow; readonly reason: string },
): Promise<void> {
  await stepOffer(tx, by, { trip, offer, to: 'withdrawn', reason });
  if (trip.backupHostFamilyId !== offer.hostFamilyId) return;
  const [next] = inWaiting(await offersOf(tx, [trip.id]));
  const backup = { backupHostFamilyId: next?.hostFamilyId ?? null };
  await saveTrip(tx, trip.id, backup);
  const changes = differences({ ...trip }, { ...backup, reason });
  await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: trip.id, changes });
}
