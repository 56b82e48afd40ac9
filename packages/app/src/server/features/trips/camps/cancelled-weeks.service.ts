// A week of a camp was called off: whoever has it gets the first of its backups that is free, or staff look for another; all are told.

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

/** The price with the other camp; of a stay that was billed the difference is for finance. */
async function priceWith(tx: Transaction, by: Actor, trip: TripRow): Promise<TripRow> {
  // Whoever has the form of the trip open has it with the week that is no more.
  if (trip.hostFamilyId === null || trip.quoteFingerprint === null) return updateTripRow(tx, trip.id, {});
  if (!UNHELD.includes(trip.state))
    return updateTripRow(tx, trip.id, await updatePrice(tx, by, trip, { hostFamilyId: trip.hostFamilyId, cause: 'camp' }));
  return updateTripRow(tx, trip.id, { quoteFingerprint: await quoteAt(tx, by, trip, trip.hostFamilyId) });
}

/**
 * Answers the activity that is had instead.
 * @throws AppError `placesTaken` where the backups of the week are full, too; `quoteRefused`, `noPriceBook`
 */
async function swap(tx: Transaction, by: Actor, { trip, scheduleId, own, camps }: CalledOff): Promise<number | null> {
  const holder = { tripId: trip.id };
  const places = (await listStudentIds(tx, trip)).length;
  const isHeld = !UNHELD.includes(trip.state) || (await listHeldWeeks(tx, holder)).size > 0;
  // Whoever holds no places asks for none in the weeks that go on: they may be full without being any less wished for.
  const asked = isHeld ? camps : camps.filter(({ startDate }) => startDate === own.startDate);
  await releasePlaces(tx, holder, [scheduleId]);
  const taken = await holdCamps(tx, holder, { camps: asked, places, now: by.app.clock.now(), until: null });
  await replaceCamps(
    tx,
    trip.id,
    replaceByTaken(camps, taken).filter((camp) => camp.scheduleId !== scheduleId),
  );
  // A camp changes no bed: that of the family stays as it is held.
  const priced = await priceWith(tx, by, trip);
  if (isHeld) await updatePayouts(tx, by, { before: trip, trip: priced });
  else await releasePlaces(tx, holder);
  return taken.find(({ startDate }) => startDate === own.startDate)?.activityId ?? null;
}

/** The activity that has taken over, null where none could: all of it is done, or nothing. */
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
  // It may take place again by now.
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
    // Whoever was told of it, and waits for staff, is not told again when this is done again.
    if (!(await addTask(tx, by, { tripId, kind: 'campCalledOff', key, again: true, note: `${note}, ${own.startDate}` }))) return;
  }
  await notifyTripEvent(tx, by, { trip, event: 'campCalledOff', to: ['parent', 'staff'] });
}

/**
 * Finds another camp for each trip that has the week; each by itself, as often as one likes: one that fails keeps no other from its own.
 * @throws whatever the first of them has failed by, once all were tried
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
