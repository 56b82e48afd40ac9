// A host's own dashboard: what is missing, the year, and nothing for whoever has no family.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOwnDashboard } from '#contract/host-families/dashboard.endpoints.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { createFamily } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function hostNamed(email: string) {
  const userId = await server.createAccount({ email, roles: ['Host family'] });
  return { userId, client: await server.signInWith(email) };
}

test('a host is told of the own family alone: what is missing, and the certain nights of this year', async () => {
  const { app } = server;
  const mine = await hostNamed('mine@example.test');
  const others = await hostNamed('others@example.test');
  const hostFamilyId = await createFamily(app, mine.userId);
  const other = await createFamily(app, others.userId);
  const year = Number(app.clock.today().slice(0, 4));
  const block = { heldAt: app.clock.now(), note: '' };
  await app.db.insert(hostCalendarBlocks).values([
    { ...block, hostFamilyId, kind: 'firm', beds: 1, fromDate: `${year - 1}-12-30`, toDate: `${year}-01-03` },
    { ...block, hostFamilyId, kind: 'tentative', beds: 1, fromDate: `${year}-03-01`, toDate: `${year}-03-09` },
    { ...block, hostFamilyId, kind: 'own', fromDate: `${year}-05-01`, toDate: `${year}-05-09` },
    { ...block, hostFamilyId: other, kind: 'firm', beds: 1, fromDate: `${year}-06-01`, toDate: `${year}-06-09` },
  ]);
  const { status, body, text } = await mine.client.ask(readOwnDashboard, {});
  expect(status, text).toBe(200);
  expect(body).toMatchObject({ hostFamilyId, isLive: false, photos: 0, responseMinutes: null });
  expect(body.notLive).toContain('too_few_photos');
  expect(body.occupancy).toMatchObject({ year, nights: 2 });
});

test('a host without a family finds none, and parents and visitors have no right to ask', async () => {
  const { client } = await hostNamed('nobody@example.test');
  expect((await client.ask(readOwnDashboard, {})).status).toBe(404);
  expect((await (await server.signInAs('Parent')).ask(readOwnDashboard, {})).status).toBe(403);
  expect((await server.createVisitor().ask(readOwnDashboard, {})).status).toBe(401);
});
