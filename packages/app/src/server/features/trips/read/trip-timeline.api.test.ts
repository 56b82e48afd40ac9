// The timeline of trips over a real connection: which trips a range has, by scope and filter, and how full families are.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTripTimeline } from '#contract/trips/trip-timeline.endpoints.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';

let room: TripFixture;
let agent: TestClient;
let agentId: number;
beforeAll(async () => {
  room = await startTripFixture({ count: 2 });
  agentId = await room.createAccount({ email: 'own-agent@example.test', roles: ['Agent'] });
  agent = await room.signInWith('own-agent@example.test');
});
afterAll(() => room.stop());

const familyId = () => room.hosts[0]?.familyId ?? 0;
const JULY = { fromDate: '2026-07-01', toDate: '2026-07-31' };
const read = async (query: object = {}, client = room.coordinator) =>
  (await client.ask(readTripTimeline, { query: { ...JULY, ...query } as never })).body;
const add = async (wished: Partial<typeof trips.$inferInsert> = {}) =>
  (await createTestTrip(room.app, { businessId: room.businessId, hostFamilyId: familyId(), ...wished })).tripId;
const idsOf = async (query: object = {}, client = room.coordinator) => (await read(query, client)).data.map(({ id }) => id);

test('a range has the trips with a day in it, by their first day, without cancelled ones', async () => {
  const late = await add({ fromDate: '2026-07-31', toDate: '2026-08-09' });
  const early = await add({ fromDate: '2026-06-20', toDate: '2026-07-01', hostFamilyId: null, state: 'enquiry' });
  await add({ fromDate: '2026-06-20', toDate: '2026-06-30' });
  await add({ fromDate: '2026-08-01', toDate: '2026-08-09' });
  const cancelled = await add({ state: 'cancelled' });
  expect(await idsOf()).toEqual([early, late]);
  expect(await idsOf({ state: 'cancelled' })).toEqual([cancelled]);
  expect(await idsOf({ state: 'enquiry' })).toEqual([early]);
  expect((await read()).data[1]).toMatchObject({ hostFamilyName: 'Family0', studentName: 'Chloé Martin', students: 1, state: 'booked' });
});

test('a family’s beds are told with all its stays, whatever the filters; enquiries take none', async () => {
  await room.app.db.delete(trips);
  const one = await add({ fromDate: '2026-07-06', toDate: '2026-07-13' });
  await add({ fromDate: '2026-07-10', toDate: '2026-07-20', state: 'reserved' });
  await add({ fromDate: '2026-07-10', toDate: '2026-07-20', state: 'enquiry' });
  const { data, families, total } = await read({ search: String(one), state: 'booked' });
  expect(data.map(({ id }) => id)).toEqual([one]);
  expect(total).toBe(1);
  expect(families).toEqual([
    {
      ...{ id: familyId(), beds: 1 },
      stays: [
        { fromDate: '2026-07-06', toDate: '2026-07-13', beds: 1 },
        { fromDate: '2026-07-10', toDate: '2026-07-20', beds: 1 },
      ],
    },
  ]);
});

test('agents see their own trips, and of a family only the stays of their own students', async () => {
  await room.app.db.delete(trips);
  const own = await add({ agentId });
  await add();
  const { data, families } = await read({}, agent);
  expect(data.map(({ id }) => id)).toEqual([own]);
  expect(families[0]?.stays).toHaveLength(1);
  expect((await read()).families[0]?.stays).toHaveLength(2);
});

test('a range that ends before it begins, or is too long, is refused with what would be right', async () => {
  const ask = (query: object) => room.coordinator.ask(readTripTimeline, { query: query as never });
  const before = await ask({ fromDate: '2026-07-02', toDate: '2026-07-01' });
  expect([before.status, before.text]).toEqual([422, expect.stringContaining('2026-07-02')]);
  const long = await ask({ fromDate: '2026-01-01', toDate: '2028-01-01' });
  expect([long.status, long.text]).toEqual([422, expect.stringContaining('2027-02-05')]);
  expect((await ask({ fromDate: '2026-07-02' })).status).toBe(422);
});

test('finance staff read it; parents, hosts and others don’t', async () => {
  expect((await room.finance.ask(readTripTimeline, { query: JULY as never })).status).toBe(200);
  for (const role of ['Parent', 'Host family', 'Vetting admin', 'Page editor'] as const) {
    const client = await room.signInAs(role);
    expect((await client.ask(readTripTimeline, { query: JULY as never })).status, role).toBe(403);
  }
});
