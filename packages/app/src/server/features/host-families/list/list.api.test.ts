// The list of host families: what each caller is told, its filters, its file, many rows, and changes of many at once.

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPLETENESS_ITEMS } from '#contract/host-families/completeness.ts';
import { bulkFamilies, exportFamilies, listFamilies, listFamilyAccounts } from '#contract/host-families/family-list.endpoints.ts';
import { geofences } from '#server/db/schema/geofences.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { audit } from '#server/db/schema/platform.ts';
import { staffRelations, vettingRequests } from '#server/db/schema/vetting.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
let coordinator: TestClient;
let corkId = 0;
let kerryId = 0;
/** Ahern, Byrne and Casey of Cork; Byrne has two beds and is away in part, Casey isn't approved; Daly of Kerry. */
let ids: number[] = [];

beforeAll(async () => {
  server = await startServer();
  const { app } = server;
  await seedReference(app.db);
  [corkId, kerryId] = [await findCountyId(app, 'Cork'), await findCountyId(app, 'Kerry')];
  const userId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'] });
  ids = await createLiveFamilies(app, [
    { countyId: corkId, parentGuardianOneLastName: 'Ahern', userId, guestsNumber: 1, description: 'Hello', languages: ['en'] },
    { countyId: corkId, parentGuardianOneLastName: 'Byrne', guestsNumber: 3, hostingTypes: [10], latitude: 52, longitude: -9 },
    { countyId: corkId, parentGuardianOneLastName: 'Casey', vettingState: 'submitted', haveChild: true, photos: 1, addressLine1: ' ' },
    { countyId: kerryId, parentGuardianOneLastName: 'Daly', guestsNumber: 5, children: [{ gender: 'male', dob: '2012-01-01' }] },
  ]);
  const block = { heldAt: server.time.now, hostFamilyId: ids[1] ?? 0, kind: 'firm' as const, fromDate: '2026-07-05', toDate: '2026-07-10' };
  await app.db.insert(hostCalendarBlocks).values([
    { ...block, beds: 2 },
    { ...block, kind: 'own', beds: null, hostFamilyId: ids[3] ?? 0, fromDate: '2026-07-12', toDate: '2026-07-12' },
  ]);
  coordinator = await server.signInAs('Coordinator');
});
afterAll(() => server.stop());

async function list(client: TestClient, query: Record<string, string> = {}) {
  const { status, body, text } = await client.ask(listFamilies, { query: query as never });
  expect(status, text).toBe(200);
  return body.data;
}
const listNames = async (query: Record<string, string> = {}, client = coordinator) => (await list(client, query)).map(({ name }) => name);

describe('the list of families', () => {
  test.each([
    ['Coordinator', ['Ahern', 'Byrne', 'Casey', 'Daly'], true],
    ['Vetting admin', ['Ahern', 'Byrne', 'Casey', 'Daly'], true],
    ['Finance', ['Ahern', 'Byrne', 'Casey', 'Daly'], false],
    ['Agent', ['Ahern', 'Byrne', 'Daly'], false],
  ] as const)('has the families and columns that a reader may see: %s', async (role, names, isFull) => {
    const rows = await list(await server.signInAs(role));
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows.every(({ vettingState }) => (vettingState !== undefined) === isFull)).toBe(true);
  });

  test('tells visitors of live families by their number, and a family of itself', async () => {
    expect(await listNames({}, server.createVisitor())).toEqual([0, 1, 3].map((index) => `#${ids[index]}`));
    expect(await listNames({ search: 'Byrne' }, server.createVisitor())).toHaveLength(3);
    expect((await list(await server.signInWith('host@example.test'))).map(({ id }) => id)).toEqual([ids[0]]);
  });

  test('refuses filters by what a reader may not see', async () => {
    const agent = await server.signInAs('Agent');
    for (const query of [{ vettingState: 'approved' }, { missing: 'photos' }, { isLive: 'yes' }, { sort: 'createdAt' }]) {
      expect((await agent.ask(listFamilies, { query: query as never })).status, JSON.stringify(query)).toBe(422);
    }
  });

  test('finds by county, type, size, state, and being live', async () => {
    expect(await listNames({ countyId: String(kerryId) })).toEqual(['Daly']);
    expect(await listNames({ hostingType: '10,11' })).toEqual(['Byrne']);
    expect(await listNames({ guestsNumber: '3..' })).toEqual(['Byrne', 'Daly']);
    expect(await listNames({ vettingState: 'submitted' })).toEqual(['Casey']);
    expect(await listNames({ isLive: 'no' })).toEqual(['Casey']);
    expect(await listNames({ search: 'daly' })).toEqual(['Daly']);
    expect(await listNames({ responseHours: '-' })).toHaveLength(4);
    expect(await listNames({ responseHours: '..1' })).toEqual([]);
  });

  test('finds those inside areas, by their home, for who may read areas', async () => {
    const made = { kind: 'circle' as const, purposes: ['search'] as ['search'], ...{ west: -10, east: -8, south: 51, north: 53, area: 1 } };
    const rows = await server.app.db
      .insert(geofences)
      .values([
        { ...made, name: 'Around Byrne', latitude: 52.01, longitude: -9, radiusM: 5000, createdAt: server.time.now },
        { ...made, name: 'Elsewhere', latitude: 51.5, longitude: -9, radiusM: 5000, createdAt: server.time.now },
      ])
      .returning({ id: geofences.id });
    const [around = 0, elsewhere = 0] = rows.map(({ id }) => id).toSorted((one, other) => one - other);
    expect(await listNames({ geofenceId: String(around) })).toEqual(['Byrne']);
    expect(await listNames({ geofenceId: `${elsewhere},${around}` })).toEqual(['Byrne']);
    expect(await listNames({ geofenceId: `${elsewhere},999999` })).toEqual([]);
    const finance = await server.signInAs('Finance');
    expect((await finance.ask(listFamilies, { query: { geofenceId: String(around) } as never })).status).toBe(422);
  });

  test.each(COMPLETENESS_ITEMS)('finds the same families by a missing item as its column says: %s', async (item) => {
    const rows = await list(coordinator);
    const told = rows.filter(({ missing }) => missing?.includes(item)).map(({ name }) => name);
    expect(await listNames({ missing: item })).toEqual(told);
  });

  test('finds who is free on every night of a stay, for as many as are asked for', async () => {
    const free = (freeOn: string, guestsNumber?: string) => listNames({ freeOn, ...(guestsNumber !== undefined && { guestsNumber }) });
    expect(await free('2026-07-01..2026-07-05', '2..')).toEqual(['Byrne', 'Casey', 'Daly']);
    expect(await free('2026-07-04..2026-07-07', '2..')).toEqual(['Casey', 'Daly']);
    expect(await free('2026-07-04..2026-07-07')).toEqual(['Ahern', 'Byrne', 'Casey', 'Daly']);
    expect(await free('2026-07-10..2026-07-13')).toEqual(['Ahern', 'Byrne', 'Casey']);
    expect(await free('2026-07-09..2026-07-12', '3..')).toEqual(['Daly']);
    const [, byrne] = await list(coordinator, { freeOn: '2026-07-04..2026-07-07' });
    expect(byrne).toMatchObject({ name: 'Byrne', freeBeds: 1 });
  });

  test('is exported with the same filters by those who look after families', async () => {
    const file = await coordinator.ask(exportFamilies, {
      query: { countyId: String(corkId), columns: 'name,vettingState,missing', bom: 'false' } as never,
    });
    expect(file.status, file.text).toBe(200);
    const lines = file.text.trim().split('\r\n');
    expect(lines[0]).toBe('Name,Vetting,Missing');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join())).toEqual([
      'Orla Ahern,Approved',
      'Orla Byrne,Approved',
      'Orla Casey,Submitted',
    ]);
    expect((await (await server.signInAs('Finance')).ask(exportFamilies, { query: {} })).status).toBe(403);
  });
});

test('the accounts of chosen families are told to those who write to many', async () => {
  const query = { ids: `${ids[0]},999999` } as never;
  const { status, body, text } = await coordinator.ask(listFamilyAccounts, { query });
  expect(status, text).toBe(200);
  expect(body.data).toEqual([{ id: expect.any(Number), name: expect.any(String) }]);
  expect((await (await server.signInAs('Vetting admin')).ask(listFamilyAccounts, { query })).status).toBe(403);
});

describe('changing many families', () => {
  const bulk = async (body: object, client = coordinator) => client.ask(bulkFamilies, { body: body as never });
  const outcomes = async (body: object) => {
    const { status, body: answer, text } = await bulk(body);
    expect(status, text).toBe(200);
    return answer.data.map(({ id, outcome, code }) => [ids.indexOf(id), outcome, code]);
  };
  const listPaused = async () => {
    const rows = await server.app.db.select().from(hostFamilies).where(inArray(hostFamilies.id, ids)).orderBy(hostFamilies.id);
    return rows.map(({ paused }) => paused);
  };

  test('is only tried with a dry run', async () => {
    expect(await outcomes({ action: 'pause', ids: [ids[0], ids[3]], reason: 'Storm', dryRun: true })).toEqual([
      [0, 'done', undefined],
      [3, 'done', undefined],
    ]);
    expect(await listPaused()).toEqual([false, false, false, false]);
    expect(await server.app.db.select().from(audit).where(eq(audit.action, 'hostFamilies.pause'))).toEqual([]);
  });

  test('changes each on its own, and says which was refused', async () => {
    await outcomes({ action: 'pause', ids, reason: 'Storm' });
    expect(await listPaused()).toEqual([true, true, true, true]);
    expect(await outcomes({ action: 'resume', ids: [...ids.toReversed(), 999_999] })).toEqual([
      [0, 'done', undefined],
      [1, 'done', undefined],
      [2, 'refused', 'tooFewPhotos'],
      [3, 'done', undefined],
      [-1, 'refused', 'notFound'],
    ]);
    expect(await listPaused()).toEqual([false, false, true, false]);
  });

  test('asks them for information, each in its own area, and only by those who decide about families', async () => {
    const vetter = await server.signInAs('Vetting admin');
    const [account] = await server.app.db
      .select()
      .from(users)
      .where(eq(users.email, toEmail('Vetting admin')));
    const known = { hostFamilyId: ids[1] ?? 0, userId: account?.id ?? 0, kind: 'friend' as const, declaredAt: server.time.now };
    await server.app.db.insert(staffRelations).values(known);
    const body = { action: 'requestInformation', ids: [ids[0], ids[1], 999_999], items: ['photos', 'photos'], text: 'Of the garden.' };
    const listRequests = () => server.app.db.select().from(vettingRequests).where(inArray(vettingRequests.hostFamilyId, ids));
    const results = [
      [0, 'done', undefined],
      [1, 'refused', 'relatedFamily'],
      [-1, 'refused', 'notFound'],
    ];
    for (const dryRun of [true, false]) {
      expect(await listRequests()).toEqual([]);
      const { data } = (await bulk({ ...body, dryRun }, vetter)).body;
      expect(data.map(({ id, outcome, code }) => [ids.indexOf(id), outcome, code])).toEqual(results);
    }
    const asked = { hostFamilyId: ids[0], items: ['photos'], text: 'Of the garden.', answeredAt: null };
    expect(await listRequests()).toMatchObject([asked]);
    expect((await bulk(body)).status).toBe(403);
  });

  test('gives them a coordinator, and nobody else', async () => {
    const coordinatorId = await server.createAccount({ email: 'co@example.test', roles: ['Coordinator'], firstName: 'Co' });
    const body = { action: 'assignCoordinator', ids: [ids[0]], coordinatorId };
    expect(await outcomes(body)).toEqual([[0, 'done', undefined]]);
    expect(await outcomes(body)).toEqual([[0, 'unchanged', undefined]]);
    expect((await list(coordinator, { coordinatorId: String(coordinatorId) })).map(({ coordinator: name }) => name)).toEqual(['Co Test']);
    const parentId = await server.createAccount({ email: 'pa@example.test', roles: ['Parent'] });
    expect((await bulk({ ...body, coordinatorId: parentId })).status).toBe(422);
    expect((await bulk(body, await server.signInAs('Finance'))).status).toBe(403);
  });
});
