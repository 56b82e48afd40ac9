// Importing members over a real connection: whom a name alone means, who may link parents, how many emails leave, and how full a group gets.

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetPermissions, switchPermission } from '#contract/administration/permissions.endpoints.ts';
import { addGroupMembers, createGroup, importGroupMembers, listGroupMembers } from '#contract/groups/groups.endpoints.ts';
import { MAX_GROUP_MEMBERS } from '#contract/groups/members.shapes.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { tripGroupMembers } from '#server/db/schema/trips.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let admin: TestClient;
let coordinator: TestClient;
let agent: TestClient;
let groupId: number;

beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  admin = await server.signInAs('Administrator');
  coordinator = await server.signInAs('Coordinator');
  agent = await server.signInAs('Agent');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.app.db.delete(attempts);
  groupId = await create(coordinator);
});
afterEach(async () => {
  await admin.ask(resetPermissions, { body: {} });
});

const create = async (client: TestClient) => (await client.ask(createGroup, { body: { name: createRandomName(8) } })).body.id;
const HEADINGS = 'name,dateOfBirth,parentEmail,parentName';
const importLines = (lines: readonly string[], client = coordinator) =>
  client.ask(importGroupMembers, { params: { id: groupId }, body: { text: [HEADINGS, ...lines].join('\n'), dryRun: false } });
/** A last name of letters alone. */
const createLastName = () => Array.from({ length: 12 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('');
const members = async (client = coordinator) => (await client.ask(listGroupMembers, { params: { id: groupId } })).body.data;
const switchOff = (capability: 'students.write' | 'students.manage') =>
  admin.ask(switchPermission, { body: { role: 'Coordinator', capability, allowed: false, was: true } });

test.each([
  ['2012-04-30', 'Rui Costa,,rui.parent@example.test,Eva Costa', 'born on 30 Apr 2012'],
  [null, 'Rui Costa,2012-04-30,rui.parent@example.test,Eva Costa', 'without a date of birth'],
])('a student born %o is only a possible match of a line without the same date, and gets no parent', async (dateOfBirth, line, told) => {
  const lastName = createLastName();
  const studentId = await createTestStudent(server.app, { firstName: 'Rui', lastName, dateOfBirth });
  const { body } = await importLines([line.replace('Rui Costa', `Rui ${lastName}`)]);
  expect(body.counts).toEqual({ created: 0, added: 0, member: 0, possible: 1, faulty: 0 });
  expect(body.rows).toEqual([expect.objectContaining({ outcome: 'possible', parentEmail: null })]);
  expect(body.rows[0]?.message).toContain(`student ${studentId}, ${told}`);
  expect(await members()).toEqual([]);
  expect(await server.app.db.select().from(studentParents).where(eq(studentParents.studentId, studentId))).toEqual([]);
});

test('a name that stands in two lines without a date is told by its line', async () => {
  const name = `Mia ${createLastName()}`;
  const { body } = await importLines([name, name]);
  expect(body.rows.map(({ outcome }) => outcome)).toEqual(['created', 'possible']);
  expect(body.rows[1]?.message).toContain('line 2 of this list');
});

test('an import needs the right to write students, and its parents the right to manage them', async () => {
  await switchOff('students.manage');
  const lines = [`Ann ${createLastName()},2012-01-01,ann@example.test,Eva Ann`, `Bo ${createLastName()},2012-01-02,,`];
  const { body } = await importLines(lines);
  expect(body.rows.map(({ outcome }) => outcome)).toEqual(['faulty', 'created']);
  expect(body.rows[0]?.message).toBe('You can’t link parents. Leave out the parent’s email.');
  await switchOff('students.write');
  expect((await importLines(lines)).status).toBe(403);
});

test('a parent of many counts once; emails beyond the bound of an hour are faults of their lines', async () => {
  groupId = await create(agent);
  const lines = (count: number, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => `Ann ${createLastName()},2012-01-01,${address(index)},Eva Kurz`);
  const family = await importLines(
    lines(12, () => 'family@example.test'),
    agent,
  );
  expect(family.body.counts).toMatchObject({ created: 12, faulty: 0 });
  const many = await importLines(
    lines(20, (index) => `parent-${index}@example.test`),
    agent,
  );
  expect(many.status).toBe(200);
  expect(many.body.counts).toMatchObject({ created: 18, faulty: 2 });
  expect(many.body.rows.at(-1)?.message).toMatch(/^Too many attempts/);
  expect(await members(agent)).toHaveLength(30);
});

test('a full group takes nobody more, neither by search nor by a list', async () => {
  const one = { firstName: 'Ann', lastName: createLastName(), createdAt: server.time.now };
  const rows = Array.from({ length: MAX_GROUP_MEMBERS }, () => one);
  const made = await server.app.db.insert(students).values(rows).returning({ studentId: students.id });
  await server.app.db.insert(tripGroupMembers).values(made.map((row) => ({ ...row, groupId, createdAt: server.time.now })));
  const ask = (studentIds: number[]) => coordinator.ask(addGroupMembers, { params: { id: groupId }, body: { studentIds } });
  const sentence = 'A group can have at most 500 students. Create another group for the others.';
  expect(await ask([await createTestStudent(server.app)])).toMatchObject({ status: 422, body: { code: 'groupFull', message: sentence } });
  expect((await ask([made[0]?.studentId ?? 0])).status).toBe(200);
  const { body } = await importLines([`Bo ${createLastName()},2012-01-02`]);
  expect(body.rows).toEqual([expect.objectContaining({ outcome: 'faulty', message: sentence })]);
  expect(await members()).toHaveLength(MAX_GROUP_MEMBERS);
});
