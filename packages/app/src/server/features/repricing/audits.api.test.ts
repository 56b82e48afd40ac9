// Audits over a real connection: the command's own bytes, a month that is as it should be, what was planted, and what can't be read.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import {
  cancelAudit,
  exportBookings,
  listAuditRows,
  listAudits,
  readAudit,
  readAuditFile,
  readAuditRow,
  startAudit,
  startAuditOfFile,
} from '#contract/repricing/audits.endpoints.ts';
import { allJobs } from '#server/jobs.ts';
import { allRoutes } from '#server/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createAgreedTrips, publishBook } from '#server/testing/fixtures/agreed-trips.ts';
import { createForm } from '#server/testing/fixtures/files.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { insertDraft, readFixture, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { runDueJobs } from '#server/testing/jobs.ts';
import { toPricingCommandLine } from './pricing-command.ts';

const BOOKS = ['2025', '2026'] as const;
const BOOKINGS = readFixture('bookings/2026.ndjson');
const FAMILIES = [206, 207, 208, 209, 210];
const JULY = { from: '2026-07-01', to: '2026-07-31' };

let room: HttpFixture;
let finance: TestClient;
beforeEach(async () => {
  room = await startHttpFixture(allRoutes);
  finance = await as('Finance');
});
afterEach(() => room.stop());

async function as(role: Role): Promise<TestClient> {
  const { client } = await room.signedIn([role]);
  await client.send('GET', '/api/hello');
  return client;
}

const runJobs = () => runDueJobs(room.app, allJobs);

/** The books of the fixtures, published under the numbers 1 and 2. */
async function publishFixtures(): Promise<void> {
  for (const [at, year] of BOOKS.entries()) {
    const book = readFixtureBook(`price-books/${year}.json`);
    await publishBook(room.app, book, { number: at + 1, from: new Date(book.effectiveFrom ?? 0) });
  }
}

/** The recorded bookings of the fixtures, naming the books as they are called here. */
const recorded = () =>
  BOOKINGS.replaceAll('"bookVersion":"2025"', '"bookVersion":"1"').replaceAll('"bookVersion":"2026"', '"bookVersion":"2"');

/** What the command itself says of the same bookings and books. */
function commandOn(input: string, ...more: string[]): { out: string; code: number | null; summary: string } {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [at, year] of BOOKS.entries()) {
    const book = readFixtureBook(`price-books/${year}.json`);
    writeFileSync(join(folder, `${at + 1}.json`), JSON.stringify({ ...book, version: String(at + 1) }));
  }
  const summary = join(folder, 'summary');
  const args = ['audit', '--book', folder, '--input', '-', '--format', 'ndjson', '--explain', '--summary-file', summary, ...more];
  const { stdout, status } = spawnSync(process.execPath, [...toPricingCommandLine(), ...args], { input, encoding: 'utf8', maxBuffer: 1e9 });
  return { out: stdout, code: status, summary };
}

async function audited(file: string, name = 'bookings.ndjson') {
  const begun = await finance.ask(startAuditOfFile, { body: createForm(file, { name }) as never });
  expect(begun.body.state).toBe('waiting');
  await runJobs();
  return (await finance.ask(readAudit, { params: { id: begun.body.id } })).body;
}

async function download(id: number, name: 'differences' | 'summary'): Promise<string> {
  return (await finance.ask(readAuditFile, { params: { id, name } })).text;
}

describe('an audit of a file', () => {
  test('has the command’s bytes, sums by cause, pages of each cause, and an explanation of each booking', async () => {
    await publishFixtures();
    const done = await audited(recorded());
    expect(done).toMatchObject({ state: 'done', done: 1200, total: 1200, files: ['differences', 'summary'], error: '' });
    expect(done.source).toEqual({ kind: 'file', name: 'bookings.ndjson' });
    expect(done.result).toMatchObject({ bookings: 1200, same: 1154, different: 46, unchecked: [], errors: [] });
    expect(done.result?.groups.reduce((sum, { count }) => sum + count, 0)).toBe(46);

    const command = commandOn(recorded());
    expect(command.code).toBe(1);
    expect(await download(done.id, 'differences')).toBe(command.out);
    const summary = JSON.parse(await download(done.id, 'summary'));
    expect(summary.causes).toHaveLength(done.result?.causes.length ?? 0);
    expect(summary).toMatchObject({ kind: 'audit', bookings: 1200, different: 46 });

    const camps = await finance.ask(listAuditRows, { params: { id: done.id }, query: { group: 'camp_weeks', perPage: 2, page: 2 } });
    expect(camps.body).toMatchObject({ total: 3, currentPage: 2, data: [{ place: 2, status: 'difference', causes: 'camp_weeks' }] });
    const { body } = await finance.ask(readAuditRow, { params: { id: done.id, place: 2 }, query: { group: 'camp_weeks' } });
    expect(body.row).toEqual(camps.body.data[0]);
    expect(body.figures).toContainEqual({ figure: 'total', line: null, expected: body.row.expected, recorded: body.row.recorded });
    expect(body.priced).toMatchObject({ bookNumber: Number(body.row.bookVersion), total: body.row.expected });
    expect(body.priced?.lines.map(({ title, sentences }) => title !== '' && sentences.length > 0)).not.toContain(false);
  });

  test('in CSV is read as such', async () => {
    await publishFixtures();
    const file = readFixture('bookings/sample.csv').replaceAll(/\b2026\b(?=,2026-)/g, '2');
    const done = await audited(file, 'sample.csv');
    expect(done.state).toBe('done');
    expect(await download(done.id, 'differences')).toBe(commandOn(file, '--input-format', 'csv').out);
  });

  test('tells records that can’t be read, and goes on with the others', async () => {
    await publishFixtures();
    const lines = recorded().split('\n').slice(0, 4);
    const done = await audited([lines[0], '{"id": 7', lines[1], ''].join('\n'));
    expect(done.result).toMatchObject({ bookings: 3, same: 2, errors: [{ count: 1 }] });
    const { body } = await finance.ask(listAuditRows, { params: { id: done.id }, query: { group: 'error' } });
    expect(body.data).toMatchObject([{ status: 'error', line: 2, bookingId: null }]);
  });

  test('is refused where it is of another kind, or nothing was ever published', async () => {
    const none = await finance.ask(startAuditOfFile, { body: createForm('{}', { name: 'a.ndjson' }) as never });
    expect(none).toMatchObject({ status: 409, body: { code: 'noPriceBook' } });
    await publishFixtures();
    const picture = await finance.ask(startAuditOfFile, { body: createForm('x', { name: 'a.png' }) as never });
    expect(picture).toMatchObject({ status: 422, body: { code: 'fileTypeRefused' } });
  });

  test('fails in the words of the command where a book is not one any more', async () => {
    await publishFixtures();
    const book = readFixtureBook('price-books/2026.json');
    await publishBook(room.app, book, { number: 3, from: new Date('2026-06-01') });
    await room.app.db.execute(`alter table price_books disable trigger user`);
    await room.app.db.execute(`update price_books set document = '{"version": 3' where number = 3`);
    const done = await audited(recorded());
    expect(done).toMatchObject({ state: 'failed', files: [], result: null });
    expect(done.error).toContain('price-book-3.json');
    expect(done.error).not.toContain(room.app.config.DATA_DIR);
  });
});

describe('an audit of a period', () => {
  async function agreedJuly(): Promise<number[]> {
    const book = readFixtureBook('price-books/2026.json');
    await insertDraft(room.app.db, book);
    const published = await publishBook(room.app, book, { number: 1, from: new Date('2026-01-01') });
    const july = await createAgreedTrips(room.app, published, {
      families: FAMILIES,
      fromDate: '2026-07-05',
      toDate: '2026-07-25',
      bookNumber: 1,
    });
    await createAgreedTrips(room.app, published, { families: [206], fromDate: '2026-08-02', toDate: '2026-08-15', bookNumber: 1 });
    return july;
  }

  test('finds nothing in what was agreed, and takes the trips or the prices of the period', async () => {
    await agreedJuly();
    for (const [asked, bookings] of [
      [{ ...JULY, by: 'trip' }, 5],
      [{ from: '2026-06-15', to: '2026-06-15', by: 'quote' }, 6],
      [{ ...JULY, by: 'quote' }, 0],
    ] as const) {
      const { id } = (await finance.ask(startAudit, { body: asked })).body;
      await runJobs();
      const { body } = await finance.ask(readAudit, { params: { id } });
      expect(body).toMatchObject({ state: 'done', total: bookings, result: { bookings, same: bookings, different: 0 } });
    }
    const wrong = await finance.ask(startAudit, { body: { from: '2026-07-31', to: '2026-07-01' } });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { to: [expect.any(String)] } } });
  });

  test('prices what a business with a rate of its own has sold at that rate, from the tables and from a file', async () => {
    await agreedJuly();
    const { policy } = readFixtureBook('price-books/2026.json');
    expect(policy.vatRate).not.toBe('0.135');
    const book = await publishBook(room.app, readFixtureBook('price-books/2026.json'), { number: 2, from: new Date('2026-02-01') });
    const own = { families: [206], fromDate: '2026-09-06', toDate: '2026-09-26', bookNumber: 2, vatRate: '0.135' };
    const [tripId = 0] = await createAgreedTrips(room.app, book, own);
    const { id } = (await finance.ask(startAudit, { body: { from: '2026-07-01', to: '2026-09-30' } })).body;
    await runJobs();
    expect((await finance.ask(readAudit, { params: { id } })).body.result).toMatchObject({ bookings: 7, same: 7, different: 0 });

    const { text } = await finance.ask(exportBookings, { query: { from: '2026-09-01', to: '2026-09-30' } });
    const booking = JSON.parse(text);
    expect(booking).toMatchObject({ id: tripId, bookVersion: '2', vatRate: '0.135' });
    expect((await audited(text)).result).toMatchObject({ bookings: 1, same: 1 });
    const found = await audited(`${JSON.stringify({ ...booking, recorded: { ...booking.recorded, total: '1.00' } })}\n`);
    const query = { group: found.result?.groups[0]?.name ?? '' };
    const { body } = await finance.ask(readAuditRow, { params: { id: found.id, place: 0 }, query });
    expect(body.priced).toMatchObject({ bookNumber: 2, total: booking.recorded.total });
    expect(JSON.stringify(body.priced?.totals)).toContain('13.5');
  });

  test('is also a file: the command finds nothing in it, and finds what is planted', async () => {
    const trips = await agreedJuly();
    const exported = await finance.ask(exportBookings, { query: JULY });
    expect(exported.headers.get('content-disposition')).toContain('bookings-2026-07-01-2026-07-31.ndjson');
    const lines = exported.text.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(trips);
    expect((await audited(exported.text)).result).toMatchObject({ bookings: 5, same: 5 });

    const [first, ...rest] = lines.map((line) => JSON.parse(line));
    const planted = { ...first, recorded: { ...first.recorded, total: '1.00' } };
    const found = await audited(`${[planted, ...rest].map((line) => JSON.stringify(line)).join('\n')}\n`);
    expect(found.result).toMatchObject({ same: 4, different: 1 });
    const group = found.result?.groups[0]?.name ?? '';
    const { body } = await finance.ask(listAuditRows, { params: { id: found.id }, query: { group } });
    expect(body.data).toMatchObject([{ bookingId: String(trips[0]), figure: 'total', recorded: '1.00', expected: first.recorded.total }]);
  });
});

describe('the list', () => {
  test('has who and when, is filtered by state, and an audit that waits can be stopped once', async () => {
    await publishFixtures();
    const { id } = (await finance.ask(startAudit, { body: JULY })).body;
    expect((await finance.ask(cancelAudit, { params: { id } })).body).toMatchObject({ id, state: 'cancelled' });
    expect(await finance.ask(cancelAudit, { params: { id } })).toMatchObject({ status: 409, body: { code: 'runIsOver' } });
    await runJobs();
    const cancelled = await finance.ask(listAudits, { query: { state: 'cancelled' } });
    expect(cancelled.body.data).toMatchObject([{ id, startedBy: 'Ann Test', result: null, finishedAt: expect.any(String) }]);
    expect((await finance.ask(listAudits, { query: { state: 'done' } })).body.data).toEqual([]);
  });

  test('is finance’s and administrators’, and nobody else’s', async () => {
    for (const role of ['Parent', 'Host family', 'Coordinator', 'Agent', 'Vetting admin', 'Page editor'] as const) {
      const client = await as(role);
      for (const path of ['/api/pricing/audits', '/api/pricing/audits/1', '/api/pricing/bookings/export?from=2026-07-01&to=2026-07-31']) {
        expect([role, path, (await client.send('GET', path)).status]).toEqual([role, path, 403]);
      }
      expect((await client.send('POST', '/api/pricing/audits', { body: JULY })).status).toBe(403);
    }
    expect((await (await as('Administrator')).send('GET', '/api/pricing/audits')).status).toBe(200);
    expect((await finance.send('GET', '/api/pricing/audits/1')).status).toBe(404);
  });
});
