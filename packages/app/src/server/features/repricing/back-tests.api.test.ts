// Back-tests over a real connection: the draft and older books against the one in force, over trips and files.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDraft } from '#contract/pricing/price-books.endpoints.ts';
import {
  listBackTestGroups,
  listBackTestRows,
  listBackTests,
  readBackTest,
  readBackTestFile,
  readDraftBackTest,
  startBackTest,
  startBackTestOfFile,
} from '#contract/repricing/back-tests.endpoints.ts';
import { businesses, pricings } from '#server/db/schema/pricing.ts';
import { allJobs } from '#server/jobs.ts';
import { allRoutes } from '#server/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createAgreedTrips, publishBook } from '#server/testing/fixtures/agreed-trips.ts';
import { createForm } from '#server/testing/fixtures/files.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { insertDraft, readFixture, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { runDueJobs } from '#server/testing/jobs.ts';

const JULY = { from: '2026-07-01', to: '2026-07-31' };
const FAMILIES = [206, 207, 208, 209, 210];
const IN_FORCE = readFixtureBook('price-books/2026.json');

let room: HttpFixture;
let finance: TestClient;
beforeEach(async () => {
  room = await startHttpFixture(allRoutes);
  finance = (await room.signedIn(['Finance'])).client;
  await finance.send('GET', '/api/hello');
  await insertDraft(room.app.db, IN_FORCE);
});
afterEach(() => room.stop());

const runJobs = () => runDueJobs(room.app, allJobs);
const read = async (id: number) => (await finance.ask(readBackTest, { params: { id } })).body;
const ofDraft = async () => (await finance.ask(readDraftBackTest, {})).body.backTest;

async function agreed(): Promise<void> {
  const book = await publishBook(room.app, IN_FORCE, { number: 1, from: new Date('2026-01-01') });
  await createAgreedTrips(room.app, book, { families: FAMILIES, fromDate: '2026-07-05', toDate: '2026-07-25', bookNumber: 1 });
}

describe('the draft', () => {
  test('is tried on the trips of a period: who wins, who loses, and it is stale when the draft has changed since', async () => {
    await agreed();
    expect(await ofDraft()).toBeNull();
    await room.app.db.update(pricings).set({ amount: '1' });
    const { hash } = (await finance.ask(readDraft, {})).body;
    const { id } = (await finance.ask(startBackTest, { body: JULY })).body;
    expect(await ofDraft()).toMatchObject({ id, state: 'waiting', number: null, against: 1, hash });
    await runJobs();
    const done = await read(id);
    expect(done).toMatchObject({
      state: 'done',
      done: 5,
      total: 5,
      error: '',
      result: { stays: 5, currency: 'EUR', all: { bookings: 5 } },
    });
    const { all, winners, losers } = done.result ?? {};
    expect(winners).toHaveLength(all?.cheaper ?? -1);
    expect(losers).toHaveLength(all?.dearer ?? -1);
    expect(all?.cheaper).toBe(5);
    await room.app.db.update(pricings).set({ amount: '2' });
    expect((await finance.ask(readDraft, {})).body.hash).not.toBe((await ofDraft())?.hash);
  });

  test('moves no VAT of a stay whose business has a rate of its own', async () => {
    const book = await publishBook(room.app, IN_FORCE, { number: 1, from: new Date('2026-01-01') });
    const stay = { fromDate: '2026-07-05', toDate: '2026-07-25', bookNumber: 1 };
    await createAgreedTrips(room.app, book, { ...stay, families: [206] });
    await createAgreedTrips(room.app, book, { ...stay, families: [207], vatRate: '0.135' });
    await room.app.db.update(businesses).set({ vatRate: '0.1' });
    const { id } = (await finance.ask(startBackTest, { body: JULY })).body;
    await runJobs();
    expect((await read(id)).result?.all).toMatchObject({ bookings: 2, same: 1, cheaper: 1 });
  });

  test('is tried as it was when the back-test was started', async () => {
    await agreed();
    const { id } = (await finance.ask(startBackTest, { body: JULY })).body;
    await room.app.db.update(pricings).set({ amount: '9999' });
    await runJobs();
    expect((await read(id)).result?.all).toMatchObject({ same: 5, cheaper: 0, dearer: 0 });
  });

  test('is not tried before a book is in force', async () => {
    expect(await finance.ask(startBackTest, { body: JULY })).toMatchObject({ status: 409, body: { code: 'noPriceBook' } });
  });
});

describe('a published book', () => {
  test('is tried on a file: groups, rows with their reasons, and the command’s files', async () => {
    await publishBook(room.app, readFixtureBook('price-books/2025.json'), { number: 1, from: new Date('2025-01-01') });
    await publishBook(room.app, IN_FORCE, { number: 2, from: new Date('2026-01-01') });
    const body = createForm(readFixture('bookings/2026.ndjson'), { name: 'b.ndjson', fields: { number: '1' } }) as never;
    const { id } = (await finance.ask(startBackTestOfFile, { body })).body;
    await runJobs();
    const done = await read(id);
    expect(done).toMatchObject({ number: 1, against: 2, total: 1200, result: { stays: 1200, all: { bookings: 1084, cheaper: 1084 } } });
    expect(done.result?.unpricedNew).toEqual([{ code: 'unknown_host_family', count: 116 }]);
    expect(done.result?.winners).toHaveLength(20);
    const changes = done.result?.winners.map(({ customerChange }) => Number(customerChange)) ?? [];
    expect(changes).toEqual([...changes].sort((a, b) => a - b));

    const params = { id };
    const counties = (await finance.ask(listBackTestGroups, { params, query: { by: 'county' } })).body;
    expect(counties.data.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(1084);
    const families = (await finance.ask(listBackTestGroups, { params, query: { by: 'family', perPage: 5, page: 2 } })).body;
    expect(families.data).toHaveLength(5);
    const refused = (await finance.ask(listBackTestRows, { params, query: { group: 'unpriced new', perPage: 10, page: 12 } })).body;
    expect(refused.total).toBe(116);
    expect(refused.data).toHaveLength(6);
    expect(refused.data[0]).toMatchObject({
      status: 'unpriced new',
      code: 'unknown_host_family',
      message: expect.stringContaining('host family'),
    });

    const stays = (await finance.ask(readBackTestFile, { params: { id, name: 'stays' } })).text.trimEnd().split('\n');
    expect(stays).toHaveLength(1200);
    expect(JSON.parse((await finance.ask(readBackTestFile, { params: { id, name: 'summary' } })).text)).toMatchObject({
      kind: 'compare',
      newVersion: '1',
    });
    expect((await finance.ask(listBackTests, {})).body.data).toMatchObject([{ id, state: 'done' }]);
    expect(await ofDraft()).toBeNull();
  });

  test('is refused at its field if it doesn’t exist', async () => {
    await agreed();
    const answer = await finance.ask(startBackTest, { body: { ...JULY, number: 7 } });
    expect(answer).toMatchObject({ status: 422, body: { errors: { number: [expect.any(String)] } } });
  });
});

test('back-tests are finance’s and administrators’, and nobody else’s', async () => {
  for (const role of ['Parent', 'Host family', 'Coordinator', 'Agent', 'Vetting admin', 'Page editor'] as const) {
    const { client } = await room.signedIn([role]);
    await client.send('GET', '/api/hello');
    expect([role, (await client.send('GET', '/api/pricing/back-tests')).status]).toEqual([role, 403]);
    expect([role, (await client.send('POST', '/api/pricing/back-tests', { body: JULY })).status]).toEqual([role, 403]);
  }
});
