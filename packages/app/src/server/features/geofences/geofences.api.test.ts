// Areas over a real connection: who may see and change them, what is refused, overlaps, what lies inside, and who coordinates where.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as areas from '#contract/geofences/geofences.endpoints.ts';
import type { Geofence } from '#contract/geofences/geofences.shapes.ts';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import { geofences } from '#server/db/schema/geofences.ts';
import { locations } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { findResponsibleCoordinator } from './geofences.public.ts';

let server: TestServer;
let admin: TestClient;
let vetting: TestClient;
let coordinator: TestClient;
let cork = 0;
let coordinatorId = 0;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  cork = await findCountyId(server.app, 'Cork');
  admin = await server.signInAs('Administrator');
  vetting = await server.signInAs('Vetting admin');
  coordinator = await server.signInAs('Coordinator');
  coordinatorId =
    (await admin.ask(areas.listGeofenceCoordinators, {})).body.data.find(({ name }) => name.startsWith('Coordinator'))?.id ?? 0;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.app.db.delete(geofences);
});

const CIRCLE = { name: 'Kinsale', kind: 'circle', purposes: ['coordinator'], latitude: 51.7, longitude: -8.5, radiusM: 10_000 } as const;
const corners = (...points: readonly (readonly [number, number])[]) => points.map(([latitude, longitude]) => ({ latitude, longitude }));
const COUNTY = {
  ...{ name: 'County Cork', kind: 'polygon', purposes: ['coordinator', 'search'] },
  points: corners([51.4, -10], [51.4, -8], [52.3, -8], [52.3, -10]),
} as const;

/** Returns the body of an area that is coordinated. */
const named = (body: object) => ({ coordinatorId, ...body }) as never;

async function add(body: object): Promise<Geofence> {
  const answer = await vetting.ask(areas.createGeofence, { body: named(body) });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe('an area', () => {
  test('is added, listed, changed by who read it last, and deleted by administrators only', async () => {
    const added = await add({ ...CIRCLE, countyId: cork, coordinatorId });
    expect(added).toMatchObject({ ...CIRCLE, county: 'Cork', coordinator: { id: coordinatorId }, overlaps: [], version: 1, points: [] });
    expect(added.areaKm2).toBeCloseTo(314, 0);
    const params = { id: added.id };
    const body = { ...COUNTY, coordinatorId, version: 1 };
    const changed = (await admin.ask(areas.editGeofence, { params, body: body as never })).body;
    expect(changed).toMatchObject({ ...COUNTY, radiusM: null, latitude: null, coordinator: { id: coordinatorId }, version: 2 });
    const late = await vetting.ask(areas.editGeofence, { params, body: body as never });
    expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
    const found = await coordinator.ask(areas.listGeofences, { query: { purpose: 'search', search: 'cork' } });
    expect(found.body.data.map(({ name }) => name)).toEqual(['County Cork']);
    expect((await coordinator.ask(areas.listGeofences, { query: { purpose: 'camps' } })).body.data).toEqual([]);
    expect((await vetting.ask(areas.deleteGeofence, { params })).status).toBe(403);
    expect((await admin.ask(areas.deleteGeofence, { params })).status).toBe(200);
    expect((await admin.ask(areas.readGeofence, { params })).status).toBe(404);
  });

  test('is read by coordinators, who change none, and by no parent, host, agent, finance or editor', async () => {
    const { id } = await add(CIRCLE);
    expect((await coordinator.ask(areas.readGeofence, { params: { id } })).status).toBe(200);
    expect((await coordinator.ask(areas.createGeofence, { body: named(CIRCLE) })).status).toBe(403);
    for (const role of ['Parent', 'Host family', 'Agent', 'Finance', 'Page editor'] as const) {
      const client = await server.signInAs(role);
      expect((await client.ask(areas.listGeofences, {})).status).toBe(403);
      expect((await client.ask(areas.listInside, { params: { id } })).status).toBe(403);
    }
  });

  test('needs what belongs to its kind, and real people and places', async () => {
    const fieldsOf = async (body: object) =>
      Object.keys((await vetting.ask(areas.createGeofence, { body: named(body) })).body.errors ?? {});
    expect(await fieldsOf({ ...CIRCLE, latitude: null, radiusM: null })).toEqual(['latitude', 'radiusM']);
    expect(await fieldsOf({ ...CIRCLE, radiusM: 49 })).toEqual(['radiusM']);
    expect(await fieldsOf({ ...CIRCLE, latitude: 91 })).toEqual(['latitude']);
    expect(await fieldsOf({ ...CIRCLE, purposes: [] })).toEqual(['purposes']);
    expect(await fieldsOf({ ...COUNTY, points: COUNTY.points.slice(0, 2) })).toEqual(['points']);
    expect(await fieldsOf({ ...CIRCLE, coordinatorId: null })).toEqual(['coordinatorId']);
    expect(await fieldsOf({ ...CIRCLE, purposes: ['camps'], coordinatorId: null, radiusM: 49 })).toEqual(['radiusM']);
    expect(await fieldsOf({ ...CIRCLE, countyId: 999_999 })).toEqual(['countyId']);
    const parentId = await server.createAccount({ email: 'walker@example.test', roles: ['Parent'] });
    expect(await fieldsOf({ ...CIRCLE, coordinatorId: parentId })).toEqual(['coordinatorId']);
  });

  test.each([
    ['areaCrosses', corners([0, 0], [1, 1], [0, 1], [1, 0])],
    ['areaPointTwice', corners([0, 0], [0, 1], [1, 1], [0, 0])],
    ['areaFlat', corners([0, 0], [0, 1], [0, 2])],
    ['areaSideTooLong', corners([0, 0], [0, 100], [50, 50])],
  ])('is refused as %s', async (code, points) => {
    const { status, body } = await vetting.ask(areas.createGeofence, { body: named({ ...COUNTY, points }) });
    expect([status, body.code]).toEqual([422, code]);
  });

  test('is saved although it overlaps others of the same purpose, which it names', async () => {
    const county = await add(COUNTY);
    await add({ ...CIRCLE, name: 'Camps', purposes: ['camps'] });
    await add({ ...CIRCLE, name: 'Far away', latitude: 10, purposes: ['coordinator', 'search'] });
    const overlaps = [{ id: county.id, name: 'County Cork', purposes: ['coordinator'] }];
    expect((await add(CIRCLE)).overlaps).toEqual(overlaps);
  });
});

test('a place is tested against the areas around it, the smallest first, also across the date line', async () => {
  await add({ ...COUNTY, coordinatorId });
  const small = await add({ ...CIRCLE, purposes: ['camps'] });
  await add({ ...COUNTY, name: 'Fiji', purposes: ['search'], points: corners([-19, 177], [-16, 177], [-16, -179], [-19, -179]) });
  await add({ ...CIRCLE, name: 'Arctic', purposes: ['search'], latitude: 90, longitude: 0, radiusM: 500_000 });
  const testAt = async (latitude: number, longitude: number) => {
    const { body } = await coordinator.ask(areas.testPoint, { query: { latitude, longitude } as never });
    return { names: body.areas.map(({ name }) => name), coordinator: body.coordinator?.id ?? null };
  };
  expect(await testAt(51.71, -8.5)).toEqual({ names: [small.name, 'County Cork'], coordinator: coordinatorId });
  expect(await testAt(-17, 179.5)).toEqual({ names: ['Fiji'], coordinator: null });
  expect(await testAt(-17, -180)).toEqual({ names: ['Fiji'], coordinator: null });
  expect(await testAt(-17, -178)).toEqual({ names: [], coordinator: null });
  expect(await testAt(88, 123)).toEqual({ names: ['Arctic'], coordinator: null });
});

test('families lie inside by their home or their town, activities by their town, and nobody learns where a home is', async () => {
  const { db } = server.app;
  const place = { countyId: cork, name: 'Kinsale', latitude: 51.7, longitude: -8.5 };
  const [town] = await db.insert(locations).values(place).returning({ id: locations.id });
  const locationId = town?.id ?? 0;
  const [pinned, ofTown] = await createLiveFamilies(server.app, [
    { countyId: cork, parentGuardianOneLastName: 'Byrne', latitude: 51.65, longitude: -8.55 },
    { countyId: cork, parentGuardianOneLastName: 'Kelly', locationId },
    { countyId: cork, parentGuardianOneLastName: 'Outside', locationId, latitude: 53, longitude: -8.5 },
    { countyId: cork, parentGuardianOneLastName: 'Nowhere' },
  ]);
  await db.insert(activities).values([
    { name: 'Sailing', countyId: cork, locationId },
    { name: 'Closed', countyId: cork, locationId, active: false },
  ]);
  const { id } = await add(CIRCLE);
  const { body, text } = await coordinator.ask(areas.listInside, { params: { id } });
  expect(body.families).toEqual({
    count: 2,
    data: [
      { id: pinned, name: 'The Byrne family', county: 'Cork', isPinned: true },
      { id: ofTown, name: 'The Kelly family', county: 'Cork', isPinned: false },
    ],
  });
  expect(body.activities.data.map(({ name, town: where }) => [name, where])).toEqual([['Sailing', 'Kinsale']]);
  expect(body.towns).toEqual({ count: 1, data: [{ id: locationId, name: 'Kinsale' }] });
  expect(text).not.toMatch(/51\.65|8\.55|Secret/);
});

test('a camp in the same area as a family is near it, however far, until the area goes', async () => {
  const { db } = server.app;
  const clare = await findCountyId(server.app, 'Clare');
  const [here, there] = await db
    .insert(locations)
    .values([
      { countyId: cork, name: 'Bandon', latitude: 51.75, longitude: -8.74 },
      { countyId: clare, name: 'Kilkee', latitude: 52.68, longitude: -9.65 },
    ])
    .returning({ id: locations.id });
  const [camp] = await db
    .insert(activities)
    .values({ name: 'Surfing', countyId: clare, locationId: there?.id ?? 0 })
    .returning({ id: activities.id });
  const [id = 0] = await createLiveFamilies(server.app, [{ countyId: cork, locationId: here?.id ?? 0 }]);
  const listNear = async () => (await admin.ask(readFamilyProfile, { params: { id } })).body.activities;
  expect(await listNear()).not.toContain(camp?.id);
  const points = corners([51.4, -10], [51.4, -8], [53, -8], [53, -10]);
  const area = await add({ ...COUNTY, points, purposes: ['camps'] });
  expect(await listNear()).toContain(camp?.id);
  await admin.ask(areas.deleteGeofence, { params: { id: area.id } });
  expect(await listNear()).not.toContain(camp?.id);
});

test('a coordinator is found by the smallest area around a place, then by the county, among those who work here', async () => {
  const otherId = await server.createAccount({ email: 'other@example.test', roles: ['Coordinator'] });
  await add({ ...COUNTY, coordinatorId, countyId: cork });
  await add({ ...CIRCLE, coordinatorId: otherId, countyId: cork });
  const find = async (place: { latitude: number; longitude: number } | null, countyId = cork) =>
    (await findResponsibleCoordinator(server.app.db, { place, countyId })).coordinatorId;
  expect(await find({ latitude: 51.7, longitude: -8.5 })).toBe(otherId);
  expect(await find({ latitude: 52, longitude: -9.5 })).toBe(coordinatorId);
  expect(await find(null)).toBe(coordinatorId);
  expect(await find({ latitude: 10, longitude: 10 })).toBe(coordinatorId);
  expect(await find(null, await findCountyId(server.app, 'Clare'))).toBeNull();
});
