// The timeline of events over a real connection: who sees what, cursor, filters, messages of a day, and the file.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportEvents, listEventChoices, listEvents } from '#contract/administration/events.endpoints.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripGroups } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { createTestGroup } from '#server/testing/samples/conversations.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

const ROLES = ['Coordinator', 'Agent', 'Finance', 'Administrator', 'Vetting admin', 'Page editor'] as const;

let server: TestServer;
let clients: Record<(typeof ROLES)[number], TestClient>;
let agentId: number;
let ownTrip: Awaited<ReturnType<typeof createTestTrip>>;
let otherTrip: Awaited<ReturnType<typeof createTestTrip>>;
beforeAll(async () => {
  server = await startServer();
  agentId = await server.createAccount({ email: 'own-agent@example.test', roles: ['Agent'] });
  const signedIn = await Promise.all(ROLES.map(async (role) => [role, await server.signInAs(role)] as const));
  clients = { ...(Object.fromEntries(signedIn) as typeof clients), Agent: await server.signInWith('own-agent@example.test') };
  ownTrip = await createTestTrip(server.app, { agentId });
  otherTrip = await createTestTrip(server.app);
  await server.app.db.update(students).set({ agentId }).where(eq(students.id, ownTrip.studentId));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.app.db.delete(audit);
});

type Row = Partial<typeof audit.$inferInsert> & { readonly action: string; readonly subjectType: string };
const add = (row: Row) => server.app.db.insert(audit).values({ at: server.time.now, subjectId: '1', changes: {}, ...row });
const read = async (client: TestClient, query: object = {}) => (await client.ask(listEvents, { query: query as never })).body;
const actionsOf = async (role: (typeof ROLES)[number], query: object = {}) =>
  (await read(clients[role], query)).data.map(({ action }) => action).toSorted();

describe('each role sees what happened to what it may read', () => {
  const all: readonly Row[] = [
    { action: 'activity.edit', subjectType: 'activity' },
    { action: 'group.edit', subjectType: 'group', subjectId: '0' },
    { action: 'hostFamilies.edit', subjectType: 'hostFamily' },
    { action: 'lead.create', subjectType: 'lead' },
    { action: 'payment.record', subjectType: 'payment' },
    { action: 'payoutDetails.edit', subjectType: 'payoutDetails' },
    { action: 'rateProposals.accept', subjectType: 'hostFamily' },
    { action: 'users.changeRoles', subjectType: 'user' },
    { action: 'vetting.approve', subjectType: 'hostFamily' },
  ];
  const everything = [...all.map(({ action }) => action), 'student.edit', 'student.edit', 'trip.edit', 'trip.edit'].toSorted();
  const without = (...hidden: string[]) => everything.filter((action) => !hidden.includes(action));

  test.each([
    ['Administrator', everything],
    ['Coordinator', without('payoutDetails.edit', 'users.changeRoles')],
    ['Finance', without('lead.create', 'users.changeRoles', 'vetting.approve')],
    ['Vetting admin', ['hostFamilies.edit', 'lead.create', 'vetting.approve']],
    ['Page editor', ['activity.edit']],
    ['Agent', ['student.edit', 'trip.edit']],
  ] as const)('%s', async (role, seen) => {
    for (const row of all) await add(row);
    for (const { tripId, studentId } of [ownTrip, otherTrip]) {
      await add({ action: 'trip.edit', subjectType: 'trip', subjectId: String(tripId) });
      await add({ action: 'student.edit', subjectType: 'student', subjectId: String(studentId) });
    }
    expect(await actionsOf(role)).toEqual(seen);
    const { subjectTypes } = (await clients[role].ask(listEventChoices, {})).body;
    const { data } = await read(clients[role]);
    expect(subjectTypes).toEqual([...new Set(data.map(({ subjectType }) => subjectType))].toSorted());
    const file = (await clients[role].ask(exportEvents, { query: { columns: 'subjectId' } as never })).text.trim().split('\r\n');
    expect(file).toHaveLength(seen.length + 1);
  });

  test('agents see their own trips and students alone, also if they look for others', async () => {
    await add({ action: 'trip.edit', subjectType: 'trip', subjectId: String(otherTrip.tripId) });
    await add({ action: 'trip.create', subjectType: 'trip', subjectId: String(ownTrip.tripId) });
    const { data } = await read(clients.Agent, { subjectType: 'trip' });
    expect(data.map(({ subjectId }) => subjectId)).toEqual([String(ownTrip.tripId)]);
    expect(await actionsOf('Agent', { subjectId: String(otherTrip.tripId) })).toEqual([]);
    expect(await actionsOf('Agent', { search: String(otherTrip.tripId), subjectType: 'student' })).toEqual([]);
  });

  test('each agent sees what happened to their own groups alone, until these are given to somebody else', async () => {
    const others = await server.signInAs('Agent');
    const otherId =
      (
        await server.app.db
          .select()
          .from(users)
          .where(eq(users.email, toEmail('Agent')))
      )[0]?.id ?? 0;
    const [own, foreign, nobodys] = [
      await createTestGroup(server.app, agentId),
      await createTestGroup(server.app, otherId),
      await createTestGroup(server.app, null),
    ];
    for (const id of [own, foreign, nobodys]) await add({ action: 'group.edit', subjectType: 'group', subjectId: String(id) });
    const seenBy = async (client: TestClient, query: object = {}) =>
      (await read(client, query)).data.map(({ subjectId }) => Number(subjectId));
    expect(await seenBy(clients.Agent)).toEqual([own]);
    expect(await seenBy(others)).toEqual([foreign]);
    expect(await seenBy(clients.Coordinator)).toEqual([nobodys, foreign, own]);
    expect(await seenBy(clients.Agent, { subjectType: 'group', subjectId: String(foreign) })).toEqual([]);
    const [named] = await server.app.db.select().from(tripGroups).where(eq(tripGroups.id, own));
    expect((await read(clients.Agent)).data[0]?.subjectName).toBe(named?.name);
    expect((await clients.Agent.ask(listEventChoices, {})).body.subjectTypes).toEqual(['group']);
    await server.app.db.update(tripGroups).set({ agentId: otherId }).where(eq(tripGroups.id, own));
    expect(await seenBy(clients.Agent)).toEqual([]);
    expect((await clients.Agent.ask(exportEvents, { query: { columns: 'subjectId' } as never })).text.trim().split('\r\n')).toHaveLength(1);
    expect(await seenBy(others)).toEqual([foreign, own]);
  });

  test('parents and hosts have none', async () => {
    for (const role of ['Parent', 'Host family'] as const) {
      const client = await server.signInAs(role);
      for (const endpoint of [listEvents, exportEvents, listEventChoices]) {
        expect((await client.ask(endpoint, {} as never)).status, `${role} ${endpoint.path}`).toBe(403);
      }
    }
  });
});

test('an event tells who, what and which states, and nothing else of what was changed', async () => {
  const actorId = await server.createAccount({ email: 'una@example.test', roles: ['Coordinator'], firstName: 'Una' });
  const changes = { tripState: { before: 'reserved', after: 'booked' }, reason: 'A secret reason' };
  await add({ action: 'trip.move', subjectType: 'trip', subjectId: String(ownTrip.tripId), actorId, changes });
  await add({ action: 'student.edit', subjectType: 'student', subjectId: String(ownTrip.studentId), changes: { allergies: 'Peanuts' } });
  const { text, body } = await clients.Administrator.ask(listEvents, {});
  expect(body.data).toMatchObject([
    { action: 'student.edit', subjectName: 'Chloé Martin', states: null, actorName: null },
    {
      action: 'trip.move',
      subjectName: 'Chloé Martin',
      states: { from: 'reserved', to: 'booked' },
      actorName: 'Una Test',
      day: '2026-06-15',
    },
  ]);
  expect(text).not.toMatch(/secret reason|Peanuts/);
  expect((await read(clients.Administrator, { search: 'Peanuts' })).data).toEqual([]);
  const file = (await clients.Finance.ask(exportEvents, {})).text;
  expect(file).toContain('Reserved → Booked');
  expect(file).not.toMatch(/secret reason|Peanuts/);
});

test('the cursor goes on after the last event, although others happen meanwhile', async () => {
  for (let index = 0; index < 60; index += 1) await add({ action: 'activity.edit', subjectType: 'activity', subjectId: String(index) });
  const first = await read(clients['Page editor']);
  expect(first.data.map(({ subjectId }) => Number(subjectId))).toEqual(Array.from({ length: 50 }, (_, index) => 59 - index));
  await add({ action: 'activity.edit', subjectType: 'activity', subjectId: '60' });
  const rest = await read(clients['Page editor'], { before: first.next });
  expect(rest.data.map(({ subjectId }) => Number(subjectId))).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(rest.next).toBeNull();
});

test('events are found by person and by day', async () => {
  const actorId = await server.createAccount({ email: 'tom@example.test', roles: ['Coordinator'], firstName: 'Tom' });
  await add({ action: 'activity.create', subjectType: 'activity', actorId });
  await add({ action: 'activity.edit', subjectType: 'activity', at: new Date('2026-05-01T12:00:00Z') });
  expect(await actionsOf('Finance', { actor: String(actorId) })).toEqual(['activity.create']);
  expect(await actionsOf('Finance', { at: '2026-05-01..2026-05-01' })).toEqual(['activity.edit']);
  expect((await clients.Finance.ask(listEventChoices, {})).body.actors).toEqual([{ id: actorId, name: 'Tom Test' }]);
});

test('messages are counted per day for readers of all conversations, unless events are filtered by object', async () => {
  await add({ action: 'activity.edit', subjectType: 'activity' });
  const at = { lastMessageAt: server.time.now, createdAt: server.time.now };
  const [made] = await server.app.db
    .insert(conversations)
    .values({ sid: 'CH1', type: 'trip', tripId: ownTrip.tripId, ...at })
    .returning({ id: conversations.id });
  const message = { conversationId: made?.id ?? 0, contentType: 1, content: { text: 'Hello' }, createdAt: server.time.now };
  await server.app.db.insert(messages).values([
    { ...message, sequence: 1, messageType: 1 },
    { ...message, sequence: 2, messageType: 2 },
  ]);
  expect((await read(clients.Coordinator)).messageDays).toEqual([{ day: '2026-06-15', messages: 1 }]);
  expect((await read(clients.Coordinator, { subjectType: 'activity' })).messageDays).toEqual([]);
  expect((await read(clients['Page editor'])).messageDays).toEqual([]);
});
