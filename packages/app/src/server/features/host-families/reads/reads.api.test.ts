// Who has read the personal details of host families: recorded once a day for each reader and part, and told to administrators.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFamilyReads } from '#contract/host-families/family-reads.endpoints.ts';
import { readHostFamilyInfo } from '#contract/host-families/profile.endpoints.ts';
import { startViewAs } from '#contract/identity/view-as.endpoints.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let admin: TestClient;
let hostId = 0;
let familyIds: number[] = [];
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  admin = await server.signInAs('Administrator');
  hostId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'] });
  const countyId = await findCountyId(server.app, 'Cork');
  familyIds = await createLiveFamilies(server.app, [{ countyId, userId: hostId }, { countyId }]);
});
afterAll(() => server.stop());

const [own, other] = [() => familyIds[0] ?? 0, () => familyIds[1] ?? 0];

async function listReads(id: number) {
  const { status, body, text } = await admin.ask(listFamilyReads, { params: { id } });
  expect(status, text).toBe(200);
  return body.data.map(({ reader, part, day, times }) => `${reader.firstName} ${part} ${day} ${times}`).toSorted();
}

test('a family that reads itself and readers of the public part leave no record', async () => {
  const readers = [await server.signInWith('host@example.test'), await server.signInAs('Agent'), await server.signInAs('Parent')];
  for (const reader of readers) expect((await reader.ask(readHostFamilyInfo, { params: { id: own() } })).status).toBe(200);
  expect(await listReads(own())).toEqual([]);
});

test('staff who read address and contact are recorded once a day for each part, with how often', async () => {
  const coordinator = await server.signInAs('Coordinator');
  const read = async () => expect((await coordinator.ask(readHostFamilyInfo, { params: { id: other() } })).status).toBe(200);
  await read();
  await read();
  server.time.now = new Date('2026-06-16T10:00:00Z');
  await read();
  expect(await listReads(other())).toEqual([
    'Coordinator address 2026-06-15 2',
    'Coordinator address 2026-06-16 1',
    'Coordinator contact 2026-06-15 2',
    'Coordinator contact 2026-06-16 1',
  ]);
  expect(await listReads(own())).toEqual([]);
});

test('an administrator who views the product as a member of staff is the reader', async () => {
  const viewer = await server.signInAs('Administrator');
  const userId = await server.createAccount({ email: 'viewed@example.test', roles: ['Coordinator'], firstName: 'Viewed' });
  expect((await viewer.ask(startViewAs, { body: { userId, reason: 'To see what they see' } })).status).toBe(200);
  expect((await viewer.ask(readHostFamilyInfo, { params: { id: own() } })).status).toBe(200);
  expect(await listReads(own())).toEqual(['Administrator address 2026-06-16 1', 'Administrator contact 2026-06-16 1']);
});

test('the readings are told to administrators only', async () => {
  for (const role of ['Coordinator', 'Finance', 'Vetting admin', 'Host family'] as const) {
    const reader = await server.signInAs(role);
    expect((await reader.ask(listFamilyReads, { params: { id: other() } })).status, role).toBe(403);
  }
});
