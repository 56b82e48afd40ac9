// Bulk reservations: with which family each stay is reserved.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as bulk from '#contract/trips/bulk.endpoints.ts';
import { trips } from '#server/db/schema/trips.ts';
import { sendEnquiry } from '#server/features/trips/create/insert-trip.service.ts';
import { type BulkFixture, startBulkFixture } from '#server/testing/fixtures/bulk-fixture.ts';

let room: BulkFixture;
beforeAll(async () => {
  room = await startBulkFixture();
});
afterAll(() => room.stop());

const stored = async (id: number) => (await room.app.db.select().from(trips).where(eq(trips.id, id)))[0];

test('a bulk reservation takes the only family that was asked, and leaves the choice among several to people', async () => {
  const [one, several] = [await room.draft(), await room.draft()];
  const families = room.hosts.map(({ familyId }) => familyId);
  for (const [tripId, hostFamilyIds] of [[one, families.slice(0, 1)] as const, [several, families] as const]) {
    await room.app.db.transaction((tx) => sendEnquiry(tx, { app: room.app, caller: null, requestId: null }, { tripId, hostFamilyIds }));
  }
  const reserve = await room.check({ action: 'state', step: 'reserve', reason: 'By telephone', tripIds: [one, several] });
  expect(await room.rowsOf(reserve)).toMatchObject([
    { tripId: one, outcome: 'changed' },
    { tripId: several, outcome: 'refused', code: 'noFamilyChosen' },
  ]);
  await room.follow(bulk.changeTrips, reserve.id);
  expect(await stored(one)).toMatchObject({ state: 'reserved', hostFamilyId: families[0] });
});

test('a bulk reservation takes the family that somebody chooses from several, and only with one of them', async () => {
  const tripId = await room.draft();
  const [first, second] = room.hosts.map(({ familyId }) => familyId);
  const hostFamilyIds = [first ?? 0, second ?? 0];
  await room.app.db.transaction((tx) => sendEnquiry(tx, { app: room.app, caller: null, requestId: null }, { tripId, hostFamilyIds }));
  const reserve = await room.check({ action: 'state', step: 'reserve', reason: 'By telephone', tripIds: [tripId] });
  const [row] = await room.rowsOf(reserve);
  expect(row).toMatchObject({
    outcome: 'refused',
    hostFamilyId: null,
    families: [
      { id: first, name: 'Family0' },
      { id: second, name: 'Family1' },
    ],
  });
  const choose = (hostFamilyId: number | null) =>
    room.coordinator.ask(bulk.chooseBulkFamily, { params: { id: row?.id ?? 0 }, body: { hostFamilyId } });
  expect((await choose(999_999)).status).toBe(422);
  expect((await choose(second ?? 0)).body).toMatchObject({ outcome: 'changed', code: null, hostFamilyId: second });
  expect((await stored(tripId))?.state).not.toBe('reserved');
  expect((await choose(null)).body).toMatchObject({ outcome: 'refused', code: 'noFamilyChosen', hostFamilyId: null });
  await choose(second ?? 0);
  expect(await room.readRun(reserve.id)).toMatchObject({ leftCount: 1, counts: { changed: 1, refused: 0 } });
  await room.follow(bulk.changeTrips, reserve.id);
  expect(await stored(tripId)).toMatchObject({ state: 'reserved', hostFamilyId: second });
  expect(JSON.parse((await choose(first ?? 0)).text)).toMatchObject({ code: 'bulkNotReady' });
});
