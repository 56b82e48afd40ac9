// A week of a camp was called off: whoever has it gets the first of its backups that is free, or staff look for another; all are told.

import type { Transaction } from '#server/db/database.ts';
import { holdCamps, releasePlaces, withTaken } from '#server/features/calendar/calendar.public.ts';
import type { App } from '#server/platform/app.ts';
import { type Actor, recordChange, theProduct } from '#server/platform/record.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type CampOfTrip,
  campsOf,
  lockTrip,
  replaceCamps,
  saveTrip,
  schedulesByIds,
  studentIdsOf,
  type TripRow,
  tripsWithWeek,
} from './held-trip.queries.ts';
import { reholdStay } from './reserving.service.ts';
import { otherPrice, priceAt } from './settling.service.ts';
import { addTask } from './tasks.service.ts';
import { tellOf } from './telling.service.ts';
import { namedCampsOf } from './views.queries.ts';

const UNHELD: readonly TripRow['state'][] = ['new', 'enquiry'];

/** What keeps a backup from taking over: staff look for another week. */
const NOT_TAKEN = ['placesTaken', 'quoteRefused', 'noPriceBook'];

interface CalledOff {
  readonly trip: TripRow;
  readonly scheduleId: number;
  readonly own: CampOfTrip;
  readonly camps: readonly CampOfTrip[];
}

/** The price with the other camp; of a stay that was billed the difference is for finance. */
async function priceWith(tx: Transaction, by: Actor, trip: TripRow): Promise<TripRow> {
  if (trip.hostFamilyId === null || trip.quoteFingerprint === null) return trip;
  if (!UNHELD.includes(trip.state)) return saveTrip(tx, trip.id, await otherPrice(tx, by, trip, trip.hostFamilyId));
  return saveTrip(tx, trip.id, { quoteFingerprint: await priceAt(tx, by, trip, trip.hostFamilyId) });
}

/**
 * Answers the activity that is had instead.
 * @throws Refusal `placesTaken` where the backups of the week are full, too
 */
async function swap(tx: Transaction, by: Actor, { trip, scheduleId, own, camps }: CalledOff): Promise<number | null> {
  const holder = { tripId: trip.id };
  const places = (await studentIdsOf(tx, trip)).length;
  await releasePlaces(tx, holder, [scheduleId]);
  const taken = await holdCamps(tx, holder, { camps, places, now: by.app.clock.now(), until: null });
  await replaceCamps(
    tx,
    trip.id,
    withTaken(camps, taken).filter((camp) => camp.scheduleId !== scheduleId),
  );
  const priced = await priceWith(tx, by, trip);
  if (UNHELD.includes(trip.state)) await releasePlaces(tx, holder);
  else await reholdStay(tx, by, { before: trip, trip: priced });
  return taken.find(({ startDate }) => startDate === own.startDate)?.activityId ?? null;
}

/** The activity that has taken over, null where none could: all of it is done, or nothing. */
async function swapped(tx: Transaction, by: Actor, calledOff: CalledOff): Promise<number | null> {
  try {
    return await tx.transaction((point) => swap(point, by, calledOff));
  } catch (error) {
    if (error instanceof Refusal && NOT_TAKEN.includes(error.code)) return null;
    throw error;
  }
}

async function leaveWeek(tx: Transaction, by: Actor, { tripId, scheduleId }: { tripId: number; scheduleId: number }): Promise<void> {
  const trip = await lockTrip(tx, tripId);
  const [week] = await schedulesByIds(tx, [scheduleId]);
  // It may take place again by now.
  if (trip === null || week === undefined || week.state === 'open') return;
  const camps = await campsOf(tx, tripId);
  const own = camps.find((camp) => camp.scheduleId === scheduleId);
  if (own === undefined) return;
  const note = (await namedCampsOf(tx, tripId)).find((camp) => camp.scheduleId === scheduleId)?.activityName ?? '';
  if (own.backupRank !== null) {
    await replaceCamps(
      tx,
      tripId,
      camps.filter((camp) => camp !== own),
    );
    return;
  }
  const activityId = await swapped(tx, by, { trip, scheduleId, own, camps });
  if (activityId !== null) {
    const changes = { activityId: { before: own.activityId, after: activityId }, startDate: own.startDate };
    await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: tripId, changes });
  } else {
    await addTask(tx, by, { tripId, kind: 'campCalledOff', key: `week:${scheduleId}`, again: true, note: `${note}, ${own.startDate}` });
  }
  await tellOf(tx, by, { trip, event: 'campCalledOff', to: ['parent', 'staff'] });
}

/** Finds another camp for each trip that has the week; each by itself, as often as one likes. */
export async function leaveCalledOffWeek(app: App, { scheduleId }: { readonly scheduleId: number }): Promise<void> {
  for (const tripId of await tripsWithWeek(app.db, { scheduleId, today: app.clock.today() })) {
    await app.db.transaction((tx) => leaveWeek(tx, theProduct(app), { tripId, scheduleId }));
  }
}
