// Activities and their weeks: kept by staff, seen by everybody.

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createActivity,
  createSchedule,
  deleteActivity,
  editActivity,
  readActivity,
  readClashes,
} from '#contract/activities/activities.endpoints.ts';
import { imagePath } from '#contract/attachments/attachment.ts';
import { uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { photo } from '#server/testing/files.ts';
import { countyNumber } from '#server/testing/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
});
afterAll(() => server.stop());

test('an activity is made with its weeks, changed, found out to clash, and kept while it is used', async () => {
  const coordinator = await server.as('Coordinator');
  const visitor = server.visitor();
  const countyId = await countyNumber(server.app, 'Cork');
  const body = { name: 'Sailing camp', countyId, type: 'camp' as const, minAge: 8, maxAge: 15 };
  const made = await coordinator.ask(createActivity, { body });
  expect(made.body, made.text).toMatchObject({ name: 'Sailing camp', county: 'Cork', weeks: 0, placesLeft: 0 });
  expect((await coordinator.ask(createActivity, { body })).body).toMatchObject({ code: 'nameTaken' });
  expect((await coordinator.ask(createActivity, { body: { ...body, name: 'Other', minAge: 17 } })).status).toBe(422);

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

  const off = await coordinator.ask(editActivity, { body: { id: made.body.id, version: made.body.version, active: false } });
  expect(off.body, off.text).toMatchObject({ active: false });
  expect((await visitor.ask(readActivity, { params })).status).toBe(404);
  const administrator = await server.as('Administrator');
  expect((await administrator.ask(deleteActivity, { params })).body).toMatchObject({ code: 'inUse' });
});

test('pictures are given to an activity in their order, seen by everybody, and go with it', async () => {
  const coordinator = await server.as('Coordinator');
  const visitor = server.visitor();
  const uploaded = async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'boat.jpg');
    return (await coordinator.ask(uploadAttachment, { body: form as never })).body.randomRef;
  };
  const [boat, beach] = [await uploaded(), await uploaded()];
  const countyId = await countyNumber(server.app, 'Cork');
  const body = { name: 'Kayak camp', countyId, type: 'camp' as const, photos: [boat, beach] };
  const { body: made, text } = await coordinator.ask(createActivity, { body });
  expect(made.photoRef, text).toBe(boat);
  expect((await visitor.send('GET', imagePath(boat))).status).toBe(200);
  const params = { id: made.id };
  const seen = await visitor.ask(readActivity, { params });
  expect(seen.body.photos.map(({ ref }) => ref)).toEqual([boat, beach]);

  const again = await coordinator.ask(editActivity, { body: { id: made.id, photos: [beach] } });
  expect(again.body, again.text).toMatchObject({ photoRef: beach, version: made.version + 1 });
  expect((await visitor.send('GET', imagePath(boat))).status).toBe(404);
  expect((await coordinator.ask(editActivity, { body: { id: made.id, name: 'Canoe camp' } })).body.photoRef).toBe(beach);
  expect((await coordinator.ask(editActivity, { body: { id: made.id, photos: [boat] } })).status).toBe(422);

  expect((await (await server.as('Administrator')).ask(deleteActivity, { params })).status).toBe(200);
  expect(await server.app.db.select().from(attachments)).toEqual([]);
});
