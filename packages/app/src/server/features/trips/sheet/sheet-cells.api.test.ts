// Many cells of the sheet of trips in one request: one change for each record, an outcome for each cell, and again what was sent already.

import { and, eq, inArray, or } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_CELLS } from '#contract/platform/cells.ts';
import { readTripSheet, saveTripSheetCells } from '#contract/trips/sheet.endpoints.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createQuote } from '#server/testing/samples/money.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer } from '#server/testing/start-server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let coordinator: TestClient;
let agent: TestClient;
let agentId: number;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  agentId = await server.createAccount({ email: 'agency@example.test', roles: ['Agent'], firstName: 'Ana' });
  agent = await server.signInWith('agency@example.test');
  coordinator = await server.signInAs('Coordinator');
});
afterAll(() => server.stop());

type Row = { readonly tripId: number; readonly studentId: number };
type Cell = Row & { readonly field: string; readonly value: string; readonly before: string };

const made = (fields: Parameters<typeof createTestTrip>[1] = {}): Promise<Row> => createTestTrip(server.app, { state: 'new', ...fields });

async function save(client: TestClient, cells: readonly Cell[]) {
  const { status, body, text } = await client.ask(saveTripSheetCells, { body: { cells: cells as never } });
  expect(status, text).toBe(200);
  return body.cells;
}

async function rowOf({ tripId, studentId }: Row) {
  const { body } = await coordinator.ask(readTripSheet, { query: { search: String(tripId) } });
  return body.data.find((row) => row.id === tripId && row.studentId === studentId);
}

async function logOf({ tripId, studentId }: Row) {
  const ofTrip = and(eq(audit.subjectType, 'trip'), eq(audit.subjectId, String(tripId)));
  const ofStudent = and(eq(audit.subjectType, 'student'), eq(audit.subjectId, String(studentId)));
  const rows = await server.app.db
    .select({ action: audit.action, changes: audit.changes })
    .from(audit)
    .where(and(or(ofTrip, ofStudent), inArray(audit.action, ['trip.edit', 'trip.addArrival', 'trip.changeArrival', 'student.edit'])))
    .orderBy(audit.id);
  return rows.map(({ action, changes }) => `${action} ${Object.keys(changes).toSorted()}`);
}

test('cells of one record are saved as one change with one row of the audit log, also dates that fit only together', async () => {
  const row = await made({ fromDate: '2026-07-05', toDate: '2026-07-18' });
  const cells = [
    { ...row, field: 'fromDate', value: '2026-08-01', before: '2026-07-05' },
    { ...row, field: 'toDate', value: '2026-08-15', before: '2026-07-18' },
    { ...row, field: 'notes', value: 'Call first', before: '' },
    { ...row, field: 'arrivalTime', value: '14:35', before: '' },
    { ...row, field: 'arrivalNumber', value: 'ei 154', before: '' },
    { ...row, field: 'allergies', value: 'Milk', before: '' },
    { ...row, field: 'dateOfBirth', value: '2012-03-04', before: String((await rowOf(row))?.dateOfBirth ?? '') },
  ];
  const outcomes = await save(coordinator, cells);
  expect(outcomes.map((outcome) => (outcome.kind === 'saved' ? outcome.value : outcome))).toEqual([
    ...['2026-08-01', '2026-08-15', 'Call first', '14:35', 'EI154', 'Milk', '2012-03-04'],
  ]);
  expect(await rowOf(row)).toMatchObject({ toDate: '2026-08-15', notes: 'Call first', arrivalDay: '2026-08-01', arrivalNumber: 'EI154' });
  const log = await logOf(row);
  expect(log.map((line) => line.split(' ')[0])).toEqual(['trip.edit', 'trip.addArrival', 'student.edit']);
  expect(log[0]).toBe('trip.edit fromDate,notes,toDate');
});

test('cells saved before the connection failed are saved again without a second row of the audit log', async () => {
  const row = await made();
  const cells = ['notes', 'wishes', 'arrivalPlace'].map((field) => ({ ...row, field, value: 'Cork', before: '' }));
  await save(coordinator, cells.slice(0, 2));
  const outcomes = await save(coordinator, cells);
  expect(outcomes).toEqual(cells.map(() => ({ kind: 'saved', value: 'Cork' })));
  expect(await logOf(row)).toEqual(['trip.edit notes,wishes', expect.stringMatching(/^trip.addArrival /)]);
});

test('a cell in conflict and a refused one say so in the caller’s language, and the others of their record are saved', async () => {
  const row = await made({ fromDate: '2026-07-05', toDate: '2026-07-18', notes: 'Theirs' });
  const cells = [
    { ...row, field: 'notes', value: 'Mine', before: '' },
    { ...row, field: 'toDate', value: 'soon', before: '2026-07-18' },
    { ...row, field: 'wishes', value: 'A window', before: '' },
    { ...row, field: 'arrivalTime', value: '25:00', before: '' },
    { ...row, field: 'arrivalPlace', value: 'Dublin', before: '' },
  ];
  const [notes, toDate, wishes, arrivalTime, arrivalPlace] = await save(coordinator, cells);
  expect(notes).toEqual({ kind: 'conflict', theirs: 'Theirs', by: null, at: null });
  expect(toDate).toMatchObject({ kind: 'refused', message: expect.stringContaining('to date') });
  expect(wishes).toEqual({ kind: 'saved', value: 'A window' });
  expect(arrivalTime).toMatchObject({ kind: 'refused', message: expect.any(String) });
  expect(arrivalPlace).toEqual({ kind: 'saved', value: 'Dublin' });
  expect(await rowOf(row)).toMatchObject({
    notes: 'Theirs',
    toDate: '2026-07-18',
    wishes: 'A window',
    arrivalPlace: 'Dublin',
    arrivalTime: null,
  });
});

test('a student of two rows is saved once: the second row gets the same value, or is told of the first', async () => {
  const row = await made();
  const studentId = await createTestStudent(server.app, { firstName: 'Léo' });
  const both = [row.studentId, studentId].map((id, position) => ({ tripId: row.tripId, studentId: id, position }));
  await server.app.db.insert(tripStudents).values(both).onConflictDoNothing();
  const sibling = { ...row, studentId };
  const of = (one: Row, field: string, value: string) => ({ ...one, field, value, before: '' });
  const outcomes = await save(coordinator, [
    ...[of(row, 'notes', 'A'), of(sibling, 'notes', 'A'), of(row, 'wishes', 'A'), of(sibling, 'wishes', 'B')],
    ...[of(row, 'arrivalTime', '09:00'), of(sibling, 'arrivalTime', '10:00')],
  ]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved', 'conflict', 'saved', 'saved']);
  expect(outcomes[3]).toMatchObject({ theirs: 'A' });
  expect(await rowOf(row)).toMatchObject({ arrivalTime: '09:00' });
  expect(await rowOf(sibling)).toMatchObject({ arrivalTime: '10:00' });
});

test('agents save cells of their own trips alone, and of no trip that is over', async () => {
  const [own, other, over] = [await made({ agentId }), await made({ notes: 'Secret' }), await made({ agentId })];
  await server.app.db.update(trips).set({ state: 'cancelled' }).where(eq(trips.id, over.tripId));
  const stranger = { tripId: own.tripId, studentId: other.studentId };
  const rows = [own, other, over, stranger];
  const outcomes = await save(
    agent,
    rows.map((row) => ({ ...row, field: 'notes', value: 'A', before: '' })),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'refused', 'refused', 'refused']);
  expect(JSON.stringify(outcomes)).not.toContain('Secret');
  expect((await rowOf(other))?.notes).toBe('Secret');
  expect((await rowOf(over))?.notes).toBe('');
});

test('dates of a trip with an agreed price are refused, because their new price is to be seen first', async () => {
  const quoteFingerprint = await createQuote(server.app);
  const row = await made({ fromDate: '2026-07-05', toDate: '2026-07-18', quoteFingerprint });
  const found = await rowOf(row);
  const outcomes = await save(coordinator, [{ ...row, field: 'toDate', value: '2026-07-20', before: '2026-07-18' }]);
  expect(found?.editable).not.toContain('toDate');
  expect(outcomes).toMatchObject([{ kind: 'refused' }]);
  expect((await rowOf(row))?.toDate).toBe('2026-07-18');
});

test('more cells than a request may have are refused whole, and the answer names the field', async () => {
  const row = await made();
  const cells = Array.from({ length: MOST_CELLS + 1 }, () => ({ ...row, field: 'notes' as const, value: 'A', before: '' }));
  const { status, text } = await coordinator.ask(saveTripSheetCells, { body: { cells } });
  expect(status).toBe(422);
  expect(Object.keys(JSON.parse(text).errors)).toEqual(['cells']);
  expect((await rowOf(row))?.notes).toBe('');
});
