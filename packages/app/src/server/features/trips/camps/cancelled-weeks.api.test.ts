// Camp weeks that are called off: trips that have them get a backup of the week, or staff look for another.

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editSchedule } from '#contract/activities/activities.endpoints.ts';
import type { CampWeek, CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { listOffers, stepOffer } from '#contract/trips/offers.endpoints.ts';
import { createTrip, editTrip, finishTripTask, readTrip } from '#contract/trips/trip.endpoints.ts';
import { activitySchedules, campPlaces, tripCamps } from '#server/db/schema/camps.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { audit } from '#server/db/schema/platform.ts';
import { trips } from '#server/db/schema/trips.ts';
import { WEEK_CANCELLED_JOB } from '#server/features/activities/activities.public.ts';
import { allJobs } from '#server/jobs.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

const NOW = new Date('2026-06-15T10:00:00Z');

let room: BookingFixture;
let parent: Booker;
beforeAll(async () => {
  room = await startBookingFixture({ count: 1, beds: 5 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = NOW;
  await room.app.db.delete(hostCalendarBlocks);
  parent = await room.booker();
});

const ranked = (weeks: readonly CampWeek[]) => weeks.map((week, index) => ({ ...week, rank: index + 1 }));
const tripOf = async ({ userId }: Booker) => {
  const [trip] = await room.app.db.select().from(trips).where(eq(trips.parentId, userId));
  if (trip === undefined) throw new Error('no trip was made');
  return trip;
};
const campsOf = async (tripId: number) => {
  const rows = await room.app.db.select().from(tripCamps).where(eq(tripCamps.tripId, tripId));
  return new Map(rows.map(({ scheduleId, backupRank }) => [scheduleId, backupRank]));
};
const placesOf = async (tripId: number) =>
  (await room.app.db.select().from(campPlaces).where(eq(campPlaces.tripId, tripId))).map(({ scheduleId, places }) => [scheduleId, places]);

async function week(places: number, amount = '50'): Promise<CampWeek> {
  const [made] = await room.camp({ places, amount });
  if (made === undefined) throw new Error('no week');
  return made;
}

async function booked(camps: readonly CampWeek[], more: Partial<CurrentTrip> = {}, booker = parent) {
  const { status, body, text } = await room.ask(booker, room.trip(booker, { activityDetailsType: 'mixed', camps: [...camps], ...more }));
  if (body.paymentIntent === null) throw new Error(`no intent: ${status} ${text}`);
  await room.confirm(body.paymentIntent);
  await room.runJobs();
  return tripOf(booker);
}

/** Calls a week off as staff do, and lets everything follow. */
async function callOff({ scheduleId }: CampWeek, more: { capacity?: number } = {}) {
  const administrator = await room.signInAs('Administrator');
  const [row] = await room.app.db.select().from(activitySchedules).where(eq(activitySchedules.id, scheduleId));
  const body = { id: scheduleId, version: row?.version ?? 0, state: 'cancelled', ...more } as const;
  expect((await administrator.ask(editSchedule, { body })).status).toBe(200);
  await room.runJobs();
}
const newsOf = async ({ userId }: Booker) => {
  const told = await room.app.db.select().from(notifications).where(eq(notifications.userId, userId));
  return told.map(({ data }) => (data as { event?: string }).event).filter((event) => event === 'campCalledOff').length;
};
const tasksOf = async (id: number) => {
  const coordinator = await room.signInAs('Coordinator');
  return (await coordinator.ask(readTrip, { params: { id } })).body.tasks.map(({ kind }) => kind);
};

test('a cancelled week is replaced by the first of its backups that is free, at its price', async () => {
  const [camp, full, free] = [await week(2, '50'), await week(1, '60'), await week(1, '90')];
  const trip = await booked([camp], { backupCamps: ranked([full, free]) });
  await booked([full], {}, await room.booker());
  await callOff(camp);
  expect(await campsOf(trip.id)).toEqual(
    new Map([
      [free.scheduleId, null],
      [full.scheduleId, 1],
    ]),
  );
  expect(await placesOf(trip.id)).toEqual([[free.scheduleId, 1]]);
  expect(await tasksOf(trip.id)).toEqual(['priceDifference']);
  expect((await tripOf(parent)).quoteFingerprint).not.toBe(trip.quoteFingerprint);
  expect(await newsOf(parent)).toBe(1);
});

test('a cancelled week without a free backup stays until staff find another week; nobody else gets a place in it', async () => {
  const camp = await week(2);
  const trip = await booked([camp]);
  await callOff(camp);
  expect(await tasksOf(trip.id)).toEqual(['campCalledOff']);
  expect(await placesOf(trip.id)).toEqual([[camp.scheduleId, 1]]);
  const place = { scheduleId: camp.scheduleId, places: 1, tripId: trip.id, heldAt: NOW, expiresAt: null };
  const { tripId } = place;
  await room.app.db.delete(campPlaces).where(eq(campPlaces.tripId, tripId));
  await expect(room.app.db.insert(campPlaces).values(place)).rejects.toThrow();
  const coordinator = await room.signInAs('Coordinator');
  const other = await week(1);
  // Whoever reads of the trip is told so.
  const read = await coordinator.ask(readTrip, { params: { id: tripId }, query: {} });
  expect(read.body.camps).toMatchObject([{ scheduleId: camp.scheduleId, calledOff: true }]);
  const { version } = await tripOf(parent);
  const outside = await room.camp({ places: 1, mondays: ['2026-07-20'] });
  const choose = (scheduleId: number) => ({ version, camps: [{ scheduleId, backupRank: null }] });
  const refused = async (scheduleId: number) =>
    Object.keys((await coordinator.ask(editTrip, { params: { id: tripId }, body: choose(scheduleId) })).body.errors ?? {});
  expect(await refused(outside[0]?.scheduleId ?? 0)).toEqual(['camps.0.scheduleId']);
  const late = { version, fromDate: '2026-07-07' };
  const moved = await coordinator.ask(editTrip, { params: { id: tripId }, body: late });
  expect(Object.keys(moved.body.errors ?? {})).toEqual(['fromDate']);
  // Of an order it is as good as full, so a new choice of it is none.
  await callOff(other);
  expect(await refused(other.scheduleId)).toEqual(['camps.0.scheduleId']);
});

test('trips leave a cancelled week one after the other: a failure stops none of the others, and nobody is told twice', async () => {
  const camp = await week(3);
  const [failing, other] = [await booked([camp]), await booked([camp], {}, await room.booker())];
  const free = await week(1);
  const backedUp = await room.booker();
  const last = await booked([camp], { backupCamps: ranked([free]) }, backedUp);
  await room.app.db.execute(sql.raw("create function fails() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$"));
  await room.app.db.execute(
    sql.raw(`create trigger fails before insert on trip_tasks for each row when (new.trip_id = ${failing.id}) execute function fails()`),
  );
  await room.app.db.update(activitySchedules).set({ state: 'cancelled' }).where(eq(activitySchedules.id, camp.scheduleId));
  const attempt = { id: 'week', number: 1, isLast: false, signal: new AbortController().signal };
  const leave = async () =>
    allJobs.find(({ kind }) => kind === WEEK_CANCELLED_JOB)?.run(room.app, { scheduleId: camp.scheduleId }, attempt);
  await expect(leave()).rejects.toThrow();
  await expect(leave()).rejects.toThrow();
  await room.app.db.execute(sql.raw('drop function fails cascade'));
  expect([...(await campsOf(last.id))]).toEqual([[free.scheduleId, null]]);
  const toldOf = await room.app.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, other.parentId ?? 0));
  expect(toldOf.filter(({ data }) => (data as { event?: string }).event === 'campCalledOff')).toHaveLength(1);
  expect(await newsOf(parent)).toBe(0);
});

test('a week is cancelled once: a later change of its places opens no new task', async () => {
  const camp = await week(2);
  const { id } = await booked([camp]);
  await callOff(camp);
  const coordinator = await room.signInAs('Coordinator');
  const [task] = (await coordinator.ask(readTrip, { params: { id } })).body.tasks;
  await coordinator.ask(finishTripTask, { params: { id: task?.id ?? 0 }, body: {} });
  await callOff(camp, { capacity: 5 });
  expect([await tasksOf(id), await newsOf(parent)]).toEqual([['campCalledOff'], 1]);
});

test('a cancelled week of an enquiry is replaced by its own backup; other weeks stay as they are', async () => {
  const [camp, later] = await room.camp({ places: 1, mondays: ['2026-07-06', '2026-07-13'] });
  if (camp === undefined || later === undefined) throw new Error('no weeks');
  const [backup, unused] = [await week(1), await week(1)];
  const others = await room.booker();
  await booked([later], { fromDate: '2026-07-12', toDate: '2026-07-18' }, others);
  const coordinator = await room.signInAs('Coordinator');
  const camps = [camp, backup, unused, later].map(({ scheduleId }, rank) => ({ scheduleId, backupRank: rank % 3 === 0 ? null : rank }));
  const days = { fromDate: '2026-07-05', toDate: '2026-07-18' };
  const stay = { ...days, studentIds: [parent.childId], camps, businessId: room.businessId, tripTypeId: 1 };
  const { status, body, text } = await coordinator.ask(createTrip, { body: stay });
  expect(status, text).toBe(200);
  await callOff(unused);
  await callOff(camp);
  expect(await campsOf(body.id)).toEqual(
    new Map([
      [backup.scheduleId, null],
      [later.scheduleId, null],
    ]),
  );
  expect(await placesOf(body.id)).toEqual([]);
  expect((await tripOf(parent)).version).toBe(body.version + 2);
  const log = await room.app.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, String(body.id)))
    .orderBy(audit.id);
  const told = log.flatMap(({ changes }) => (changes as { camps?: { after: string[] } }).camps ?? []);
  expect(told.map(({ after }) => after.length)).toEqual([3, 2]);
});

test('the place of a paid stay without a family stays held until another week is chosen', async () => {
  const [camp, other] = [await week(1), await week(1)];
  const { id } = await booked([camp]);
  const coordinator = await room.signInAs('Coordinator');
  const [offer] = (await coordinator.ask(listOffers, { params: { id } })).body.data;
  await coordinator.ask(stepOffer, { params: { id: offer?.id ?? 0 }, body: { to: 'declined', reason: 'Ill' } as never });
  const { state, version } = await tripOf(parent);
  expect([state, await placesOf(id)]).toEqual(['enquiry', [[camp.scheduleId, 1]]]);
  const edited = await coordinator.ask(editTrip, {
    params: { id },
    body: { version, camps: [{ scheduleId: other.scheduleId, backupRank: null }] },
  });
  expect(edited.status, edited.text).toBe(200);
  expect(await placesOf(id)).toEqual([]);
});
