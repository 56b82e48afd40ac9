// Quotes over a real connection: equal to the worked examples to the last cent, and for each side only what is its own.

import { compilePriceBook, parsePriceBook, type QuoteRequestInput } from '@hosted-stay/pricing-core';
import { validRequestArbitrary } from '@hosted-stay/pricing-core/testing';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import { addDays } from '#contract/platform/days.ts';
import { readBookInForce, readBookOfQuote, readQuote } from '#contract/pricing/quotes.endpoints.ts';
import { priceBooks, quotes } from '#server/db/schema/price-books.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { loadDraftRows } from '#server/features/pricing/price-books/draft.queries.ts';
import { toBookDocument } from '#server/features/pricing/price-books/draft.rules.ts';
import { allRoutes } from '#server/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { insertDraft, readFixture, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';

const BOOK = readFixtureBook('price-books/2026.json');
const STAY = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };
const LATER_DAYS = 7 * 2600; // More weeks than requests are made for the past.
let room: HttpFixture;
const clients = new Map<Role | 'nobody', TestClient>();
beforeAll(async () => {
  room = await startHttpFixture(allRoutes);
  for (const role of ['Parent', 'Host family', 'Agent', 'Finance', 'Coordinator', 'Administrator'] as const) {
    clients.set(role, (await room.signedIn([role])).client);
  }
  clients.set('nobody', room.visitor());
  for (const client of clients.values()) await client.send('GET', '/api/hello');
});
afterAll(() => room.stop());

function as(who: Role | 'nobody'): TestClient {
  const client = clients.get(who);
  if (client === undefined) throw new Error(`nobody is ${who}`);
  return client;
}

const quote = (who: Role | 'nobody', request: object) => as(who).send('POST', '/api/pricing/quote', { body: request });
const keep = (who: Role | 'nobody', request: object) => as(who).send('POST', '/api/pricing/quotes', { body: request });

let books = 0;

/** Puts the draft as it stands into force, with whatever the check would say of it. */
async function inForce(): Promise<void> {
  books += 1;
  room.time.now = new Date(room.time.now.getTime() + 5000);
  const at = room.time.now;
  const parsed = parsePriceBook(
    toBookDocument(await loadDraftRows(room.app.db), { version: String(books), effectiveFrom: at.toISOString() }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues.slice(0, 3)));
  const row = { number: books, hash: compilePriceBook(parsed.value).bookHash, currency: parsed.value.currency, reason: 'test' };
  await room.app.db.insert(priceBooks).values({ ...row, document: JSON.stringify(parsed.value), effectiveFrom: at, publishedAt: at });
}

interface Golden {
  readonly name: string;
  readonly book: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly expected?: Readonly<Record<string, unknown>> & { readonly pricings: readonly Line[] };
  readonly error?: string;
}
type Line = Readonly<Record<string, unknown>>;

const CASES = readFixture('golden/cases.ndjson')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden);

/** Lines in an order of their own: the tables keep prices by template, a file as it was written. */
function ordered(lines: readonly Line[]): readonly Line[] {
  return lines.toSorted((a, b) =>
    JSON.stringify([a['hostableId'], a['pricingTemplateId']]).localeCompare(JSON.stringify([b['hostableId'], b['pricingTemplateId']])),
  );
}

describe('the worked examples', () => {
  // Book 1 rounds halves to even, which no price book of the product does.
  test.each(['book-0.json', 'book-2.json', 'book-3.json', 'book-4.json', 'book-5.json'])('are right to the last cent: %s', async (name) => {
    await insertDraft(room.app.db, readFixtureBook(`golden/${name}`));
    await inForce();
    const cases = CASES.filter(({ book }) => book === name);
    expect(cases.length).toBeGreaterThan(10);
    for (const { name: called, request, expected, error } of cases) {
      const { type: _, ...asked } = request;
      const { status, text } = await quote('Finance', asked);
      const answer = JSON.parse(text) as { issues?: { code: string }[]; pricings: Line[] };
      if (expected === undefined) {
        expect([called, status, answer.issues?.[0]?.code]).toEqual([called, 422, error]);
        continue;
      }
      const { pricings, ...totals } = expected;
      expect(answer, called).toMatchObject(totals);
      expect(answer.pricings.length, called).toBe(pricings.length);
      for (const [index, line] of ordered(pricings).entries()) expect(ordered(answer.pricings)[index], called).toMatchObject(line);
    }
  });
});

/** Every name in an answer, however deep. */
function namesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [...(Array.isArray(data) ? [] : [name]), ...namesIn(value)]);
}

const PROVIDER_NAMES = [
  'subtotalHF',
  'discountHF',
  'totalHF',
  'amountSupplyVAT',
  'amountFamworld',
  'payouts',
  'provider',
  'providerDiscount',
  'bookHash',
];

describe('with a book in force', () => {
  beforeAll(async () => {
    await insertDraft(room.app.db, BOOK);
    await inForce();
  });

  test('parents, visitors and agents see the customer’s figures, finance all of them', async () => {
    for (const who of ['nobody', 'Parent', 'Agent'] as const) {
      const { status, text } = await quote(who, STAY);
      expect([who, status, namesIn(JSON.parse(text)).filter((name) => PROVIDER_NAMES.includes(name))]).toEqual([who, 200, []]);
    }
    for (const who of ['Finance', 'Coordinator', 'Administrator'] as const) {
      expect(namesIn(JSON.parse((await quote(who, STAY)).text))).toEqual(expect.arrayContaining(['payouts', 'amountFamworld', 'provider']));
    }
    expect((await quote('Host family', STAY)).status).toBe(403);
  });

  test('visitors, parents and agents can’t get another side by asking for it; staff who see all can', async () => {
    for (const who of ['nobody', 'Parent', 'Agent'] as const) {
      const { status, body } = await quote(who, { ...STAY, type: 'provider' });
      expect([status, body]).toMatchObject([403, { code: 'quoteSideRefused', errors: { type: [expect.any(String)] } }]);
    }
    const host = JSON.parse((await quote('Finance', { ...STAY, type: 'provider' })).text);
    expect(namesIn(host)).toContain('totalHF');
    expect(namesIn(host)).not.toEqual(expect.arrayContaining(['total']));
    expect(namesIn(JSON.parse((await quote('Finance', { ...STAY, type: 'customer' })).text))).not.toContain('payouts');
    expect((await quote('Parent', { ...STAY, type: 'host' })).body).toMatchObject({
      code: 'quoteRefused',
      errors: { type: [expect.any(String)] },
    });
  });

  test('no request brings a customer a provider’s figure', async () => {
    await fc.assert(
      fc.asyncProperty(validRequestArbitrary(BOOK), async (request: QuoteRequestInput) => {
        const { type: _, vatExempt: __, withoutPerBooking: ___, ...asked } = request;
        // The same weekdays, and to come: a customer is told no price of days that have passed.
        const later = { fromDate: addDays(asked.fromDate, LATER_DAYS), toDate: addDays(asked.toDate, LATER_DAYS) };
        const { status, text } = await quote('Parent', { ...asked, ...later });
        expect(status, text).toBe(200);
        expect(namesIn(JSON.parse(text)).filter((name) => PROVIDER_NAMES.includes(name))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['fromDate', 'from_date'])('days that have passed (%s) are priced for staff alone, by the day of the homes', async (name) => {
    // Half past midnight where the homes are, and still the day before in UTC.
    const before = room.time.now;
    room.time.now = new Date('2026-07-05T23:30:00Z');
    const stay = { hostFamilyId: 206, toDate: '2026-07-26' };
    for (const who of ['nobody', 'Parent'] as const) {
      const past = await quote(who, { ...stay, [name]: '2026-07-05' });
      expect([past.status, past.body]).toMatchObject([422, { code: 'quoteRefused', errors: { fromDate: [expect.any(String)] } }]);
      expect((await quote(who, { ...stay, [name]: '2026-07-06' })).status).toBe(200);
    }
    expect((await quote('Finance', { ...stay, [name]: '2026-07-05' })).status).toBe(200);
    room.time.now = before;
  });

  test.each(['vat_exempt', 'vatExempt', 'without_per_booking', 'withoutPerBooking'])('only staff decide on terms (%s)', async (name) => {
    const field = name.startsWith('vat') ? 'vatExempt' : 'withoutPerBooking';
    for (const who of ['nobody', 'Parent'] as const) {
      const { status, body } = await quote(who, { ...STAY, [name]: true });
      expect([status, body]).toMatchObject([422, { errors: { [field]: [expect.stringContaining('Only our staff')] } }]);
    }
    expect((await quote('Parent', { ...STAY, [name]: false })).status).toBe(200);
    const { vat, request } = JSON.parse((await quote('Finance', { ...STAY, [name]: true })).text);
    expect([request[field], vat === '0.00']).toEqual([true, field === 'vatExempt']);
  });

  test('both spellings are one request', async () => {
    const camel = { ...STAY, countStudents: 2, serviceTypeIds: [3], nearbyActivities: [], discountCode: 'NONE' };
    const snake = {
      host_family_id: 206,
      from_date: '2026-07-05',
      to_date: '2026-07-26',
      count_students: 2,
      service_type_ids: [3],
      nearby_activities: [],
      discount_code: 'NONE',
    };
    expect((await quote('Parent', snake)).text).toBe((await quote('Parent', camel)).text);
  });

  test('a refused quote says why: as data, and as sentences in the reader’s language', async () => {
    const unknown = await quote('Parent', { ...STAY, countStudent: 2 });
    expect([unknown.status, unknown.body]).toMatchObject([422, { code: 'quoteRefused', issues: [{ code: 'unknown_field' }] }]);
    expect(unknown.text).toContain('countStudents');
    const reversed = { ...STAY, fromDate: '2026-07-27' };
    const sentences = new Set<string>();
    for (const language of ['en', 'fr', 'es', 'it', 'de', 'ja', 'ko', 'zh']) {
      as('Parent').language = language;
      const { body } = await quote('Parent', reversed);
      expect(body).toMatchObject({ issues: [{ code: 'dates_reversed' }] });
      sentences.add(JSON.stringify((body as { errors: unknown }).errors));
    }
    as('Parent').language = 'en';
    expect(sentences.size).toBe(8);
  });

  test('a kept quote stays what it was, whatever becomes of the prices, once for each', async () => {
    const { body } = await keep('Agent', STAY);
    const { fingerprint } = body as { fingerprint: string };
    expect(body).toMatchObject({ bookNumber: books, currency: 'EUR' });
    const asFinance = (await as('Finance').ask(readQuote, { params: { fingerprint } })).text;
    expect(JSON.parse(asFinance)).toMatchObject({ fingerprint, payouts: expect.any(Array) });
    expect(JSON.parse(asFinance)).toEqual(JSON.parse((await quote('Finance', STAY)).text));
    await room.app.db.execute(sql`update pricings set amount = amount + 1`);
    await inForce();
    expect((await as('Finance').ask(readQuote, { params: { fingerprint } })).text).toBe(asFinance);
    expect((await keep('Finance', STAY)).body).not.toMatchObject({ fingerprint });
    const { text: bookOfThen } = await as('Finance').ask(readBookOfQuote, { params: { fingerprint } });
    const ofThen = parsePriceBook(JSON.parse(bookOfThen));
    const pricer = ofThen.ok ? compilePriceBook(ofThen.value) : null;
    expect(pricer?.quote(STAY)).toMatchObject({ ok: true, value: { fingerprint } });
    expect((await as('Agent').ask(readBookOfQuote, { params: { fingerprint } })).status).toBe(403);
    const asAgent = await as('Agent').ask(readQuote, { params: { fingerprint } });
    expect(namesIn(JSON.parse(asAgent.text)).filter((name) => PROVIDER_NAMES.includes(name))).toEqual([]);
    expect((await keep('Parent', STAY)).status).toBe(403);
    expect((await as('Finance').ask(readQuote, { params: { fingerprint: 'f'.repeat(64) } })).status).toBe(404);
  });

  test('a kept quote can not be changed; one that was tampered with is shown to nobody', async () => {
    const { body } = await keep('Agent', { ...STAY, countStudents: 3 });
    const { fingerprint } = body as { fingerprint: string };
    const { app } = room;
    const tamper = () =>
      app.db
        .update(quotes)
        .set({ document: sql`replace(${quotes.document}, '"total":"', '"total":"1')` })
        .where(eq(quotes.fingerprint, fingerprint));
    await expect(tamper()).rejects.toThrow();
    await app.db.execute(sql`alter table quotes disable trigger user`);
    await tamper();
    await app.db.execute(sql`alter table quotes enable trigger user`);
    expect((await as('Finance').ask(readQuote, { params: { fingerprint } })).body).toMatchObject({ code: 'documentDamaged' });
  });

  test('the book itself is for staff who see all figures, and is asked for again only when it is another', async () => {
    const { text, headers } = await as('Finance').ask(readBookInForce, {});
    expect(JSON.parse(text)).toMatchObject({ version: String(books) });
    const [row] = await room.app.db.select({ hash: priceBooks.hash }).from(priceBooks).where(eq(priceBooks.number, books));
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([`"${row?.hash}"`, expect.stringContaining('no-cache')]);
    for (const who of ['Agent', 'Parent', 'Host family'] as const) expect((await as(who).ask(readBookInForce, {})).status).toBe(403);
  });
});

test('without a book in force there is no price', async () => {
  const empty = await startHttpFixture(allRoutes);
  const visitor = empty.visitor();
  await visitor.send('GET', '/api/hello');
  const { status, body } = await visitor.send('POST', '/api/pricing/quote', { body: STAY });
  expect([status, body]).toMatchObject([409, { code: 'noPriceBook' }]);
  await empty.stop();
});

test('an exempt business sells without VAT to everybody, also in stored quotes, until it isn’t exempt any more', async () => {
  await insertDraft(room.app.db, readFixtureBook('golden/book-0.json'));
  await inForce();
  const golden = CASES.find(({ book, expected }) => book === 'book-0.json' && Number(expected?.['vat'] ?? 0) > 0);
  const { type: _, ...request } = golden?.request ?? {};
  const asked = async () => {
    room.time.now = new Date(room.time.now.getTime() + 2000);
    const { status, text } = await quote('Parent', { ...request, vatExempt: false });
    return { status, ...(JSON.parse(text) as { vat: string; total: string; request: { vatExempt: boolean } }) };
  };
  const before = await asked();
  await room.app.db.update(businesses).set({ vatExempt: true });
  try {
    const exempt = await asked();
    expect([exempt.status, exempt.request.vatExempt, Number(exempt.vat)]).toEqual([200, true, 0]);
    expect(Number(exempt.total)).toBeCloseTo(Number(before.total) - Number(before.vat), 2);
    expect((await keep('Finance', request)).body).toMatchObject({ total: exempt.total });
  } finally {
    await room.app.db.update(businesses).set({ vatExempt: false });
  }
  expect(await asked()).toEqual(before);
});
