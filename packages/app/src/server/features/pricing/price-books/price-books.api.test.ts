// Price books over a real connection: the draft's report, publishing, scheduling, bringing back, calling off, and never anything else.

import { compilePriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import {
  listPriceBooks,
  publishPriceBook,
  readDraft,
  readDraftFile,
  readPriceBook,
  readPriceBookFile,
  restorePriceBook,
  withdrawPriceBook,
} from '#contract/pricing/price-books.endpoints.ts';
import { audit } from '#server/db/schema/platform.ts';
import { priceBooks } from '#server/db/schema/price-books.ts';
import { pricings } from '#server/db/schema/pricing.ts';
import { allRoutes } from '#server/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { insertDraft, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { findPublishedBook } from './price-book-cache.ts';

const BOOK = readFixtureBook('price-books/2026.json');
const STAY = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };

let room: HttpFixture;
let admin: TestClient;
let other: TestClient;
let finance: TestClient;
beforeEach(async () => {
  room = await startHttpFixture(allRoutes);
  const signedIn = async (role: Role) => (await room.signedIn([role])).client;
  [admin, other, finance] = [await signedIn('Administrator'), await signedIn('Administrator'), await signedIn('Finance')];
  for (const client of [admin, other, finance]) await client.send('GET', '/api/hello');
  await insertDraft(room.app.db, BOOK);
});
afterEach(() => room.stop());

const draft = async () => (await admin.ask(readDraft, {})).body;

async function publish({ by = admin, ...publication }: { by?: TestClient; effectiveFrom?: string; hash?: string } = {}) {
  const hash = publication.hash ?? (await draft()).hash ?? '';
  return by.ask(publishPriceBook, { body: { reason: 'New season', ...publication, hash } });
}

/** Changes one price of the draft. */
async function reprice(amount: string): Promise<void> {
  await room.app.db.update(pricings).set({ amount }).where(eq(pricings.level, 'Country'));
}

const states = async () => (await finance.ask(listPriceBooks, {})).body.data.map(({ number, state }) => [number, state]);

async function versionQuoted(): Promise<unknown> {
  const { body } = await finance.send('POST', '/api/pricing/quote', { body: STAY });
  return (body as { bookVersion?: unknown }).bookVersion;
}

const later = (ms: number) => new Date(room.time.now.getTime() + ms);
const HOUR = 3_600_000;

describe('the draft', () => {
  test('is counted, checked and named by its content', async () => {
    const report = await draft();
    expect(report).toMatchObject({
      currency: 'EUR',
      faults: [],
      findings: [],
      comparedWith: null,
      differences: [],
      timeZone: 'Europe/Dublin',
    });
    expect(report.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(report.counts).toMatchObject({ templates: 12, hostFamilies: 24, activities: 10, counties: 8, countries: 2 });
  });

  test('is not published with faults, each of which is told at its place in the reader’s language', async () => {
    await room.app.db.execute(sql`update currencies set code = 'XXQ'`);
    admin.language = 'de';
    const report = await draft();
    admin.language = 'en';
    expect(report).toMatchObject({ hash: null, faults: [{ path: 'currency', message: expect.stringContaining('XXQ') }] });
    expect((await publish({ hash: 'a'.repeat(64) })).body.code).toBe('draftHasFaults');
    expect((await admin.ask(readDraftFile, {})).body).toMatchObject({ code: 'draftHasFaults' });
  });

  test('is not published if the check finds a fault, which the report explains', async () => {
    await room.app.db.update(pricings).set({ providerCommissionPercentage: '100' }).where(eq(pricings.level, 'Country'));
    const { findings, hash } = await draft();
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'provider_percentage_full',
        severity: 'fault',
        message: expect.stringContaining('pays the provider nothing'),
      }),
    );
    const answer = await publish({ hash: hash ?? '' });
    expect([answer.status, answer.body.code]).toEqual([422, 'draftHasFaults']);
  });

  test('is a file that the engine reads', async () => {
    const { text, headers } = await admin.send('GET', '/api/price-books/draft/file');
    const parsed = parsePriceBook(JSON.parse(text));
    expect(headers.get('content-disposition')).toContain('price-book-draft.json');
    expect(parsed.ok && compilePriceBook(parsed.value).bookHash).toBe((await draft()).hash);
  });
});

describe('publishing', () => {
  test('makes a book that says who, when and why, comes into force at once, and stands in the change log', async () => {
    const { status, body } = await publish();
    expect([status, body]).toMatchObject([
      200,
      { number: 1, state: 'inForce', publishedBy: 'Ann Test', reason: 'New season', currency: 'EUR', restores: null, quotes: 0 },
    ]);
    expect(await versionQuoted()).toBe('1');
    const rows = await room.app.db.select().from(audit).where(eq(audit.action, 'priceBook.publish'));
    expect(rows.at(-1)).toMatchObject({
      subjectType: 'priceBook',
      subjectId: '1',
      changes: { reason: { before: null, after: 'New season' } },
    });
    const { text, headers } = await finance.ask(readPriceBookFile, { params: { number: 1 } });
    const parsed = parsePriceBook(JSON.parse(text));
    expect(parsed.ok && compilePriceBook(parsed.value).bookHash).toBe(body.hash);
    expect(parsed.ok && [parsed.value.version, parsed.value.effectiveFrom]).toEqual(['1', body.effectiveFrom]);
    expect(headers.get('content-disposition')).toContain('price-book-1.json');
  });

  test('is refused for what was published, what was changed since it was looked at, and without a reason', async () => {
    const seen = (await draft()).hash ?? '';
    await reprice('77');
    expect((await publish({ hash: seen })).body.code).toBe('draftChanged');
    expect((await publish()).status).toBe(200);
    expect((await publish()).body).toMatchObject({ code: 'nothingToPublish' });
    const { body } = await admin.ask(publishPriceBook, { body: { reason: ' ', hash: seen } });
    expect(body.errors).toHaveProperty('reason');
  });

  test('tells what has changed, before it and for ever after', async () => {
    await publish();
    await reprice('77');
    const { comparedWith, differences, differencesInAll } = await draft();
    expect(comparedWith).toBe(1);
    expect(differences[0]).toMatchObject({
      subject: 'pricing',
      change: 'changed',
      field: 'amount',
      after: '77',
      owner: { subject: 'country' },
    });
    await publish();
    const { body } = await finance.ask(readPriceBook, { params: { number: 2 } });
    expect(body).toMatchObject({ comparedWith: 1, differencesInAll });
    expect(body.differences).toEqual(differences);
  });

  test('for a date: it comes into force by the clock, also where later ones are published before', async () => {
    await publish();
    await reprice('77');
    const summer = later(2 * HOUR).toISOString();
    expect((await publish({ effectiveFrom: summer })).body).toMatchObject({ number: 2, state: 'scheduled', effectiveFrom: summer });
    expect(await versionQuoted()).toBe('1');
    await reprice('78');
    await publish();
    expect(await states()).toEqual([
      [3, 'inForce'],
      [2, 'scheduled'],
      [1, 'past'],
    ]);
    expect(await versionQuoted()).toBe('3');
    room.time.now = later(2 * HOUR);
    expect(await versionQuoted()).toBe('2');
    expect(await states()).toEqual([
      [3, 'past'],
      [2, 'inForce'],
      [1, 'past'],
    ]);
    const filtered = await finance.ask(listPriceBooks, { query: { state: 'past', sort: 'number' } });
    expect(filtered.body.data.map(({ number }) => number)).toEqual([1, 3]);
  });

  test('for a date that is over comes into force at once', async () => {
    const { body } = await publish({ effectiveFrom: '2020-01-01T00:00:00Z' });
    expect(body).toMatchObject({ state: 'inForce', effectiveFrom: room.time.now.toISOString() });
  });

  testOnPostgresql('by several at once gives each content one book, with numbers that follow each other', async () => {
    const seen = (await draft()).hash ?? '';
    const first = await Promise.all([admin, other, admin, other].map((by) => publish({ by, hash: seen })));
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    for (const amount of ['71', '72', '73']) {
      await reprice(amount);
      const { hash } = await draft();
      await Promise.all([admin, other].map((by) => publish({ by, hash: hash ?? '' })));
    }
    const rows = await room.app.db.select({ number: priceBooks.number, hash: priceBooks.hash }).from(priceBooks).orderBy(priceBooks.number);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(4);
  });
});

describe('a published book', () => {
  test('can be followed by the prices of an older one; the draft stays as it is', async () => {
    await publish();
    await reprice('77');
    await publish();
    const before = (await draft()).hash;
    const { body } = await admin.ask(restorePriceBook, { params: { number: 1 }, body: { reason: 'A slip' } });
    expect(body).toMatchObject({ number: 3, restores: 1, state: 'inForce', reason: 'A slip' });
    expect((await draft()).hash).toBe(before);
    const again = await admin.ask(restorePriceBook, { params: { number: 1 }, body: { reason: 'A slip' } });
    expect(again.body.code).toBe('nothingToPublish');
    expect((await admin.ask(restorePriceBook, { params: { number: 99 }, body: { reason: 'x' } })).status).toBe(404);
  });

  test('is called off before it comes into force, not after, and then never does', async () => {
    await publish();
    await reprice('77');
    await publish({ effectiveFrom: later(HOUR).toISOString() });
    expect((await admin.ask(withdrawPriceBook, { params: { number: 1 } })).body.code).toBe('priceBookInForce');
    expect((await admin.ask(withdrawPriceBook, { params: { number: 2 } })).body.state).toBe('withdrawn');
    expect((await admin.ask(withdrawPriceBook, { params: { number: 2 } })).body.state).toBe('withdrawn');
    room.time.now = later(2 * HOUR);
    expect(await versionQuoted()).toBe('1');
    expect((await publish()).body).toMatchObject({ number: 3 });
  });

  test.each([
    ['changed', `update price_books set document = '{}'`],
    ['backdated', `update price_books set effective_from = effective_from - interval '1 day'`],
    ['deleted', 'delete from price_books'],
    ['emptied with its table', 'truncate price_books cascade'],
  ])('can not be %s, whoever writes to the database', async (_, statement) => {
    await publish();
    await expect(room.app.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '23001' } });
    expect(await versionQuoted()).toBe('1');
  });

  test('can be called off in the database once, and not taken back', async () => {
    await publish();
    await room.app.db.execute(sql`update price_books set withdrawn_at = now()`);
    await expect(room.app.db.execute(sql`update price_books set withdrawn_at = null`)).rejects.toThrow();
  });

  test('is kept once it was read, until four others were read after it', async () => {
    for (const amount of ['71', '72', '73', '74', '75']) {
      await reprice(amount);
      await publish();
    }
    const read = (number: number) => findPublishedBook(room.app, room.app.db, number);
    const [first, ...others] = [await read(1), await read(2), await read(3), await read(4), await read(5)];
    const again = [await read(2), await read(3), await read(4), await read(5)];
    expect(again.map((book, index) => book === others[index])).toEqual([true, true, true, true]);
    const anew = await read(1);
    expect([anew?.number, anew === first]).toEqual([1, false]);
  });

  test('is not used for quotes once it was tampered with, and publishing a new one repairs that', async () => {
    const { body } = await publish();
    const { app } = room;
    await app.db.execute(sql`alter table price_books disable trigger user`);
    await app.db.execute(sql`update price_books set number = 2, document = replace(document, '"amount":"', '"amount":"1')`);
    await app.db.execute(sql`alter table price_books enable trigger user`);
    room.time.now = later(2000);
    const refused = await finance.send('POST', '/api/pricing/quote', { body: STAY });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'documentDamaged' }]);
    expect(room.logged.some((line) => line.includes('a price book is not what was published') && line.includes(body.hash))).toBe(true);
    expect((await publish()).body).toMatchObject({ number: 3 });
    expect(await versionQuoted()).toBe('3');
  });
});
