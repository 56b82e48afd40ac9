// Asks prepared families automatically once the data of the students is complete.

import { findOfferMove } from '#contract/trips/offer.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { areStudentsKnown, findFamilyToAsk, listStudentIds, lockTrip, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import { type Actor, systemActor } from '#server/platform/record-change.ts';
import { askFamilyOfOffer } from './ask-family.service.ts';
import { listOffersOfTrips, listPreparedTrips } from './offers.queries.ts';

const MOVE = findOfferMove('pending_submission', 'ask');

/** Asks the families of a locked trip that wait only for complete data; those that are not live keep waiting. */
export async function askPreparedFamilies(tx: Transaction, by: Actor, trip: TripRow): Promise<void> {
  const prepared = (await listOffersOfTrips(tx, [trip.id])).filter(({ state }) => state === 'pending_submission');
  if (prepared.length === 0 || MOVE?.trip.includes(trip.state) !== true) return;
  if (!(await areStudentsKnown(tx, await listStudentIds(tx, trip)))) return;
  for (const offer of prepared) {
    if ((await findFamilyToAsk(tx, offer.hostFamilyId))?.isLive) await askFamilyOfOffer(tx, by, { trip, offer });
  }
}

/** Asks the prepared families of a student's trips after the student's data has changed. */
export async function askPreparedFamiliesOf(app: App, { studentId }: { readonly studentId: number }): Promise<void> {
  for (const id of await listPreparedTrips(app.db, studentId)) {
    await app.db.transaction(async (tx) => {
      const trip = await lockTrip(tx, id);
      if (trip !== null) await askPreparedFamilies(tx, systemActor(app), trip);
    });
  }
}
