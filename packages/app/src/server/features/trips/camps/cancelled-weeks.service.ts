// Handles a cancelled camp week: each trip that has it gets its first free backup, or staff get a task; people are notified.

import { OPEN_STATES } from '#contract/trips/trip.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { holdCamps, listHeldWeeks, releasePlaces, replaceByTaken } from '#server/features/inventory/inventory.public.ts';
import { describeCamps } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { quoteAt, updatePayouts, updatePrice } from '#server/features/trips/money/bill-trip.service.ts';
import { listNamedCamps } from '#server/features/trips/read/views.queries.ts';
import { addTask } from '#server/features/trips/tasks/tasks.service.ts';
import {
  type CampOfTrip,
  findSchedules,
  listCamps,
  listStudentIds,
  listTripsWithWeek,
  lockTrip,
  replaceCamps,
  type TripRow,
  updateTripRow,
} from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange, systemActor } from '#server/platform/record-change.ts';

const UNHELD: readonly TripRow['state'][] = OPEN_STATES;

interface CalledOff {
  readonly trip: TripRow;
  readonly scheduleId: number;
  readonly own: CampOfTrip;
  readonly camps: readonly CampOfTrip[];
}

/** Prices the trip with the new camp; for a reserved or booked stay, the difference is left to staff. */
async function priceWith(tx: Transaction, by: Actor, trip: TripRow): Promise<TripRow> {
  // Increments the version, so that open forms that still show the cancelled week can't be saved.
  if (trip.hostFamilyId === null || trip.quoteFingerprint === null) return updateTripRow(tx, trip.id, {});
  if (!UNHELD.includes(trip.state))
    return updateTripRow(tx, trip.id, await updatePrice(tx, by, trip, { hostFamilyId: trip.hostFamilyId, cause: 'camp' }));
  return updateTripRow(tx, trip.id, { quoteFingerprint: await quoteAt(tx, by, trip, trip.hostFamilyId) });
}

/**
 * Replaces the camp of a cancelled week. Returns the activity that replaces it.
 * @throws AppError `placesTaken` if the backups of the week are full too; `quoteRefused`, `noPriceBook`
 */
async function swap(tx: Transaction, by: Actor, { trip, scheduleId, own, camps }: CalledOff): Promise<number | null> {
  const holder = { tripId: trip.id };
  const places = (await listStudentIds(tx, trip)).length;
  const isHeld = !UNHELD.includes(trip.state) || (await listHeldWeeks(tx, holder)).size > 0;
  // A trip without held places needs none in its other weeks, even if they are full.
  const asked = isHeld ? camps : camps.filter(({ startDate }) => startDate === own.startDate);
  await releasePlaces(tx, holder, [scheduleId]);
  const taken = await holdCamps(tx, holder, { camps: asked, places, now: by.app.clock.now(), until: null });
  await replaceCamps(
    tx,
    trip.id,
    replaceByTaken(camps, taken).filter((camp) => camp.scheduleId !== scheduleId),
  );
  // Beds are not affected by a camp.
  const priced = await priceWith(tx, by, trip);
  if (isHeld) await updatePayouts(tx, by, { before: trip, trip: priced });
  else await releasePlaces(tx, holder);
  return taken.find(({ startDate }) => startDate === own.startDate)?.activityId ?? null;
}

/** Replaces the camp in a savepoint. Returns the new activity; null, without any changes, if there is none. */
async function swapped(tx: Transaction, by: Actor, calledOff: CalledOff): Promise<number | null> {
  try {
    return await tx.transaction((point) => swap(point, by, calledOff));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

interface Camps {
  readonly tripId: number;
  readonly before: readonly CampOfTrip[];
  readonly after: readonly CampOfTrip[];
}

async function logCamps(tx: Transaction, by: Actor, { tripId, before, after }: Camps): Promise<void> {
  const changes = { camps: { before: describeCamps(before), after: describeCamps(after) } };
  await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: tripId, changes });
}

async function leaveWeek(tx: Transaction, by: Actor, { tripId, scheduleId }: { tripId: number; scheduleId: number }): Promise<void> {
  const trip = await lockTrip(tx, tripId);
  const [week] = await findSchedules(tx, [scheduleId]);
  // The week may have been reopened meanwhile.
  if (trip === null || week === undefined || week.state === 'open') return;
  const camps = await listCamps(tx, tripId);
  const own = camps.find((camp) => camp.scheduleId === scheduleId);
  if (own === undefined) return;
  const note = (await listNamedCamps(tx, tripId)).find((camp) => camp.scheduleId === scheduleId)?.activityName ?? '';
  if (own.backupRank !== null) {
    const left = camps.filter((camp) => camp !== own);
    await replaceCamps(tx, tripId, left);
    await updateTripRow(tx, tripId, {});
    await logCamps(tx, by, { tripId, before: camps, after: left });
    return;
  }
  const activityId = await swapped(tx, by, { trip, scheduleId, own, camps });
  if (activityId !== null) {
    await logCamps(tx, by, { tripId, before: camps, after: await listCamps(tx, tripId) });
  } else {
    const key = `week:${scheduleId}`;
    // Avoids a second notification when the job runs again while the task is open.
    if (!(await addTask(tx, by, { tripId, kind: 'campCalledOff', key, again: true, note: `${note}, ${own.startDate}` }))) return;
  }
  await notifyTripEvent(tx, by, { trip, event: 'campCalledOff', to: ['parent', 'staff'] });
}

/**
 * Replaces the cancelled week in each trip that has it; idempotent, one transaction per trip, so that one failure does not block the
 * others.
 * @throws the first failure, after all trips were tried
 */
export async function leaveCalledOffWeek(app: App, { scheduleId }: { readonly scheduleId: number }): Promise<void> {
  const failures: unknown[] = [];
  for (const tripId of await listTripsWithWeek(app.db, { scheduleId, today: app.clock.today() })) {
    await app.db
      .transaction((tx) => leaveWeek(tx, systemActor(app), { tripId, scheduleId }))
      .catch((error) => {
        app.log.error({ err: error, tripId, scheduleId }, 'a trip did not leave the week that was called off');
        failures.push(error);
      });
  }
  if (failures.length > 0) throw failures[0];
}
