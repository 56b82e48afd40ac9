// Finding trips: by who has to do with them, and only those that somebody may see.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUser, readDeletion } from '#contract/identity/account.endpoints.ts';
import { addDays } from '#contract/platform/days.ts';
import { listTrips } from '#contract/trips/trip.endpoints.ts';
import { findTrips, readTripFacts } from '#contract/trips/trips.endpoints.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { PASSWORD, startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
let parentId: number;
let agentId: number;
let tripId: number;
beforeAll(async () => {
  server = await startServer();
  parentId = await server.createAccount({ email: 'parent-of-two@example.test', roles: ['Parent'], firstName: 'Jeanne' });
  agentId = await server.createAccount({ email: 'agency@example.test', roles: ['Agent'] });
  const hostUserId = await server.createAccount({ email: 'hosts@example.test', roles: ['Host family'] });
  ({ tripId } = await createTestTrip(server.app, { parentId, agentId, hostUserId }));
  await createTestTrip(server.app, { state: 'enquiry' });
});
afterAll(() => server.stop());

test.each(['jeanne t', 'CHLOÉ', 'murphy'])('finance finds a trip by %j', async (search) => {
  const finance = await server.signInAs('Finance');
  const { body } = await finance.ask(findTrips, { query: { search } });
  expect(body.data.map(({ id }) => id)).toContain(tripId);
});

test('characters with a meaning in a pattern are searched as they are typed', async () => {
  const finance = await server.signInAs('Finance');
  const { body } = await finance.ask(findTrips, { query: { search: '%' } });
  expect(body.data).toEqual([]);
});

test.each(['parent-of-two@example.test', 'agency@example.test', 'hosts@example.test'])('%s sees the own trip alone', async (email) => {
  const client = await server.signInWith(email);
  const { body } = await client.ask(findTrips, {});
  expect(body.data.map(({ id }) => id)).toEqual([tripId]);
  expect((await client.ask(readTripFacts, { params: { id: tripId } })).body).toMatchObject({
    studentName: 'Chloé Martin',
    parentName: 'Jeanne Test',
  });
});

test('another parent sees none of them', async () => {
  const other = await server.signInWith(toEmail('Parent'));
  expect((await other.ask(findTrips, {})).body.data).toEqual([]);
  expect((await other.ask(readTripFacts, { params: { id: tripId } })).status).toBe(404);
});

test('the trips that start next come first, then the past ones, the latest first', async () => {
  const finder = await server.createAccount({ email: 'next@example.test', roles: ['Agent'] });
  const today = server.app.clock.today();
  const ids = new Map<number, number>();
  for (const days of [-30, 20, -3, 0, 5]) {
    const { tripId: made } = await createTestTrip(server.app, { agentId: finder });
    const stay = { fromDate: addDays(today, days), toDate: addDays(today, days + 7) };
    await server.app.db.update(trips).set(stay).where(eq(trips.id, made));
    ids.set(made, days);
  }
  const client = await server.signInWith('next@example.test');
  const { body } = await client.ask(listTrips, { query: { sort: 'nextStart' } } as never);
  expect(body.data.map(({ id }) => ids.get(id))).toEqual([0, 5, 20, -3, -30]);
});

describe('when a parent leaves', () => {
  test('an open trip stands against it, and none that is over', async () => {
    const leaving = await server.createAccount({ email: 'leaving@example.test', roles: ['Parent'] });
    const { tripId: open } = await createTestTrip(server.app, { parentId: leaving });
    const client = await server.signInWith('leaving@example.test');
    expect((await client.ask(readDeletion, {})).body.blockers).toEqual([{ kind: 'openTrips', count: 1 }]);
    await server.app.db.update(trips).set({ state: 'closed' }).where(eq(trips.id, open));
    expect((await client.ask(readDeletion, {})).body.blockers).toEqual([]);
  });

  test('a child is forgotten with its last parent', async () => {
    const [one, other] = [
      await server.createAccount({ email: 'one@example.test', roles: ['Parent'] }),
      await server.createAccount({ email: 'other@example.test', roles: ['Parent'] }),
    ];
    const { studentId } = await createTestTrip(server.app, { parentId: one, state: 'closed' });
    await server.app.db.insert(studentParents).values({ studentId, userId: other });
    const child = async () => (await server.app.db.select().from(students).where(eq(students.id, studentId)))[0];
    for (const [email, firstName] of [
      ['one@example.test', 'Chloé'],
      ['other@example.test', ''],
    ] as const) {
      const client = await server.signInWith(email);
      expect((await client.ask(deleteUser, { body: { password: PASSWORD } })).status).toBe(200);
      expect((await child())?.firstName).toBe(firstName);
    }
  });
});
