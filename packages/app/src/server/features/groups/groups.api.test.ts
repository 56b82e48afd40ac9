// Groups over a real connection: who sees which, members that are added and imported, and trips for all of them.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addGroupMembers,
  createGroup,
  createGroupTrips,
  duplicateGroup,
  editGroup,
  importGroupMembers,
  listGroupMembers,
  listGroups,
  readGroup,
  removeGroupMember,
} from '#contract/groups/groups.endpoints.ts';
import { mergeStudents } from '#contract/people/students.endpoints.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { FailedBody, TestClient } from '#server/testing/client.ts';
import { GROUP_DATES, type GroupFixture, startGroupFixture } from '#server/testing/fixtures/group-fixture.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';

let server: GroupFixture;
let coordinator: TestClient;
let finance: TestClient;
let agent: TestClient;
let agentId: number;
let groupId: number;

beforeAll(async () => {
  server = await startGroupFixture();
  ({ coordinator, agent, agentId } = server);
  finance = await server.signInAs('Finance');
});
afterAll(() => server.stop());
beforeEach(async () => {
  groupId = (await create(coordinator)).id;
});

const create = (client: TestClient, change: object = {}) => server.newGroup(change, client);

const add = (studentIds: number[], client = coordinator) => client.ask(addGroupMembers, { params: { id: groupId }, body: { studentIds } });
const members = async (client = coordinator, id = groupId) => (await client.ask(listGroupMembers, { params: { id } })).body.data;
const importText = (text: string, more: object = {}, client = coordinator) =>
  client.ask(importGroupMembers, { params: { id: groupId }, body: { text, dryRun: false, ...more } });
const createTrips = async (client = coordinator) => client.ask(createGroupTrips, { params: { id: groupId } });

test('agents see their own groups alone, with the students whom they look after', async () => {
  const own = await create(agent);
  expect(own.agent).toEqual({ id: agentId, name: 'Ana Test' });
  const theirs = await createTestStudent(server.app, { agentId });
  const foreign = await createTestStudent(server.app, { lastName: 'Geheim' });
  groupId = own.id;
  expect((await add([theirs, foreign])).status).toBe(200);
  expect((await members()).map(({ studentId }) => studentId).toSorted()).toEqual([theirs, foreign].toSorted());
  expect((await members(agent)).map(({ studentId }) => studentId)).toEqual([theirs]);
  const listed = await agent.ask(listGroups, { query: {} });
  expect(listed.body.data.map(({ id, members: count }) => ({ id, count }))).toEqual([{ id: own.id, count: 1 }]);
  const other = await create(coordinator);
  for (const asked of [agent.ask(readGroup, { params: { id: other.id } }), agent.ask(listGroupMembers, { params: { id: other.id } })])
    expect((await asked).status).toBe(404);
  expect((await add([foreign], agent)).status).toBe(422);
  const given = await agent.ask(editGroup, { params: { id: own.id }, body: { agentId: null, version: own.version } });
  expect(given).toMatchObject({ status: 422, body: { errors: { agentId: [expect.stringContaining('Only our staff')] } } });
});

test('finance reads groups and changes none', async () => {
  expect((await finance.ask(readGroup, { params: { id: groupId } })).status).toBe(200);
  expect((await finance.ask(editGroup, { params: { id: groupId }, body: { leader: 'X', version: 1 } })).status).toBe(403);
  expect((await createTrips(finance)).status).toBe(403);
});

test('names and dates are checked, each at its field', async () => {
  const { name } = await create(coordinator);
  const faultOf = async (change: object) =>
    ((await coordinator.ask(createGroup, { body: { name: createRandomName(8), ...change } })).body as unknown as FailedBody).errors;
  expect(await faultOf({ name })).toHaveProperty('name');
  expect(await faultOf({ fromDate: '2026-07-06' })).toHaveProperty('toDate');
  expect(await faultOf({ fromDate: '2026-07-06', toDate: '2026-07-06' })).toHaveProperty('toDate');
  expect(await faultOf({ agentId: 999_999 })).toHaveProperty('agentId');
  expect(await faultOf({ leaderEmail: 'nobody' })).toHaveProperty('leaderEmail');
  const stale = await coordinator.ask(editGroup, { params: { id: groupId }, body: { leader: 'Nora', version: 9 } });
  expect(stale).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
});

test('a copy for the next year begins on the same day of the week, without trips', async () => {
  await add([await createTestStudent(server.app), await createTestStudent(server.app)]);
  await createTrips();
  const copy = async (withMembers: boolean) =>
    (await coordinator.ask(duplicateGroup, { params: { id: groupId }, body: { name: createRandomName(8), withMembers } })).body;
  expect(await copy(true)).toMatchObject({ fromDate: '2027-07-05', toDate: '2027-07-17', state: 'planning', members: 2, trips: 0 });
  expect(await copy(false)).toMatchObject({ members: 0 });
});

test('students of its trips are members; with a trip nobody is taken out', async () => {
  const studentId = await createTestStudent(server.app);
  const remove = () => coordinator.ask(removeGroupMember, { params: { id: groupId, studentId } });
  await add([studentId]);
  await add([studentId]);
  expect(await members()).toHaveLength(1);
  await createTrips();
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'memberHasTrip' } });
  await server.app.db.update(trips).set({ state: 'cancelled' }).where(eq(trips.groupId, groupId));
  expect((await remove()).body.data).toEqual([]);
  expect((await remove()).status).toBe(404);
});

test('trips are created once for each member, also by two requests at once', async () => {
  const [good, bad] = [await createTestStudent(server.app), await createTestStudent(server.app)];
  await add([good, bad]);
  const twice = await Promise.all([createTrips(), createTrips()]);
  const outcomes = twice.flatMap(({ body }) => body.data.map(({ outcome }) => outcome)).toSorted();
  expect(outcomes).toEqual(['created', 'created', 'existing', 'existing']);
  const rows = await server.app.db.select().from(trips).where(eq(trips.groupId, groupId));
  expect(rows.map(({ fromDate, toDate, businessId: seller }) => ({ fromDate, toDate, seller }))).toEqual([
    { ...GROUP_DATES, seller: server.businessId },
    { ...GROUP_DATES, seller: server.businessId },
  ]);
  // A trip that was cancelled may be created again.
  await server.app.db
    .update(trips)
    .set({ state: 'cancelled' })
    .where(and(eq(trips.groupId, groupId), eq(trips.studentId, bad)));
  expect((await createTrips()).body.data.map(({ outcome }) => outcome).toSorted()).toEqual(['created', 'existing']);
});

test('an agent creates the trips of their own students, and sees no others', async () => {
  const own = await create(agent, { businessId: null });
  groupId = own.id;
  const ours = await createTestStudent(server.app, { agentId });
  await add([ours], agent);
  const { tripId } = await createTestTrip(server.app, { agentId: null, groupId, state: 'new' });
  const made = await createTrips(agent);
  expect(made.body.data).toEqual([expect.objectContaining({ studentId: ours, outcome: 'created' })]);
  // The agent sees nothing of a trip that isn't theirs.
  expect((await members(agent)).map(({ trip }) => trip?.id)).not.toContain(tripId);
});

test('why a member gets no trip is told', async () => {
  const [type] = await server.app.db.insert(tripTypes).values({ name: 'Sold no more', active: false }).returning({ id: tripTypes.id });
  groupId = (await create(coordinator, { tripTypeId: type?.id })).id;
  const studentId = await createTestStudent(server.app);
  await add([studentId]);
  const message = expect.stringContaining('trip type id');
  expect((await createTrips()).body.data).toEqual([{ studentId, name: 'Chloé Martin', outcome: 'refused', tripId: null, message }]);
});

test('without dates there are no trips', async () => {
  groupId = (await create(coordinator, { fromDate: null, toDate: null })).id;
  expect(await createTrips()).toMatchObject({ status: 422, body: { code: 'groupDatesMissing' } });
});

const LIST = [
  'Name\tGeburtsdatum\tGeschlecht\tE-Mail des Elternteils\tName des Elternteils',
  'Mia Berger\t30.04.2012\tw\tberger@example.test\tEva Berger',
  'Tom Berger\t2013-01-02\tm\tberger@example.test\tEva Berger',
  'Lia\t2012-05-05\tw\t\t',
  'Ben Kurz\t31.02.2012\tm\t\t',
].join('\n');

test('a dry run tells what will happen, and changes nothing', async () => {
  const dry = await importText(LIST, { dryRun: true });
  expect(dry.body.rows.map(({ line, outcome, parentEmail }) => ({ line, outcome, parentEmail }))).toEqual([
    { line: 2, outcome: 'created', parentEmail: 'berger@example.test' },
    { line: 3, outcome: 'created', parentEmail: 'berger@example.test' },
    { line: 4, outcome: 'faulty', parentEmail: null },
    { line: 5, outcome: 'faulty', parentEmail: null },
  ]);
  expect(dry.body.rows[3]?.message).toBe('“Date of birth” is missing or isn’t valid.');
  expect(await members()).toEqual([]);
  expect(await server.app.db.select().from(students).where(eq(students.lastName, 'Berger'))).toEqual([]);
});

test('lines are imported once: with parents, who are invited, and the same again as members', async () => {
  const first = await importText(LIST);
  expect(first.body.counts).toEqual({ created: 2, added: 0, member: 0, possible: 0, faulty: 2 });
  expect((await members()).map(({ name, parents, gender }) => ({ name, parents, gender }))).toEqual([
    { name: 'Mia Berger', parents: ['Eva Berger'], gender: 'female' },
    { name: 'Tom Berger', parents: ['Eva Berger'], gender: 'male' },
  ]);
  expect((await importText(LIST)).body.counts).toMatchObject({ created: 0, member: 2 });
  groupId = (await create(coordinator)).id;
  expect((await importText(LIST)).body.counts).toMatchObject({ created: 0, added: 2 });
  const rows = await server.app.db.select().from(students).where(eq(students.lastName, 'Berger'));
  expect(rows).toHaveLength(2);
  expect(
    await server.app.db
      .select()
      .from(studentParents)
      .where(eq(studentParents.studentId, rows[0]?.id ?? 0)),
  ).toHaveLength(1);
});

test('columns can be chosen; without one of names nothing is read', async () => {
  const text = '1;Noa;Silva\n2;Rui;Costa';
  const chosen = await importText(text, { columns: [null, 'firstName', 'lastName'] });
  expect(chosen.body.rows.map(({ name, outcome }) => ({ name, outcome }))).toEqual([
    { name: 'Noa Silva', outcome: 'created' },
    { name: 'Rui Costa', outcome: 'created' },
  ]);
  expect(await importText('1;2\n3;4')).toMatchObject({ status: 422, body: { code: 'memberTextUnreadable' } });
  const long = Array.from({ length: 201 }, (_, index) => `Ann Berger, 2012-01-0${(index % 9) + 1}`).join('\n');
  expect(await importText(long)).toMatchObject({ status: 422, body: { errors: { text: [expect.stringContaining('200 lines')] } } });
});

test('an agent’s import asks the parents and finds only their own students', async () => {
  const foreign = await createTestStudent(server.app, { firstName: 'Ida', lastName: 'Fremd', dateOfBirth: '2012-03-04' });
  groupId = (await create(agent)).id;
  const told = await importText('Ida Fremd, 2012-03-04, f, ida@example.test', {}, agent);
  expect(told.body.rows).toEqual([{ line: 1, outcome: 'created', name: 'Ida Fremd', parentEmail: 'ida@example.test', message: null }]);
  const [member] = await members(agent);
  expect(member?.studentId).not.toBe(foreign);
  expect(member?.parents).toEqual([]);
});

test('a merged student stays in the groups of both', async () => {
  const [kept, other] = [await createTestStudent(server.app), await createTestStudent(server.app)];
  const shared = groupId;
  await add([kept, other]);
  groupId = (await create(coordinator)).id;
  await add([other]);
  const merged = await coordinator.ask(mergeStudents, { params: { id: kept }, body: { otherId: other, version: 1 } });
  expect(merged.status, merged.text).toBe(200);
  for (const id of [shared, groupId]) expect((await members(coordinator, id)).map(({ studentId }) => studentId)).toEqual([kept]);
});
