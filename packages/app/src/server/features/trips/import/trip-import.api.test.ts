// Importing trips from a file: what is read, checked, created once, refused with a reason, and undone.

import { asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as bulk from '#contract/trips/bulk.endpoints.ts';
import type { BulkRun } from '#contract/trips/bulk.shapes.ts';
import * as files from '#contract/trips/import.endpoints.ts';
import type { TripFile } from '#contract/trips/import.shapes.ts';
import { roleSwitches, users } from '#server/db/schema/identity.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripBulkRows } from '#server/db/schema/trip-bulk.ts';
import { trips } from '#server/db/schema/trips.ts';
import { readWorkbook } from '#server/platform/lists/workbook.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type BulkFixture, startBulkFixture } from '#server/testing/fixtures/bulk-fixture.ts';
import { eraseOldRows } from './import.queries.ts';

let room: BulkFixture;
let known: { firstName: string; lastName: string; dateOfBirth: string };

beforeAll(async () => {
  room = await startBulkFixture();
  const [child] = await room.app.db.select().from(students).where(eq(students.id, room.childId));
  known = { firstName: child?.firstName ?? '', lastName: child?.lastName ?? '', dateOfBirth: child?.dateOfBirth ?? '' };
});
afterAll(() => room.stop());
beforeEach(() => room.app.db.update(trips).set({ state: 'cancelled' }));

const HEADINGS = 'First name;Last name;Date of birth;Parent’s email;Parent’s first name;Parent’s last name;From;To;Notes';
const COLUMNS = ['firstName', 'lastName', 'dateOfBirth', 'parentEmail', 'parentFirstName', 'parentLastName', 'fromDate', 'toDate', 'notes'];

const toCsv = (...rows: string[]) => [HEADINGS, ...rows].join('\r\n');
const ofKnown = (more: string) => `${known.firstName};${known.lastName};${known.dateOfBirth};;;;${more}`;
const fresh = (name: string, more = '2027-07-05;2027-07-19;') =>
  `${name};Novak;2013-02-03;${name.toLowerCase()}@example.test;Jana;Novak;${more}`;

function form(content: string | Uint8Array, fields: Readonly<Record<string, string>> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([content as BlobPart]), 'trips.csv');
  return body;
}

const read = async (content: string | Uint8Array, client: TestClient = room.coordinator) => {
  const { status, body } = await client.ask(files.readTripFile, { body: form(content) as never });
  // Tests look at answers and refusals alike.
  return {
    status,
    body: body as never as { code?: string; message: string; errors: Record<string, string[]>; columns: TripFile['columns'] },
  };
};

async function begin(
  content: string | Uint8Array,
  { columns = COLUMNS, ...fields }: { columns?: readonly (string | null)[]; date_order?: string } = {},
) {
  const body = form(content, { columns: JSON.stringify(columns), ...fields });
  return room.coordinator.ask(files.checkTripFile, { body: body as never });
}

async function check(content: string | Uint8Array, fields?: Parameters<typeof begin>[1]): Promise<BulkRun> {
  const begun = await begin(content, fields);
  expect(begun).toMatchObject({ status: 200 });
  await room.work();
  return room.readRun(begun.body.id);
}

const rowsOf = async (run: BulkRun) => {
  const { body } = await room.coordinator.ask(bulk.listBulkRows, { query: { runId: String(run.id), perPage: 100 } } as never);
  return body.data;
};
const open = () => room.app.db.select().from(trips).where(ne(trips.state, 'cancelled')).orderBy(asc(trips.id));
const doIt = (run: BulkRun) => room.follow(bulk.changeTrips, run.id);

describe('a file', () => {
  test('is read as CSV in the encoding and with the separator that it has, its columns by their headings', async () => {
    const german = 'Vorname;Nachname;Geburtsdatum;Von;Bis;Klasse 7b\nZoë;Müller;03.02.2013;05/07/2027;2027-07-19;x';
    const { body } = await read(Buffer.from(german, 'latin1'));
    expect(body).toMatchObject({ format: 'csv', encoding: 'windows-1252', separator: 'semicolon', rowCount: 1, isRemembered: false });
    expect(body.columns.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'dateOfBirth', 'fromDate', 'toDate', null]);
    expect(body.columns[0]?.samples).toEqual(['Zoë']);
    expect(body.columns.map(({ unclearDate }) => unclearDate)).toEqual([null, null, null, '05/07/2027', null, null]);
  });

  test('is read from the template itself, without its example', async () => {
    const cookies = [...room.coordinator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${room.coordinator.origin}/api/trips-import/template?format=xlsx`, { headers: { Cookie: cookies } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const book = await readWorkbook(bytes, { unzippedBytes: 10_000_000, rows: 100, columns: 100 });
    expect(book).toMatchObject({
      ok: true,
      sheets: [{ rows: [expect.arrayContaining(['Student ID']), expect.arrayContaining(['Mia'])] }, {}],
    });
    const { status, body } = await read(bytes);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'tripFileUnreadable' });
    expect(body.message).toContain('no rows');
  });

  test.each([
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel format'],
    ['a broken one', Buffer.from('PK\x03\x04 and more'), 'Save it again'],
    ['a picture', Buffer.from([0x89, 0x50, 0, 0, 0, 1, 2, 0, 0]), 'isn’t a table'],
    ['nothing', '', 'no rows'],
  ])('is not read if it is %s', async (_, content, sentence) => {
    const { status, body } = await read(content);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'tripFileUnreadable' });
    expect(body.errors['file']?.[0]).toContain(sentence);
  });

  test('is read by nobody who may not change trips in bulk', async () => {
    expect((await read(toCsv(fresh('Anna')), room.parent)).status).toBe(403);
    expect((await read(toCsv(fresh('Anna')), await room.signInAs('Finance'))).status).toBe(403);
  });
});

describe('a check', () => {
  test('needs columns of which trips can be made, and the order of unclear dates', async () => {
    const noDates = await begin(toCsv(fresh('Anna')), { columns: COLUMNS.map((column) => (column === 'toDate' ? null : column)) });
    expect(noDates).toMatchObject({
      status: 422,
      body: { code: 'tripFileUnreadable', errors: { columns: [expect.stringContaining('last day')] } },
    });
    const noStudent = await begin(toCsv(fresh('Anna')), { columns: COLUMNS.map((column) => (column === 'dateOfBirth' ? null : column)) });
    expect(noStudent.body.errors?.['columns']?.[0]).toContain('date of birth');
    const unclear = toCsv(ofKnown('03/04/2027;2027-05-01;'));
    expect(await begin(unclear)).toMatchObject({
      status: 422,
      body: { code: 'tripDatesUnclear', errors: { dateOrder: [expect.stringContaining('03/04/2027')] } },
    });
    const run = await check(unclear, { date_order: 'monthFirst' });
    expect((await rowsOf(run))[0]?.changes).toContainEqual({ field: 'fromDate', before: null, after: '2027-03-04' });
    // Asked again, the columns and the order are remembered.
    expect((await read(unclear)).body).toMatchObject({ isRemembered: true, dateOrder: 'monthFirst' });
    expect((await read(unclear, await room.signInAs('Administrator'))).body).toMatchObject({ isRemembered: false });
  });

  test('creates nothing, and says of each row what would come of it', async () => {
    const before = await room.app.db.$count(students);
    const run = await check(
      toCsv(
        ofKnown('2027-07-05;2027-07-19;'),
        fresh('Berta'),
        fresh('Berta'),
        fresh('Berta', '2027-07-10;2027-07-24;'),
        fresh('Clara', '2027-07-19;2027-07-05;'),
        'Dora;Novak;2013-02-03;;;;2027-07-05;2027-07-19;',
        'Emma;Novak;2013-02-03;emma@example.test;;;2027-07-05;2027-07-19;',
        'Fina;Novak;soon;fina@example.test;A;B;2027-07-05;2027-07-19;',
        `${known.firstName};${known.lastName};;;;;2027-08-05;2027-08-19;`,
      ),
    );
    expect(run).toMatchObject({ phase: 'check', state: 'done', counts: { changed: 2, refused: 7 }, leftCount: 2 });
    const rows = await rowsOf(run);
    expect(rows.map(({ line, code, fields }) => [line, code, fields[0] ?? null])).toEqual([
      [2, null, null],
      [3, null, null],
      [4, 'sameLine', 'fromDate'],
      [5, 'overlapsLine', 'fromDate'],
      [6, 'order', 'toDate'],
      [7, 'needsParent', 'parentEmail'],
      [8, 'missing', 'parentFirstName'],
      [9, 'wrongDate', 'dateOfBirth'],
      [10, 'missing', 'dateOfBirth'],
    ]);
    expect(rows[7]?.message).toBe('“Date of birth”: “soon” isn’t a date. Use 2027-07-04 or 04.07.2027.');
    expect(rows.every(({ tripId }) => tripId === null)).toBe(true);
    expect(await open()).toEqual([]);
    expect(await room.app.db.$count(students)).toBe(before);
    expect(await room.app.db.$count(users, eq(users.email, 'berta@example.test'))).toBe(0);
  });
});

describe('an import', () => {
  test('creates the trips with new students and parents, and the same file nothing twice', async () => {
    const file = toCsv(ofKnown('2027-07-05;2027-07-19;=1+1'), fresh('Greta'));
    const done = await doIt(await check(file));
    expect(done).toMatchObject({ phase: 'change', counts: { changed: 2 }, leftCount: 2 });
    const made = await open();
    expect(made).toMatchObject([
      { state: 'new', origin: 'staff', studentId: room.childId, fromDate: '2027-07-05', toDate: '2027-07-19', notes: '=1+1' },
      { state: 'new', parentId: expect.any(Number) },
    ]);
    const [greta] = await room.app.db
      .select()
      .from(students)
      .where(eq(students.id, made[1]?.studentId ?? 0));
    expect(greta).toMatchObject({ firstName: 'Greta', lastName: 'Novak', dateOfBirth: '2013-02-03' });
    const [parent] = await room.app.db
      .select()
      .from(users)
      .where(eq(users.id, made[1]?.parentId ?? 0));
    expect(parent).toMatchObject({ email: 'greta@example.test', firstName: 'Jana' });
    const told = await room.app.db.select().from(audit).where(eq(audit.action, 'trip.create')).orderBy(desc(audit.id)).limit(2);
    expect(told.map(({ subjectId }) => Number(subjectId))).toEqual([made[1]?.id, made[0]?.id]);
    const again = await check(file);
    expect(again).toMatchObject({ counts: { changed: 0, unchanged: 2 }, leftCount: 0 });
    expect((await rowsOf(again))[0]?.message).toBe(`Trip ${made[0]?.id} is the same, so nothing is created.`);
    const moved = await check(toCsv(ofKnown('2027-07-12;2027-07-26;')));
    expect((await rowsOf(moved))[0]).toMatchObject({ outcome: 'refused', code: 'overlaps' });
    expect(await open()).toHaveLength(2);
  });

  test('gives the students of rows that name one address the same parent, however it is written', async () => {
    const ofParent = (name: string, address: string) => `${name};Kovar;2013-02-03;${address};Petra;Kovar;2027-07-05;2027-07-19;`;
    const file = toCsv(ofParent('Hana', 'Petra.Kovar@example.test'), ofParent('Ivan', ' petra.kovar@EXAMPLE.test '));
    expect(await doIt(await check(file))).toMatchObject({ counts: { changed: 2 } });
    const parents = await room.app.db.select().from(users).where(eq(users.lastName, 'Kovar'));
    expect(parents).toMatchObject([{ email: 'petra.kovar@example.test' }]);
    const parentId = parents[0]?.id ?? 0;
    const links = await room.app.db.select().from(studentParents).where(eq(studentParents.userId, parentId));
    const made = await open();
    expect(made).toMatchObject([{ parentId }, { parentId }]);
    expect(links.map(({ studentId }) => studentId).toSorted()).toEqual(made.map(({ studentId }) => studentId).toSorted());
  });

  test('finds students by number, and staff, types and groups by name', async () => {
    const file = `studentId,fromDate,toDate,coordinator,tripType,lastName\n${room.childId},2027-07-05,2027-07-19,nobody at all,,\n${room.childId},2027-09-05,2027-09-19,,No such type,\n${room.childId},2027-09-05,2027-09-19,,,Other\n${room.childId},2027-10-05,2027-10-19,,,${known.lastName}`;
    const { body } = await read(file);
    const run = await check(file, { columns: body.columns.map(({ field }) => field) });
    expect((await rowsOf(run)).map(({ outcome, code }) => code ?? outcome)).toEqual(['unknown', 'wrongValue', 'nameDiffers', 'changed']);
  });

  test('is undone: trips are cancelled, new students taken out, and what somebody has changed stays', async () => {
    const done = await doIt(await check(toCsv(fresh('Hanna'), fresh('Ida'), fresh('Hanna', '2027-09-05;2027-09-19;'))));
    const made = await open();
    expect(made).toHaveLength(3);
    const ida = made[1];
    await room.app.db
      .update(trips)
      .set({ notes: 'mine', version: 7 })
      .where(eq(trips.id, ida?.id ?? 0));
    // Coordinators may delete no student but those that the import has made.
    const undone = await room.follow(bulk.undoTrips, done.id);
    expect(undone).toMatchObject({ phase: 'undo', counts: { changed: 2, refused: 1 } });
    expect((await open()).map(({ id }) => id)).toEqual([ida?.id]);
    const left = await room.app.db
      .select({ firstName: students.firstName })
      .from(students)
      .where(
        inArray(
          students.id,
          made.map(({ studentId }) => studentId),
        ),
      );
    expect(left).toHaveLength(2);
    expect(await room.app.db.$count(students, eq(students.firstName, 'Hanna'))).toBe(1);
    const [hanna] = await room.app.db.select().from(students).where(eq(students.firstName, 'Hanna'));
    expect(hanna?.deletedAt).not.toBeNull();
    // Undone twice, it stays as it is; imported again, it comes back.
    expect((await room.readRun(done.id)).leftCount).toBe(1);
    expect((await check(toCsv(fresh('Hanna')))).counts).toMatchObject({ changed: 1 });
  });

  test('is undone without its new students by somebody who may not write students any more', async () => {
    const done = await doIt(await check(toCsv(fresh('Mona'))));
    const taken = { role: 'Coordinator', capability: 'students.write' } as const;
    await room.app.db.insert(roleSwitches).values({ ...taken, allowed: false });
    const undone = await room.follow(bulk.undoTrips, done.id);
    await room.app.db.delete(roleSwitches).where(eq(roleSwitches.capability, taken.capability));
    expect(undone).toMatchObject({ phase: 'undo', counts: { changed: 1, refused: 0, failed: 0 } });
    expect(await open()).toEqual([]);
    const [mona] = await room.app.db.select().from(students).where(eq(students.firstName, 'Mona'));
    expect(mona?.deletedAt).toBeNull();
  });

  test('gives the refused rows back as a file with reasons, which can be mended and uploaded again', async () => {
    const run = await check(toCsv(fresh('Jana'), fresh('Kaja', '2027-07-05;someday;=cmd()'), fresh('Lara', '2027-07-19;2027-07-05;')));
    const { text } = await room.coordinator.ask(files.exportRefusedRows, {
      params: { id: run.id },
      query: { format: 'csv', bom: false } as never,
    });
    expect(text.split('\r\n')).toHaveLength(4);
    expect(text).toContain("'=cmd()");
    expect(text).toContain('“To”: “someday” isn’t a date.');
    const { body } = await read(text.replace('someday', '2027-07-19'));
    expect(body).toMatchObject({ rowCount: 2, separator: 'comma' });
    expect(body.columns.at(-1)).toMatchObject({ heading: 'Reason', field: null });
    const mended = await check(text.replace('someday', '2027-07-19'), { columns: [...COLUMNS, null] });
    expect(mended.counts).toMatchObject({ changed: 1, refused: 1 });
  });

  test('forgets what was typed after a while', async () => {
    const run = await check(toCsv(fresh('Mona')));
    await eraseOldRows(room.app.db, new Date(room.time.now.getTime() + 1000));
    const [row] = await room.app.db.select().from(tripBulkRows).where(eq(tripBulkRows.runId, run.id));
    expect(row).toMatchObject({ cells: null, name: '', studentKey: null });
    expect((await doIt(run)).counts).toMatchObject({ changed: 0, refused: 1 });
    expect(await room.app.db.$count(tripBulkRows, isNull(tripBulkRows.cells))).toBeGreaterThan(0);
  });
});

test('a hundred rows are imported in one run', async () => {
  const people = Array.from({ length: 100 }, (_, index) => ({ firstName: `Child${index}`, lastName: 'Many', dateOfBirth: '2013-02-03' }));
  await room.app.db.insert(students).values(people.map((person) => ({ ...person, createdAt: room.time.now })));
  const rows = people.map(({ firstName, lastName, dateOfBirth }) => `${firstName};${lastName};${dateOfBirth};;;;2027-07-05;2027-07-19;`);
  const done = await doIt(await check(toCsv(...rows)));
  expect(done.counts).toMatchObject({ changed: 100, refused: 0, failed: 0 });
  expect(await open()).toHaveLength(100);
}, 400_000);
