// Camp weeks that are called off: trips that have them get a backup of the week, or staff look for another.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editSchedule } from '#contract/activities/activities.endpoints.ts';
import type { CampWeek, CurrentTrip } from '#contract/booking/current-trip.ts';
import { editTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { activitySchedules, campPlaces, tripCamps } from '#server/db/schema/camps.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import { type Booker, type BookingRoom, startBookingRoom } from '#server/testing/booking-room.ts';

const NOW = new Date('2026-06-15T10:00:00Z');

let room: BookingRoom;
let parent: Booker;
beforeAll(async () => {
  room = await startBookingRoom({ count: 1, beds: 5 });
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
async function callOff({ scheduleId }: CampWeek) {
  const administrator = await room.as('Administrator');
  const [row] = await room.app.db.select().from(activitySchedules).where(eq(activitySchedules.id, scheduleId));
  const body = { id: scheduleId, version: row?.version ?? 0, state: 'cancelled' } as const;
  expect((await administrator.ask(editSchedule, { body })).status).toBe(200);
  await room.runJobs();
}
const tasksOf = async (id: number) => {
  const coordinator = await room.as('Coordinator');
  return (await coordinator.ask(readTrip, { params: { id } })).body.tasks.map(({ kind }) => kind);
};

test('is replaced by the first of its backups that is free, at its price', async () => {
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
  const told = await room.app.db.select().from(notifications).where(eq(notifications.userId, parent.userId));
  expect(told.map(({ data }) => (data as { event?: string }).event)).toContain('campCalledOff');
});

test('stays, where no backup is free, until staff have found another week; nobody else gets a place in it', async () => {
  const camp = await week(2);
  const trip = await booked([camp]);
  await callOff(camp);
  expect(await tasksOf(trip.id)).toEqual(['campCalledOff']);
  expect(await placesOf(trip.id)).toEqual([[camp.scheduleId, 1]]);
  const place = { scheduleId: camp.scheduleId, places: 1, tripId: trip.id, heldAt: NOW, expiresAt: null };
  const { tripId } = place;
  await room.app.db.delete(campPlaces).where(eq(campPlaces.tripId, tripId));
  await expect(room.app.db.insert(campPlaces).values(place)).rejects.toThrow();
  const coordinator = await room.as('Coordinator');
  const other = await week(1);
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
