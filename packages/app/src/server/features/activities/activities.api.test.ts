// Activities and their weeks: kept by staff, seen by everybody.

import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createActivity,
  createSchedule,
  deleteActivity,
  deleteSchedule,
  editActivity,
  editSchedule,
  listActivities,
  listSchedules,
  readActivity,
  readClashes,
  takeActivityOffline,
} from '#contract/activities/activities.endpoints.ts';
import { uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { activitySchedules, campPlaces, tripCamps } from '#server/db/schema/camps.ts';
import { audit } from '#server/db/schema/platform.ts';
import { pricings, pricingTemplates, pricingTypes, serviceTypes, tripTypes } from '#server/db/schema/pricing.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createPhoto } from '#server/testing/fixtures/files.ts';
import { findCountyId } from '#server/testing/fixtures/live-families.ts';
import { readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
});
afterAll(() => server.stop());

test('an activity is made with its weeks, changed, found out to clash, and kept while it is used', async () => {
  const coordinator = await server.signInAs('Coordinator');
  const visitor = server.createVisitor();
  const countyId = await findCountyId(server.app, 'Cork');
  const body = { name: 'Sailing camp', countyId, type: 'camp' as const, minAge: 8, maxAge: 15 };
  const made = await coordinator.ask(createActivity, { body });
  expect(made.body, made.text).toMatchObject({ name: 'Sailing camp', county: 'Cork', weeks: 0, placesLeft: 0 });
  expect((await coordinator.ask(createActivity, { body })).body).toMatchObject({ code: 'nameTaken' });
  expect((await coordinator.ask(createActivity, { body: { ...body, name: 'Other', minAge: 16 } })).status).toBe(422);
  expect((await coordinator.ask(createActivity, { body: { ...body, name: 'Of one age', minAge: 15 } })).status).toBe(200);

  const week = { activityId: made.body.id, startDate: '2026-07-06', capacity: 12 };
  const first = await coordinator.ask(createSchedule, { body: week });
  expect(first.body, first.text).toMatchObject({ endDate: '2026-07-10', placesLeft: 12 });
  expect((await coordinator.ask(createSchedule, { body: { ...week, startDate: '2026-07-07' } })).status).toBe(422);

  const params = { id: made.body.id };
  const seen = await visitor.ask(readActivity, { params });
  expect(seen.body).toMatchObject({ schedules: [{ startDate: '2026-07-06', placesLeft: 12, capacity: null }], businessId: null });
  const other = await coordinator.ask(createActivity, { body: { ...body, name: 'Surf camp' } });
  const clashing = await coordinator.ask(createSchedule, { body: { ...week, activityId: other.body.id } });
  const clashes = await visitor.ask(readClashes, { params, query: { scheduleIds: [clashing.body.id] } });
  expect(clashes.body.data).toEqual([{ scheduleId: first.body.id, withScheduleIds: [clashing.body.id] }]);

  const offline = (version: number) => coordinator.ask(takeActivityOffline, { params, body: { version, reason: 'No boats' } });
  expect((await offline(made.body.version + 1)).body.code).toBe('changedMeanwhile');
  const off = await offline(made.body.version);
  expect(off.body, off.text).toMatchObject({ active: false, weeks: 1 });
  expect((await offline(made.body.version)).body.version).toBe(off.body.version);
  expect((await visitor.ask(readActivity, { params })).status).toBe(404);
  const log = await server.app.db.select().from(audit).where(eq(audit.action, 'activity.takeOffline'));
  expect(log.map(({ changes }) => changes)).toEqual([{ active: { before: true, after: false }, reason: 'No boats' }]);
});

/** Gives an activity a price of its own. */
async function priced(priceableId: number): Promise<void> {
  const { db } = server.app;
  const { serviceTypes: services, pricingTypes: kinds, tripTypes: trips, templates } = readFixtureBook('price-books/2026.json');
  const put = (table: PgTable, rows: readonly object[]) =>
    db
      .insert(table)
      .overridingSystemValue()
      .values([...rows] as never)
      .onConflictDoNothing();
  await put(serviceTypes, services);
  await put(pricingTypes, kinds);
  await put(
    tripTypes,
    trips.map(({ id, name, active }) => ({ id, name, active })),
  );
  await put(pricingTemplates, templates.slice(0, 1));
  await put(pricings, [{ pricingTemplateId: templates[0]?.id, level: 'Activity', priceableId, amount: '100' }]);
}

test('an activity that was booked stays, and so does its week; what nobody booked goes, the prices of it first', async () => {
  const [coordinator, administrator] = [await server.signInAs('Coordinator'), await server.signInAs('Administrator')];
  const visitor = server.createVisitor();
  const countyId = await findCountyId(server.app, 'Cork');
  const made = await coordinator.ask(createActivity, { body: { name: 'Riding camp', countyId, type: 'camp' } });
  const params = { id: made.body.id };
  const added = async (startDate: string) =>
    (await coordinator.ask(createSchedule, { body: { activityId: params.id, startDate, capacity: 4 } })).body.id;
  const [booked, empty] = [await added('2026-07-06'), await added('2026-07-13')];
  const { tripId } = await createTestTrip(server.app, { state: 'cancelled' });
  await server.app.db.insert(tripCamps).values({ tripId, scheduleId: booked, startDate: '2026-07-06' });
  const place = { scheduleId: booked, places: 2, tripId, heldAt: server.time.now, expiresAt: null };
  await server.app.db.insert(campPlaces).values(place);
  const change = async (id: number, fields: object) => {
    const { body } = await visitor.ask(listSchedules, { query: { perPage: 100 } });
    const { version = 0 } = body.data.find((one) => one.id === id) ?? {};
    return coordinator.ask(editSchedule, { body: { id, version, ...fields } });
  };
  expect((await change(booked, { startDate: '2026-07-20' })).body.code).toBe('inUse');
  expect((await change(booked, { capacity: 1 })).body.code).toBe('placesTaken');
  expect((await change(booked, { startDate: '2026-07-06', capacity: 2 })).body).toMatchObject({ capacity: 2, placesLeft: 0 });
  expect((await change(empty, { startDate: '2026-07-20', capacity: 1 })).body).toMatchObject({ endDate: '2026-07-24', placesLeft: 1 });
  const called = await added('2026-07-27');
  expect((await change(called, { state: 'cancelled' })).body).toMatchObject({ state: 'cancelled', startDate: '2026-07-27' });
  const told = async (client: TestClient) => {
    const { body } = await client.ask(readActivity, { params });
    const { weeks, nextWeek, schedules } = body;
    return { weeks, nextWeek, schedules: schedules.map(({ id, capacity, placesLeft }) => [id, capacity, placesLeft]) };
  };
  const open = { weeks: 2, nextWeek: '2026-07-06' };
  expect(await told(visitor)).toEqual({
    ...open,
    schedules: [
      [booked, null, 0],
      [empty, null, 1],
    ],
  });
  expect(await told(coordinator)).toMatchObject({
    ...open,
    schedules: [
      [booked, 2, 0],
      [empty, 1, 1],
      [called, 4, expect.any(Number)],
    ],
  });
  const { body: all } = await visitor.ask(listActivities, { query: { perPage: 100 } });
  expect(all.data.find(({ id }) => id === params.id)).toMatchObject({ ...open, placesLeft: 1 });
  await server.app.db.delete(campPlaces);
  const removeWeek = (id: number) => administrator.ask(deleteSchedule, { params: { id } });
  expect((await coordinator.ask(deleteSchedule, { params: { id: empty } })).status).toBe(403);
  const stays = await removeWeek(booked);
  expect({ status: stays.status, code: stays.body.code }).toEqual({ status: 409, code: 'weekBooked' });
  const remove = async () => (await administrator.ask(deleteActivity, { params })).body.code;
  expect(await remove()).toBe('activityBooked');
  await server.app.db.delete(tripCamps);
  expect((await removeWeek(booked)).status).toBe(200);
  await priced(params.id);
  expect(await remove()).toBe('activityPriced');
  await server.app.db.delete(pricings);
  expect(await remove()).toBeUndefined();
  expect(await server.app.db.select().from(activitySchedules).where(eq(activitySchedules.id, empty))).toEqual([]);
});

test('pictures are given to an activity in their order, seen by everybody, and go with it', async () => {
  const coordinator = await server.signInAs('Coordinator');
  const visitor = server.createVisitor();
  const uploaded = async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await createPhoto())], { type: 'image/jpeg' }), 'boat.jpg');
    return (await coordinator.ask(uploadAttachment, { body: form as never })).body.randomRef;
  };
  const [boat, beach] = [await uploaded(), await uploaded()];
  const countyId = await findCountyId(server.app, 'Cork');
  const body = { name: 'Kayak camp', countyId, type: 'camp' as const, photos: [boat, beach] };
  const { body: made, text } = await coordinator.ask(createActivity, { body });
  expect(made.photoRef, text).toBe(boat);
  expect((await visitor.send('GET', toImagePath(boat))).status).toBe(200);
  const params = { id: made.id };
  const seen = await visitor.ask(readActivity, { params });
  expect(seen.body.photos.map(({ ref }) => ref)).toEqual([boat, beach]);

  const again = await coordinator.ask(editActivity, { body: { id: made.id, photos: [beach] } });
  expect(again.body, again.text).toMatchObject({ photoRef: beach, version: made.version + 1 });
  expect((await visitor.send('GET', toImagePath(boat))).status).toBe(404);
  expect((await coordinator.ask(editActivity, { body: { id: made.id, name: 'Canoe camp' } })).body.photoRef).toBe(beach);
  expect((await coordinator.ask(editActivity, { body: { id: made.id, photos: [boat] } })).status).toBe(422);

  expect((await (await server.signInAs('Administrator')).ask(deleteActivity, { params })).status).toBe(200);
  expect(await server.app.db.select().from(attachments)).toEqual([]);
});
