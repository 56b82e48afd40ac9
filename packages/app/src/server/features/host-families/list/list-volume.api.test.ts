// The list of host families with ten thousand of them: every filter finds what it should, and the file has them all.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportFamilies, listFamilies } from '#contract/host-families/family-list.endpoints.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

const COUNT = 10_000;

let server: TestServer;
let coordinator: TestClient;
beforeAll(async () => {
  server = await startServer();
  const { app } = server;
  await seedReference(app.db);
  const places = [await findCountyId(app, 'Cork'), await findCountyId(app, 'Kerry')];
  const wished = Array.from({ length: COUNT }, (_, index) => ({
    countyId: places[index % 2] ?? 0,
    parentGuardianOneLastName: `Family ${index}`,
    guestsNumber: 1 + (index % 5),
    description: index % 4 === 0 ? 'Hello' : '',
    photos: 0,
  }));
  const ids = await createLiveFamilies(app, wished);
  const away = { kind: 'own' as const, fromDate: '2026-07-01', toDate: '2026-07-31', heldAt: server.time.now };
  await app.db.insert(hostCalendarBlocks).values(ids.slice(0, 1000).map((hostFamilyId) => ({ ...away, hostFamilyId })));
  coordinator = await server.signInAs('Coordinator');
}, 600_000);
afterAll(() => server.stop());

test.each([
  ['all', {}, COUNT],
  ['a county', { county: 'Cork' }, COUNT / 2],
  ['a size', { guestsNumber: '5..' }, COUNT / 5],
  ['a missing story', { missing: 'story' }, (COUNT / 4) * 3],
  ['free dates', { freeOn: '2026-07-05..2026-07-18' }, COUNT - 1000],
  ['nobody live', { isLive: 'yes' }, 0],
  ['no answers', { responseHours: '-' }, COUNT],
] as const)('a page of many counts them by %s', async (_, { county, ...filters }: { county?: string } & Record<string, string>, total) => {
  const countyId = county === undefined ? {} : { countyId: String(await findCountyId(server.app, county)) };
  const { status, body, text } = await coordinator.ask(listFamilies, { query: { ...filters, ...countyId, sort: '-name' } as never });
  expect(status, text).toBe(200);
  expect([body.total, body.data.length]).toEqual([total, Math.min(total, 25)]);
});

test('the last page and the file have the rest of them', async () => {
  const { body } = await coordinator.ask(listFamilies, { query: { page: 100, perPage: 100 } });
  expect(body.data).toHaveLength(100);
  const file = await coordinator.ask(exportFamilies, { query: { columns: 'name,missing', bom: false } as never });
  expect(file.text.trim().split('\r\n')).toHaveLength(COUNT + 1);
});
