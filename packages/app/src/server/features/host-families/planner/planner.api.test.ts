// The yearly planner: what each reader gets, who is free for a stay, its pages and its file.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportPlanner, findFreeFamilies, readPlanner } from '#contract/host-families/planner.endpoints.ts';
import { PLANNER_PAGE } from '#contract/host-families/planner.shapes.ts';
import { geofences } from '#server/db/schema/geofences.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let coordinator: TestClient;
let corkId = 0;
let kerryId = 0;

/** Ahern is booked in part and has a cat, Byrne is away, Casey isn't approved, Daly of Kerry welcomes only older girls. */
beforeAll(async () => {
  server = await startServer();
  const { app } = server;
  await seedReference(app.db);
  [corkId, kerryId] = [await findCountyId(app, 'Cork'), await findCountyId(app, 'Kerry')];
  const ids = await createLiveFamilies(app, [
    { countyId: corkId, parentGuardianOneLastName: 'Ahern', guestsNumber: 2, pets: ['cat'], hostingTypes: [1] },
    { countyId: corkId, parentGuardianOneLastName: 'Byrne', guestsNumber: 3 },
    { countyId: corkId, parentGuardianOneLastName: 'Casey', vettingState: 'submitted' },
    { countyId: kerryId, parentGuardianOneLastName: 'Daly', guestsNumber: 1, welcomesGenders: ['female'], welcomesAgeFrom: 15 },
  ]);
  const block = { heldAt: server.time.now, hostFamilyId: ids[0] ?? 0, kind: 'firm' as const, fromDate: '2026-07-06', toDate: '2026-07-13' };
  await app.db.insert(hostCalendarBlocks).values([
    { ...block, beds: 1 },
    { ...block, beds: 2, fromDate: '2026-07-13', toDate: '2026-07-20' },
    { ...block, kind: 'own', beds: null, hostFamilyId: ids[1] ?? 0, toDate: '2026-07-12' },
    { ...block, kind: 'tentative', beds: 3, hostFamilyId: ids[1] ?? 0, expiresAt: new Date(server.time.now.getTime() - 1000) },
  ]);
  coordinator = await server.signInAs('Coordinator');
});
afterAll(() => server.stop());

async function read(client: TestClient, query: Record<string, string> = {}) {
  const { status, body, text } = await client.ask(readPlanner, { query: { fromDate: '2026-07-01', ...query } as never });
  expect(status, text).toBe(200);
  return body;
}

describe('the planner', () => {
  test('has the weeks of every family from the Monday of a day on', async () => {
    const { fromDate, data, total, nextPage } = await read(coordinator);
    expect([fromDate, total, nextPage]).toEqual(['2026-06-29', 4, null]);
    expect(data.map(({ name, county, weeks }) => [name, county, weeks.slice(0, 4)])).toEqual([
      ['Ahern', 'Cork', 'fpbf'],
      ['Byrne', 'Cork', 'faff'],
      ['Casey', 'Cork', '----'],
      ['Daly', 'Kerry', 'ffff'],
    ]);
    expect(data[0]?.weeks).toHaveLength(53);
  });

  test('is filtered by an area, for who may read areas', async () => {
    const box = { west: -7, east: -5, south: 53, north: 54, area: 1, createdAt: server.time.now };
    const circle = { kind: 'circle' as const, latitude: 53.5, longitude: -6, radiusM: 5000 };
    const [made] = await server.app.db
      .insert(geofences)
      .values({ name: 'Swords', purposes: ['search'], ...circle, ...box })
      .returning({ id: geofences.id });
    const [daly] = (await read(coordinator, { countyId: String(kerryId) })).data;
    const geofenceId = String(made?.id);
    expect((await read(coordinator, { geofenceId })).data).toEqual([]);
    await server.app.db
      .update(hostFamilies)
      .set({ latitude: 53.51, longitude: -6 })
      .where(eq(hostFamilies.id, daly?.id ?? 0));
    expect((await read(coordinator, { geofenceId })).data.map(({ name }) => name)).toEqual(['Daly']);
    expect((await (await server.signInAs('Agent')).ask(readPlanner, { query: { geofenceId } as never })).status).toBe(422);
  });

  test('is filtered by county and hosting type', async () => {
    expect((await read(coordinator, { countyId: String(kerryId) })).data.map(({ name }) => name)).toEqual(['Daly']);
    expect((await read(coordinator, { countyId: String(corkId), hostingType: '2' })).data.map(({ name }) => name)).toEqual([
      'Byrne',
      'Casey',
    ]);
  });

  test.each([
    ['Agent', ['Ahern', 'Byrne', 'Daly']],
    ['Finance', ['Ahern', 'Byrne', 'Casey', 'Daly']],
    ['Vetting admin', ['Ahern', 'Byrne', 'Casey', 'Daly']],
  ] as const)('has the families that a reader may know of: %s', async (role, names) => {
    expect((await read(await server.signInAs(role))).data.map(({ name }) => name)).toEqual(names);
  });

  test('is for staff', async () => {
    for (const role of ['Parent', 'Host family', 'Page editor'] as const) {
      expect((await (await server.signInAs(role)).ask(readPlanner, { query: {} as never })).status).toBe(403);
    }
  });

  test('is exported with a column for each week', async () => {
    const query = { fromDate: '2026-07-01', countyId: String(corkId), bom: 'false' } as never;
    const file = await coordinator.ask(exportPlanner, { query });
    expect(file.status, file.text).toBe(200);
    const [head, ...rows] = file.text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(head?.slice(0, 5)).toEqual(['County', 'Host family', 'Students at a time', '2026-06-29', '2026-07-06']);
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      ['Cork', 'Ahern', '2', 'Free', 'Partly free', 'Fully booked'],
      ['Cork', 'Byrne', '3', 'Free', 'Away', 'Free'],
      ['Cork', 'Casey', '2', 'Not live', 'Not live', 'Not live'],
    ]);
    expect((await coordinator.ask(exportPlanner, { query: { format: 'xlsx' } as never })).status).toBe(200);
  });
});

describe('who is free', () => {
  async function ask(query: Record<string, string>, client = coordinator) {
    const { status, body, text } = await client.ask(findFreeFamilies, { query: query as never });
    expect(status, text).toBe(200);
    return { names: body.data.map(({ name }) => name), whyNot: body.whyNot, total: body.total };
  }
  const stay = { fromDate: '2026-07-01', toDate: '2026-07-10' };

  test('is told with the beds that are free, and with why the others aren’t', async () => {
    const { names, whyNot, total } = await ask({ ...stay, gender: 'male', age: '13', avoidPets: 'cat,dog' });
    expect([names, total]).toEqual([[], 0]);
    expect(whyNot).toEqual([
      { reason: 'notLive', count: 1, only: 1 },
      { reason: 'away', count: 1, only: 1 },
      { reason: 'gender', count: 1, only: 0 },
      { reason: 'age', count: 1, only: 0 },
      { reason: 'pets', count: 1, only: 1 },
    ]);
    expect((await ask({ ...stay, gender: 'male', age: '13' })).names).toEqual(['Ahern']);
    expect((await ask({ ...stay, toDate: '2026-07-06' })).names).toEqual(['Byrne', 'Ahern', 'Daly']);
  });

  test('depends on how many come, and on the county and hosting type', async () => {
    expect((await ask({ ...stay, students: '2' })).whyNot).toContainEqual({ reason: 'full', count: 1, only: 1 });
    expect((await ask({ ...stay, students: '3' })).whyNot).toContainEqual({ reason: 'fewBeds', count: 3, only: 2 });
    expect((await ask({ ...stay, countyId: String(kerryId) })).names).toEqual(['Daly']);
    expect((await ask({ ...stay, hostingType: '2' })).names).toEqual(['Daly']);
    // The day of departure isn't a night.
    expect((await ask({ fromDate: '2026-07-04', toDate: '2026-07-06', students: '3' })).names).toEqual(['Byrne']);
  });

  test('leaves out families whose rules don’t allow it', async () => {
    const { db } = server.app;
    await db.update(hostFamilies).set({ minNights: 14 }).where(eq(hostFamilies.parentGuardianOneLastName, 'Daly'));
    const { names, whyNot } = await ask({ ...stay, toDate: '2026-07-06' });
    expect(names).toEqual(['Byrne', 'Ahern']);
    expect(whyNot).toContainEqual({ reason: 'stayRules', count: 1, only: 1 });
    await db.update(hostFamilies).set({ minNights: 1 });
  });

  test('never tells agents of families that aren’t live', async () => {
    const { whyNot } = await ask({ ...stay, age: '1' }, await server.signInAs('Agent'));
    expect(whyNot.map(({ reason }) => reason)).not.toContain('notLive');
  });

  test('is refused without a night, and for more days than a calendar has', async () => {
    for (const toDate of [stay.fromDate, '2030-01-01']) {
      expect((await coordinator.ask(findFreeFamilies, { query: { ...stay, toDate } as never })).status).toBe(422);
    }
  });
});

test('the planner of many families is read in pages, each family once', async () => {
  await createLiveFamilies(
    server.app,
    Array.from({ length: PLANNER_PAGE }, (_, index) => ({ countyId: kerryId, parentGuardianOneLastName: `Same ${index % 7}`, photos: 0 })),
  );
  const first = await read(coordinator);
  const second = await read(coordinator, { page: '2' });
  expect([first.total, first.nextPage, second.nextPage]).toEqual([PLANNER_PAGE + 4, 2, null]);
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(PLANNER_PAGE + 4);
});
