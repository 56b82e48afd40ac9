// The stays that a host family was asked for, as those who look after families read them.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFamilyOffers } from '#contract/host-families/family-offers.endpoints.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { createFamily, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let id = 0;

beforeAll(async () => {
  server = await startServer();
  const hostUserId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'] });
  id = await createFamily(server.app, hostUserId);
  for (const [fromDate, toDate] of [
    ['2027-05-01', '2027-05-08'],
    ['2027-08-01', '2027-08-08'],
  ] as const) {
    const { tripId } = await createTestTrip(server.app, { hostFamilyId: id, fromDate, toDate });
    const at = server.app.clock.now();
    await server.app.db.insert(tripOffers).values({ tripId, hostFamilyId: id, state: 'awaiting_review', createdAt: at, askedAt: at });
  }
});
afterAll(() => server.stop());

test('the offers of a family are listed, the latest stay first, in pages', async () => {
  const coordinator = await server.signInAs('Coordinator');
  const { status, body, text } = await coordinator.ask(listFamilyOffers, { params: { id }, query: { page: 1, perPage: 1 } });
  expect(status, text).toBe(200);
  expect([body.total, body.data.map(({ fromDate }) => fromDate)]).toEqual([2, ['2027-08-01']]);
  const second = await coordinator.ask(listFamilyOffers, { params: { id }, query: { page: 2, perPage: 1 } });
  expect(second.body.data[0]).toMatchObject({ fromDate: '2027-05-01', toDate: '2027-05-08', state: 'awaiting_review' });
  expect(second.body.data[0]?.studentLastName).not.toBeNull();
});

test('the surnames of students are told to readers of students alone', async () => {
  const { body } = await (await server.signInAs('Vetting admin')).ask(listFamilyOffers, { params: { id }, query: {} });
  expect(body.data.map(({ studentLastName }) => studentLastName)).toEqual([null, null]);
  expect(body.data[0]?.studentNames).not.toBe('');
});

test('the offers of a family are for those who look after families', async () => {
  for (const role of ['Finance', 'Agent', 'Host family'] as const) {
    expect((await (await server.signInAs(role)).ask(listFamilyOffers, { params: { id }, query: {} })).status).toBe(403);
  }
  expect((await (await server.signInAs('Coordinator')).ask(listFamilyOffers, { params: { id: 999_999 }, query: {} })).status).toBe(404);
});
