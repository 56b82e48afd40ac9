// The coordinator of a family comes from the area around its home, that of a trip from its family, and nobody's choice is overwritten.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGeofence, editGeofence } from '#contract/geofences/geofences.endpoints.ts';
import { editFamily, readFamily } from '#contract/host-families/family-details.endpoints.ts';
import { bulkFamilies } from '#contract/host-families/family-list.endpoints.ts';
import { createTrip, editTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { geofences } from '#server/db/schema/geofences.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { STAY, startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

const GALWAY = { latitude: 53.27, longitude: -9.05 };
const CLIFDEN = { latitude: 53.49, longitude: -10.02 };
const FIJI = { latitude: -17, longitude: 179.9 };

let room: TripFixture;
let [familyId, otherId] = [0, 0];
let [west, city] = [0, 0];
beforeAll(async () => {
  room = await startTripFixture({ count: 2 });
  [familyId, otherId] = [room.hosts[0]?.familyId ?? 0, room.hosts[1]?.familyId ?? 0];
  west = await room.createAccount({ email: 'west@example.test', roles: ['Coordinator'], firstName: 'West' });
  city = await room.createAccount({ email: 'city@example.test', roles: ['Coordinator'], firstName: 'City' });
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(geofences);
  const nobody = { coordinatorId: null, coordinatorAreaId: null, latitude: null, longitude: null };
  await room.app.db.update(hostFamilies).set(nobody);
  await addArea({ name: 'Galway West', ...CLIFDEN, radiusM: 100_000, coordinatorId: west });
  await addArea({ name: 'Galway City', ...GALWAY, radiusM: 10_000, coordinatorId: city });
});

async function addArea(area: object): Promise<void> {
  const body = { kind: 'circle', purposes: ['coordinator'], ...area } as never;
  expect((await room.administrator.ask(createGeofence, { body })).status).toBe(200);
}

async function edit(changes: object, id = familyId) {
  const { version } = (await room.administrator.ask(readFamily, { params: { id } })).body;
  const answer = await room.administrator.ask(editFamily, { params: { id }, body: { ...changes, version } as never });
  expect(answer.status, answer.text).toBe(200);
  const { coordinatorId, coordinatorArea } = answer.body.item.staff ?? {};
  return { coordinatorId, coordinatorArea };
}

async function addTrip(wished: object = {}) {
  const body = { ...STAY, studentIds: [room.childId], hostFamilyId: familyId, ...wished } as never;
  const { id } = (await room.administrator.ask(createTrip, { body })).body;
  return readCoordinator(id);
}

async function readCoordinator(id: number) {
  const { coordinator, coordinatorArea, version } = (await room.administrator.ask(readTrip, { params: { id } })).body;
  return { id, version, coordinatorId: coordinator?.id ?? null, coordinatorArea };
}

test('a family gets the coordinator of the smallest area around its home, and another one where it moves', async () => {
  expect(await edit(GALWAY)).toEqual({ coordinatorId: city, coordinatorArea: 'Galway City' });
  expect(await edit(CLIFDEN)).toEqual({ coordinatorId: west, coordinatorArea: 'Galway West' });
  // Outside of all areas it keeps whom it knows.
  expect(await edit({ ...FIJI, isPinConfirmed: true })).toEqual({ coordinatorId: west, coordinatorArea: 'Galway West' });
});

test('a family across the date line from the middle of its area gets its coordinator', async () => {
  await addArea({ name: 'Fiji', latitude: -17, longitude: -179.9, radiusM: 50_000, coordinatorId: city });
  expect(await edit({ ...FIJI, isPinConfirmed: true })).toEqual({ coordinatorId: city, coordinatorArea: 'Fiji' });
});

test('a coordinator who was chosen stays wherever the home is, also one chosen with it or for many', async () => {
  expect(await edit({ coordinatorId: west })).toEqual({ coordinatorId: west, coordinatorArea: null });
  expect(await edit(GALWAY)).toEqual({ coordinatorId: west, coordinatorArea: null });
  expect(await edit({ ...CLIFDEN, coordinatorId: city })).toEqual({ coordinatorId: city, coordinatorArea: null });
  expect(await edit(GALWAY, otherId)).toEqual({ coordinatorId: city, coordinatorArea: 'Galway City' });
  await room.administrator.ask(bulkFamilies, { body: { action: 'assignCoordinator', ids: [otherId], coordinatorId: west } as never });
  expect(await edit(CLIFDEN, otherId)).toEqual({ coordinatorId: west, coordinatorArea: null });
});

test('families that are there already get the coordinator of an area that is drawn or given to somebody else, unless one was chosen', async () => {
  const pins = { [familyId]: GALWAY, [otherId]: CLIFDEN };
  for (const [id, pin] of Object.entries(pins))
    await room.app.db
      .update(hostFamilies)
      .set(pin)
      .where(eq(hostFamilies.id, Number(id)));
  await edit({ coordinatorId: west });
  await addArea({ name: 'Clifden', ...CLIFDEN, radiusM: 5000, coordinatorId: city });
  await room.runJobs();
  expect(await edit({ postcode: 'H71' }, otherId)).toEqual({ coordinatorId: city, coordinatorArea: 'Clifden' });
  expect(await edit({ postcode: 'H91' })).toEqual({ coordinatorId: west, coordinatorArea: null });
  const [clifden] = await room.app.db.select().from(geofences).where(eq(geofences.name, 'Clifden'));
  const { id = 0, version = 0 } = clifden ?? {};
  const body = { kind: 'circle', purposes: ['coordinator'], name: 'Clifden', ...CLIFDEN, radiusM: 5000, coordinatorId: west, version };
  expect((await room.administrator.ask(editGeofence, { params: { id }, body: body as never })).status).toBe(200);
  await room.runJobs();
  expect(await edit({ postcode: 'H72' }, otherId)).toEqual({ coordinatorId: west, coordinatorArea: 'Clifden' });
});

test('a deleted area leaves its coordinator without the reason', async () => {
  await edit(GALWAY);
  await room.app.db.delete(geofences).where(eq(geofences.name, 'Galway City'));
  expect(await edit({ postcode: 'H91' })).toEqual({ coordinatorId: city, coordinatorArea: null });
});

test('a trip without a coordinator has that of its family, with the area; a chosen one stays', async () => {
  await edit(GALWAY);
  expect(await addTrip()).toMatchObject({ coordinatorId: city, coordinatorArea: 'Galway City' });
  expect(await addTrip({ coordinatorId: west })).toMatchObject({ coordinatorId: west, coordinatorArea: null });
  const none = await addTrip({ hostFamilyId: null });
  expect(none).toMatchObject({ coordinatorId: null, coordinatorArea: null });
  const change = async ({ id, version }: { id: number; version: number }, changes: object) => {
    const answer = await room.administrator.ask(editTrip, { params: { id }, body: { version, ...changes } as never });
    expect(answer.status, answer.text).toBe(200);
    return readCoordinator(id);
  };
  const placed = await change(none, { hostFamilyId: familyId });
  expect(placed).toMatchObject({ coordinatorId: city, coordinatorArea: 'Galway City' });
  // The same person, chosen again, comes from the area as before; nobody is a choice, too.
  expect(await change(placed, { coordinatorId: city, wishes: 'A quiet room' })).toMatchObject({ coordinatorArea: 'Galway City' });
  const cleared = await change(await readCoordinator(none.id), { coordinatorId: null });
  expect(cleared).toMatchObject({ coordinatorId: null, coordinatorArea: null });
});

test('hosts and parents are not told from which area a coordinator comes', async () => {
  await edit(GALWAY);
  const { id } = await addTrip({ parentId: room.parentId });
  expect((await room.parent.ask(readTrip, { params: { id } })).body.coordinatorArea).toBeNull();
});
