// Saving cells of students: what is compared, who may, what is refused, and two who save at the same moment.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStudent, updateStudentCell, updateStudentCells } from '#contract/people/students.endpoints.ts';
import { audit } from '#server/db/schema/platform.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { startServer } from '#server/testing/start-server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let coordinator: TestClient;
let agent: TestClient;
let agentId: number;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  agentId = await server.createAccount({ email: 'agency@example.test', roles: ['Agent'], firstName: 'Ana' });
  await server.createAccount({ email: 'mary@example.test', roles: ['Coordinator'], firstName: 'Mary' });
  coordinator = await server.signInWith('mary@example.test');
  agent = await server.signInWith('agency@example.test');
});
afterAll(() => server.stop());

const EMPTY = { dateOfBirth: null, gender: '', vacinated: 0 };
const made = (fields: object = {}) =>
  createTestStudent(server.app, { ...EMPTY, firstName: 'Anna', lastName: 'Roe', hobbies: 'Riding', ...fields });
const cell = (client: TestClient, id: number, body: { field: string; value: string; before: string }) =>
  client.send('PATCH', `/api/students/${id}/cell`, { body });

test('a cell is saved with its row of the audit log, and nothing else changes', async () => {
  const id = await made();
  const { status, body } = await coordinator.ask(updateStudentCell, {
    params: { id },
    body: { field: 'dateOfBirth', value: '2012-02-29', before: '' },
  });
  expect(status).toBe(200);
  expect(body.item).toMatchObject({ firstName: 'Anna', dateOfBirth: '2012-02-29', hobbies: 'Riding' });
  const rows = await server.app.db
    .select({ action: audit.action, changes: audit.changes })
    .from(audit)
    .where(and(eq(audit.subjectType, 'student'), eq(audit.subjectId, String(id)), eq(audit.action, 'student.edit')));
  expect(rows.map(({ action, changes }) => [action, Object.keys(changes)])).toEqual([['student.edit', ['dateOfBirth']]]);
});

test('a change by someone else is told with who it was, and stays', async () => {
  const id = await made();
  expect((await cell(coordinator, id, { field: 'hobbies', value: 'Chess', before: 'Riding' })).status).toBe(200);
  const { status, text } = await cell(coordinator, id, { field: 'hobbies', value: 'Judo', before: 'Riding' });
  expect(status).toBe(409);
  expect(JSON.parse(text)).toMatchObject({
    code: 'cellChanged',
    current: { value: 'Chess', by: 'Mary Test', at: server.time.now.toISOString() },
  });
  const again = await cell(coordinator, id, { field: 'hobbies', value: 'Chess', before: 'Riding' });
  expect(again.status).toBe(200);
});

test('two who save other cells of one student at the same moment both save', async () => {
  const id = await made();
  const answers = await Promise.all([
    cell(coordinator, id, { field: 'hobbies', value: 'Chess', before: 'Riding' }),
    cell(coordinator, id, { field: 'firstName', value: 'Ann', before: 'Anna' }),
    cell(coordinator, id, { field: 'internalNotes', value: '=1+1', before: '' }),
    cell(coordinator, id, { field: 'vacinated', value: '1', before: '0' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await coordinator.ask(readStudent, { params: { id } });
  expect(body).toMatchObject({ hobbies: 'Chess', firstName: 'Ann', internalNotes: '=1+1', vacinated: 1 });
});

test.each([
  ['firstName', ''],
  ['dateOfBirth', 'yesterday'],
  ['dateOfBirth', '2999-01-01'],
  ['countryId', 'Atlantis'],
  ['countryId', '999999'],
  ['gender', 'unknown'],
  ['vacinated', '2'],
  ['agentId', '999999'],
  ['hobbies', 'x'.repeat(1001)],
])('%s can’t be %o, and the answer names the field', async (field, value) => {
  const id = await made();
  const before = { firstName: 'Anna', hobbies: 'Riding', vacinated: '0' }[field] ?? '';
  const { status, text } = await cell(coordinator, id, { field, value, before });
  expect(status).toBe(422);
  expect(Object.keys(JSON.parse(text).errors)).toEqual([field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]);
});

test('agents write the cells of their own students alone, and hand nobody over', async () => {
  const [own, other] = [await made({ agentId }), await made()];
  expect((await cell(agent, own, { field: 'hobbies', value: 'Chess', before: 'Riding' })).status).toBe(200);
  expect((await cell(agent, other, { field: 'hobbies', value: 'Chess', before: 'Riding' })).status).toBe(404);
  expect((await cell(agent, other, { field: 'hobbies', value: 'Chess', before: 'x' })).status).toBe(404);
  expect((await cell(agent, own, { field: 'agentId', value: '', before: String(agentId) })).status).toBe(422);
});

test('finance reads students, and writes no cell', async () => {
  const finance = await server.signInAs('Finance');
  expect((await cell(finance, await made(), { field: 'hobbies', value: 'Chess', before: 'Riding' })).status).toBe(403);
});

describe('cells of several students at once', () => {
  type Cell = { readonly studentId: number; readonly field: string; readonly value: string; readonly before: string };
  async function save(client: TestClient, cells: readonly Cell[]) {
    const { status, body, text } = await client.ask(updateStudentCells, { body: { cells: cells as never } });
    expect(status, text).toBe(200);
    return body.cells;
  }
  const logOf = async (id: number) => {
    const ofStudent = and(eq(audit.subjectType, 'student'), eq(audit.subjectId, String(id)), eq(audit.action, 'student.edit'));
    const rows = await server.app.db.select({ changes: audit.changes }).from(audit).where(ofStudent);
    return rows.map(({ changes }) => Object.keys(changes).toSorted());
  };

  test('are saved with one row of the audit log for each student, and once only if they are sent again', async () => {
    const ids = [await made(), await made()];
    const cells = ids.flatMap((studentId) => [
      { studentId, field: 'hobbies', value: 'Chess', before: 'Riding' },
      { studentId, field: 'dateOfBirth', value: '2012-02-29', before: '' },
      { studentId, field: 'gender', value: 'female', before: '' },
    ]);
    const saved = cells.map(({ value }) => ({ kind: 'saved', value }));
    expect(await save(coordinator, cells)).toEqual(saved);
    expect(await save(coordinator, cells)).toEqual(saved);
    for (const id of ids) expect(await logOf(id)).toEqual([['dateOfBirth', 'gender', 'hobbies']]);
  });

  test('are saved without those that are refused or in conflict, each of which says why', async () => {
    const studentId = await made({ notes: 'Theirs' });
    const outcomes = await save(coordinator, [
      { studentId, field: 'notes', value: 'Mine', before: '' },
      { studentId, field: 'dateOfBirth', value: '2999-01-01', before: '' },
      { studentId, field: 'countryId', value: '999999', before: '' },
      { studentId, field: 'firstName', value: '', before: 'Anna' },
      { studentId, field: 'hobbies', value: 'Chess', before: 'Riding' },
      { studentId: 999_999, field: 'hobbies', value: 'Chess', before: 'Riding' },
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['conflict', 'refused', 'refused', 'refused', 'saved', 'refused']);
    expect(outcomes[0]).toMatchObject({ theirs: 'Theirs' });
    expect(new Set(outcomes.map((outcome) => ('message' in outcome ? outcome.message : ''))).size).toBe(5);
    expect(await logOf(studentId)).toEqual([['hobbies']]);
  });

  test('are refused to agents, if they are of others, like those of nobody', async () => {
    const [own, other] = [await made({ agentId }), await made({ hobbies: 'Secret' })];
    const outcomes = await save(
      agent,
      [own, other, 999_999].map((studentId) => ({ studentId, field: 'hobbies', value: 'Chess', before: 'Riding' })),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'refused', 'refused']);
    expect(outcomes[1]).toEqual(outcomes[2]);
  });
});
