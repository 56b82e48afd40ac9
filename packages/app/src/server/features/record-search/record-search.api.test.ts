// The search for records: each role finds exactly what its lists show, and is told no more than they tell.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listUsers } from '#contract/administration/users.endpoints.ts';
import { listInvoices } from '#contract/finance/invoices/invoices.endpoints.ts';
import { listGroups } from '#contract/groups/groups.endpoints.ts';
import { listFamilies } from '#contract/host-families/family-list.endpoints.ts';
import { type Role, STAFF_ROLES } from '#contract/identity/roles.ts';
import { listArchivedConversations, listConversations } from '#contract/messaging/conversations.endpoints.ts';
import { listStudents } from '#contract/people/students.endpoints.ts';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { searchRecords } from '#contract/record-search/record-search.endpoints.ts';
import { RECORD_KINDS, type RecordKind } from '#contract/record-search/record-search.shapes.ts';
import { listTrips } from '#contract/trips/trip.endpoints.ts';
import { conversationParticipants } from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createRecords, createStudent, findRecords, WORD } from '#server/testing/fixtures/record-fixture.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
const accounts = new Map<Role, { readonly client: TestClient; readonly id: number }>();
/** The records of nobody in particular, and the agent's own, by kind. */
const made = new Map<RecordKind, { readonly others: number; readonly own: number }>();

const clientOf = (role: Role) => accounts.get(role)?.client as TestClient;
const idOf = (role: Role) => accounts.get(role)?.id ?? 0;

const find = findRecords;
const titles = async (search: string, client = room.administrator) => (await find(client, search)).map(({ title }) => title);

beforeAll(async () => {
  room = await startTripFixture({ count: 1 });
  for (const role of [...STAFF_ROLES, 'Parent', 'Host family'] as const) {
    const email = `${role.toLowerCase().replace(' ', '-')}@staff.test`;
    const id = await room.createAccount({ email, roles: [role] });
    accounts.set(role, { id, client: await room.signInWith(email) });
  }
  const [others, own] = [await createRecords(room, null), await createRecords(room, idOf('Agent'))];
  for (const kind of RECORD_KINDS) made.set(kind, { others: others[kind], own: own[kind] });
  // One conversation of each person who reads their own alone; one is archived, one is hidden.
  const joined = { conversationId: own.message, joinedAt: room.app.clock.now() };
  await room.app.db.insert(conversationParticipants).values([
    { ...joined, userId: idOf('Vetting admin') },
    { ...joined, userId: idOf('Page editor'), archivedAt: room.app.clock.now() },
    { ...joined, userId: idOf('Finance'), hiddenSequence: 1 },
  ]);
});
afterAll(() => room.stop());

const LISTS: Readonly<Record<RecordKind, readonly EndpointDefinition[]>> = {
  student: [listStudents],
  account: [listUsers],
  hostFamily: [listFamilies],
  trip: [listTrips],
  group: [listGroups],
  invoice: [listInvoices],
  message: [listConversations, listArchivedConversations],
};

type Rows = readonly { readonly id: number }[];

/** Returns the IDs that the list of a kind shows; none if the list is refused. */
async function listIds(client: TestClient, kind: RecordKind): Promise<number[]> {
  const pages = await Promise.all(LISTS[kind].map((endpoint) => client.ask(endpoint, { query: { search: WORD } } as never)));
  return pages.flatMap(({ status, body }) => {
    const { table, data = table?.data ?? [] } = body as { readonly table?: { readonly data: Rows }; readonly data?: Rows };
    return status === 200 ? data.map(({ id }) => id) : [];
  });
}

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

describe('who finds what', () => {
  test.each(STAFF_ROLES.flatMap((role) => RECORD_KINDS.map((kind) => [role, kind] as const)))(
    '%s finds of the kind %s what its list shows',
    async (role, kind) => {
      const client = clientOf(role);
      const found = (await find(client, WORD)).filter((record) => record.kind === kind);
      const ids = found.map(({ id, conversationId }) => (kind === 'message' ? (conversationId ?? 0) : id));
      expect(sorted(ids)).toEqual(sorted(await listIds(client, kind)));
    },
  );

  test('the lists above show something: all to administrators, to an agent their own alone', async () => {
    for (const kind of RECORD_KINDS) {
      const both = [made.get(kind)?.others ?? 0, made.get(kind)?.own ?? 0];
      expect(sorted(await listIds(clientOf('Administrator'), kind)), kind).toEqual(sorted(both));
      // Agents have no list of accounts.
      expect(await listIds(clientOf('Agent'), kind), kind).toEqual(kind === 'account' ? [] : both.slice(1));
    }
    expect(await listIds(clientOf('Vetting admin'), 'message')).toEqual([made.get('message')?.own]);
  });

  test.each(RECORD_KINDS)('an agent finds no record of others by its number: %s', async (kind) => {
    const { others = 0, own = 0 } = made.get(kind) ?? {};
    const byNumber = async (id: number) =>
      (await find(clientOf('Agent'), `#${id}`)).filter((record) => record.kind === kind && record.id === id).length;
    expect(await byNumber(others)).toBe(0);
    if (kind !== 'account' && kind !== 'message') expect(await byNumber(own)).toBe(1);
  });

  test('parents, host families and visitors find nothing', async () => {
    const search = { query: { search: WORD } };
    expect((await clientOf('Parent').ask(searchRecords, search)).status).toBe(403);
    expect((await clientOf('Host family').ask(searchRecords, search)).status).toBe(403);
    expect((await room.createVisitor().ask(searchRecords, search)).status).toBe(401);
  });

  test('a person with several roles finds what any of them lists', async () => {
    await room.createAccount({ email: 'both@example.test', roles: ['Page editor', 'Vetting admin', 'Finance'] });
    const both = await room.signInWith('both@example.test');
    for (const kind of ['student', 'account', 'trip', 'hostFamily'] as const) {
      expect((await find(both, WORD)).filter((record) => record.kind === kind)).toHaveLength(2);
    }
  });
});

describe('what is told', () => {
  test('never health, bank accounts or amounts', async () => {
    const known = ['kind', 'id', 'title', 'details', 'state', 'born', 'fromDate', 'toDate', 'at', 'conversationId', 'isParent'];
    for (const role of STAFF_ROLES) {
      for (const record of await find(clientOf(role), WORD)) expect(known).toEqual(expect.arrayContaining(Object.keys(record)));
    }
    await room.app.db.update(students).set({ allergies: 'Quincequinine' });
    expect(await find(room.administrator, 'Quincequinine')).toEqual([]);
  });

  test('first names of host families find trips only for those who manage families', async () => {
    const [id, hostFamilyId] = [made.get('trip')?.own ?? 0, room.hosts[0]?.familyId ?? 0];
    await room.app.db.update(trips).set({ hostFamilyId }).where(eq(trips.id, id));
    const names = { parentGuardianOneFirstName: 'Perpetua', parentGuardianOneLastName: 'Quigleyson' };
    await room.app.db.update(hostFamilies).set(names).where(eq(hostFamilies.id, hostFamilyId));
    const tripsOf = async (role: Role, search: string) =>
      (await find(clientOf(role), search)).filter(({ kind }) => kind === 'trip').map((record) => record.id);
    expect(await tripsOf('Agent', 'Quigleyson')).toEqual([id]);
    expect(await tripsOf('Agent', 'Perpetua')).toEqual([]);
    expect(await tripsOf('Coordinator', 'Perpetua')).toEqual([id]);
  });

  test('addresses and telephone numbers of accounts find nothing for those who see names alone', async () => {
    const email = 'secret.address@example.test';
    const id = await room.createAccount({ email, roles: ['Coordinator'], firstName: 'Quentin' });
    await room.app.db.update(users).set({ phone: '+44 7700 900123' }).where(eq(users.id, id));
    for (const search of ['secret.address', email, '07700 900123']) {
      expect(await titles(search), search).toEqual(['Quentin Test']);
      expect(await titles(search, clientOf('Coordinator')), search).toEqual([]);
      expect(await titles(search, clientOf('Finance')), search).toEqual([]);
    }
  });

  test('the address of a parent finds them for those who see it in the list of students, but not their telephone number', async () => {
    const id = await room.createAccount({ email: 'maman@famille.test', roles: ['Parent'], firstName: 'Sylvie' });
    await room.app.db.update(users).set({ phone: '+33 6 98 76 54 32' }).where(eq(users.id, id));
    const studentId = await createStudent(room, { firstName: 'Odile', lastName: 'Quenelle' });
    await room.app.db.insert(studentParents).values({ studentId, userId: id });
    for (const role of ['Coordinator', 'Finance'] as const) {
      const [found] = await find(clientOf(role), 'maman@famille');
      expect(found).toMatchObject({ kind: 'account', id, isParent: true, details: ['maman@famille.test', 'Odile'] });
      expect(await find(clientOf(role), '06 98 76 54 32')).toEqual([]);
    }
    await room.app.db.update(students).set({ deletedAt: new Date() }).where(eq(students.id, studentId));
    expect(await find(clientOf('Coordinator'), 'maman@famille')).toEqual([]);
  });
});
