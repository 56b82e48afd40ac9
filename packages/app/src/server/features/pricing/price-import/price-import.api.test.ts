// Importing prices: what was exported comes back the same, all or nothing, and every fault is told at its place.

import type { PriceBookInput } from '@hosted-stay/pricing-core';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { type importPrices, publishPriceBook, readDraft } from '#contract/pricing/price-books.endpoints.ts';
import { audit } from '#server/db/schema/platform.ts';
import { pricings, pricingTemplates, serviceTypes, tripPeriods, tripTypes } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { allRoutes } from '#server/routes.ts';
import type { FailedBody, TestAnswer, TestClient } from '#server/testing/client.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { insertDraft, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';

const BOOK = readFixtureBook('price-books/2026.json');

type Deep<T> = T extends object ? { -readonly [K in keyof T]: Deep<T[K]> } : T;
type File = Deep<PriceBookInput>;

let room: HttpFixture;
let admin: TestClient;
beforeAll(async () => {
  room = await startHttpFixture(allRoutes);
  ({ client: admin } = await room.signedIn(['Administrator']));
  await admin.send('GET', '/api/hello');
});
afterAll(() => room.stop());
beforeEach(() => insertDraft(room.app.db, BOOK));

const hash = async () => (await admin.ask(readDraft, {})).body.hash;
const exported = async () => JSON.parse((await admin.send('GET', '/api/price-books/draft/file')).text) as File;

type Answer = TestAnswer<AnswerOf<typeof importPrices> & FailedBody>;

async function send(content: unknown, fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([typeof content === 'string' ? content : JSON.stringify(content)]), 'prices.json');
  return (await admin.send('POST', '/api/price-books/import', { body: form })) as Answer;
}

describe('a file', () => {
  test('from an export restores the same prices under the same numbers', async () => {
    const before = await hash();
    const file = await exported();
    await room.app.db.execute(sql`delete from pricings where level = 'County'`);
    await room.app.db.execute(sql`update pricings set amount = amount + 5, quantity = 3, required = true`);
    await room.app.db.execute(sql`update service_types set name = name || ' (old)'`);
    await room.app.db.execute(sql`delete from discount_rules`);
    expect(await hash()).not.toBe(before);
    const { status, body } = await send(file);
    expect([status, body]).toMatchObject([200, { imported: true, faults: [] }]);
    expect(await hash()).toBe(before);
    const [row] = await room.app.db.select().from(audit).where(eq(audit.action, 'priceBook.import'));
    expect(row?.changes).toMatchObject({ file: { after: 'prices.json' }, differences: { after: body.differencesInAll } });
  });

  test('is tried first: what it would change is told, and nothing changes', async () => {
    const file = await exported();
    const before = await hash();
    const price = file.countries[0]?.pricings?.[0];
    if (price !== undefined) price.amount = '123.45';
    const { body } = await send(file, { dry_run: 'true' });
    expect(body).toMatchObject({ imported: false, faults: [], differencesInAll: 1, differences: [{ field: 'amount', after: '123.45' }] });
    expect(await hash()).toBe(before);
    await room.app.db.execute(sql`update pricings set amount = amount + 5`);
    expect((await send(file, { basis: body.basis })).body.code).toBe('draftChanged');
    await send(file);
    expect(await hash()).not.toBe(before);
    expect((await send(file, { dry_run: 'true' })).body.differencesInAll).toBe(0);
  });

  test('may swap names, bring new types and templates, and take others out; what a book does not say of them stays', async () => {
    await room.app.db.update(pricingTemplates).set({ defaultAmount: '9.5' });
    await room.app.db.update(serviceTypes).set({ requiredByDefault: true });
    const file = await exported();
    const [first, second] = file.serviceTypes;
    if (first === undefined || second === undefined) throw new Error('the book has too few services');
    [first.name, second.name] = [second.name, first.name];
    file.serviceTypes.push({ id: 800, name: 'Ski lessons' });
    const gone = file.templates.shift();
    file.templates.push({ ...(gone as NonNullable<typeof gone>), id: 801, name: 'Ski lessons per trip', serviceTypeId: 800 });
    for (const owner of [...file.countries, ...file.counties, ...file.hostFamilies, ...file.activities]) {
      owner.pricings = (owner.pricings ?? []).filter(({ pricingTemplateId }) => pricingTemplateId !== gone?.id);
    }
    const { status, body } = await send(file);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect((await send(file, { dry_run: 'true' })).body.differencesInAll).toBe(0);
    const services = await room.app.db.select().from(serviceTypes);
    expect(services.find(({ id }) => id === first.id)).toMatchObject({ name: first.name, requiredByDefault: true, version: 2 });
    expect((await room.app.db.select().from(pricingTemplates)).filter(({ defaultAmount }) => defaultAmount === '9.5')).toHaveLength(11);
    const [made] = await room.app.db.insert(serviceTypes).values({ name: 'The next one' }).returning({ id: serviceTypes.id });
    expect(made?.id).toBeGreaterThan(800);
  });

  test('without changes gives no price a new version', async () => {
    await send(await exported());
    expect((await room.app.db.select().from(pricings)).filter(({ version }) => version !== 1)).toEqual([]);
  });

  test('can be published afterwards', async () => {
    await send(await exported());
    const { body } = await admin.ask(publishPriceBook, { body: { reason: 'Imported', hash: (await hash()) ?? '' } });
    expect(body.state).toBe('inForce');
  });
});

describe('an import is refused', () => {
  const faults: readonly [string, (file: File) => void, string, RegExp][] = [
    [
      'a family of another name',
      (file) => Object.assign(file.hostFamilies[2] ?? {}, { name: 'X' }),
      'hostFamilies.2.name',
      /is called “Kavanagh.*” here, not “X”/,
    ],
    [
      'a county that is not here',
      (file) => file.counties.push({ id: 9999, name: 'Nowhere', countryId: file.countries[0]?.id ?? 0 }),
      'counties.8.id',
      /There’s no county with ID 9999 here/,
    ],
    [
      'a family elsewhere',
      (file) => Object.assign(file.hostFamilies[0] ?? {}, { countyId: file.counties.at(-1)?.id }),
      'hostFamilies.0.countyId',
      /in county/,
    ],
    [
      'another seller',
      (file) => Object.assign(file.activities[0] ?? {}, { businessId: 77 }),
      'activities.0.businessId',
      /Business 1 sells it here, not business 77/,
    ],
    ['another currency', (file) => Object.assign(file, { currency: 'USD' }), 'currency', /sells in EUR, not in USD/],
    [
      'a discount of more than everything',
      (file) =>
        Object.assign(file.tripTypes[0] ?? {}, { discounts: [{ minQuantity: 1, required: true, code: null, demandDiscount: '100.5' }] }),
      'tripTypes.0.discounts.0.demandDiscount',
      /from 0% to 100%/,
    ],
    ['another VAT', (file) => Object.assign(file, { policy: { vatRate: '0.1' } }), 'policy.vatRate', /rate of 0.23, not 0.1/],
    ['another rounding', (file) => Object.assign(file.policy ?? {}, { rounding: 'half-even' }), 'policy.rounding', /always half-up/],
    [
      'two templates of one name',
      (file) => Object.assign(file.templates[1] ?? {}, { name: file.templates[0]?.name }),
      'templates.1.name',
      /appears twice/,
    ],
    [
      'a number that leaves no room',
      (file) => file.serviceTypes.push({ id: 9e12, name: 'Far' }),
      'serviceTypes.8.id',
      /from 1 to 2000000000/,
    ],
    ['a currency that is none', (file) => Object.assign(file, { currency: 'XXQ' }), 'currency', /XXQ/],
    [
      'an amount that is none',
      (file) => Object.assign(file.countries[0]?.pricings?.[0] ?? {}, { amount: '-1' }),
      'countries.0.pricings.0.amount',
      /./,
    ],
    ['a character that no database keeps', (file) => file.serviceTypes.push({ id: 70, name: 'a\u0000b' }), '', /character/],
  ];

  test.each(faults)('for %s, at its place, tried or not, and nothing is changed', async (_, spoil, path, sentence) => {
    const file = await exported();
    const before = await hash();
    spoil(file);
    const tried = await send(file, { dry_run: 'true' });
    expect(tried.body.faults).toContainEqual({ path, message: expect.stringMatching(sentence) });
    const refused = await send(file);
    expect([refused.status, refused.body.code]).toEqual([422, 'importHasFaults']);
    expect(Object.values(refused.body.errors ?? {}).flat()).toContainEqual(expect.stringMatching(sentence));
    expect(await hash()).toBe(before);
  });

  test('without a trip type that the product or a period needs', async () => {
    const [row] = await room.app.db
      .insert(tripPeriods)
      .values({ name: 'Summer', fromDate: '2026-06-01', toDate: '2026-08-31', tripTypeId: 21 })
      .returning({ id: tripPeriods.id });
    const file = await exported();
    const gone = new Set([11, 21]);
    const templates = new Set(file.templates.filter(({ tripTypeId }) => gone.has(tripTypeId)).map(({ id }) => id));
    file.tripTypes = file.tripTypes.filter(({ id }) => !gone.has(id));
    file.templates = file.templates.filter(({ id }) => !templates.has(id));
    for (const owner of [...file.countries, ...file.counties, ...file.hostFamilies, ...file.activities]) {
      owner.pricings = (owner.pricings ?? []).filter(({ pricingTemplateId }) => !templates.has(pricingTemplateId));
    }
    const { body } = await send(file, { dry_run: 'true' });
    expect(body.faults.map(({ message }) => message)).toEqual([
      'The system needs trip type 11. Add it to the file.',
      'Trip periods use trip type 21. Add it to the file.',
    ]);
    await room.app.db.delete(tripPeriods).where(eq(tripPeriods.id, row?.id ?? 0));
  });

  test.each([
    ['no JSON', 'amount;12,50'],
    ['no book', '[1, 2]'],
    ['nothing', ''],
  ])('if the file is %s', async (_, content) => {
    expect((await send(content)).body).toMatchObject({ code: 'fileTypeRefused', errors: { file: [expect.stringContaining('JSON')] } });
  });

  test('without a file', async () => {
    const { status, body } = (await admin.send('POST', '/api/price-books/import', { body: new FormData() })) as Answer;
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['file']]);
  });

  test('if it removes a trip type that a trip has', async () => {
    await room.app.db.insert(tripTypes).values({ id: 900, name: 'Of a trip', active: true });
    const { tripId } = await createTestTrip(room.app, { tripTypeId: 900, businessId: 1 });
    const file = await exported();
    file.tripTypes = file.tripTypes.filter(({ id }) => id !== 900);
    const before = await hash();
    const { status, body } = await send(file);
    expect([status, body.code]).toEqual([409, 'inUse']);
    expect(await hash()).toBe(before);
    await room.app.db.delete(trips).where(eq(trips.id, tripId));
  });

  test('for a user who can only read price books', async () => {
    const { client } = await room.signedIn(['Finance']);
    await client.send('GET', '/api/hello');
    expect((await client.send('POST', '/api/price-books/import', { body: new FormData() })).status).toBe(403);
  });
});
