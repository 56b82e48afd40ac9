// Finding trips: by who has to do with them, and only those that somebody may see.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTrips, readTripFacts } from '#contract/trips/trips.endpoints.ts';
import { emailOf, startServer, type TestServer } from '#server/testing/start.ts';
import { makeTrip } from '#server/testing/samples/trips.ts';

let server: TestServer;
let parentId: number;
let agentId: number;
let tripId: number;
beforeAll(async () => {
  server = await startServer();
  parentId = await server.account({ email: 'parent-of-two@example.test', roles: ['Parent'], firstName: 'Jeanne' });
  agentId = await server.account({ email: 'agency@example.test', roles: ['Agent'] });
  const hostUserId = await server.account({ email: 'hosts@example.test', roles: ['Host family'] });
  ({ tripId } = await makeTrip(server.app, { parentId, agentId, hostUserId }));
  await makeTrip(server.app, { state: 'enquiry' });
});
afterAll(() => server.stop());

test.each(['jeanne t', 'CHLOÉ', 'murphy'])('finance finds a trip by %j', async (search) => {
  const finance = await server.as('Finance');
  const { body } = await finance.ask(findTrips, { query: { search } });
  expect(body.data.map(({ id }) => id)).toContain(tripId);
});

test('what means something in a pattern is taken as it is typed', async () => {
  const finance = await server.as('Finance');
  const { body } = await finance.ask(findTrips, { query: { search: '%' } });
  expect(body.data).toEqual([]);
});

test.each(['parent-of-two@example.test', 'agency@example.test', 'hosts@example.test'])('%s sees the own trip alone', async (email) => {
  const client = await server.signedIn(email);
  const { body } = await client.ask(findTrips, {});
  expect(body.data.map(({ id }) => id)).toEqual([tripId]);
  expect((await client.ask(readTripFacts, { params: { id: tripId } })).body).toMatchObject({ studentName: 'Chloé Martin', parentName: 'Jeanne Test' });
});

test('another parent sees none of them', async () => {
  const other = await server.signedIn(emailOf('Parent'));
  expect((await other.ask(findTrips, {})).body.data).toEqual([]);
  expect((await other.ask(readTripFacts, { params: { id: tripId } })).status).toBe(404);
});
