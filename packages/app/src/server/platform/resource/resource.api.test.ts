// What all resources of one kind do alike, shown with currencies: making, changing, taking out, the default, and two people at once.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testOnPostgresql } from '#server/testing/database.ts';
import { type Person, type PriceFixture, startPriceFixture } from '#server/testing/fixtures/price-fixture.ts';

const PATH = '/api/pricing/currency';

let room: PriceFixture;
let admin: Person;
beforeAll(async () => {
  room = await startPriceFixture();
  admin = await room.person('Administrator');
});
afterAll(() => room.stop());

async function make(code: string): Promise<number> {
  const { status, body } = await admin.post(PATH, { code, symbol: code, decimals: 2 });
  expect(status).toBe(200);
  return body.id;
}

const all = async () =>
  (await admin.get(`${PATH}?per_page=100`)).body.data as { id: number; code: string; isDefault: boolean; version: number }[];
const one = async (id: number) => (await all()).find((row) => row.id === id);

describe('making one', () => {
  test('answers it, lists it, and writes its fields to the change log', async () => {
    const { body, text } = await admin.post(PATH, { code: 'gbp', symbol: '£' });
    expect(JSON.parse(text)).toMatchObject({ code: 'GBP', symbol: '£', decimals: 2, is_default: false, used_by: 0, version: 1 });
    expect(await one(body.id)).toEqual(body);
    expect(await room.changesOf('currency', body.id)).toEqual([
      {
        action: 'currency.create',
        changes: {
          code: { before: null, after: 'GBP' },
          symbol: { before: null, after: '£' },
          decimals: { before: null, after: 2 },
          isDefault: { before: null, after: false },
        },
      },
    ]);
  });

  test('like another is refused at the field, and nothing is kept of it', async () => {
    await make('SEK');
    const before = (await all()).length;
    const { status, body } = await admin.post(PATH, { code: 'SEK', symbol: 'kr' });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'nameTaken', ['code']]);
    expect(await all()).toHaveLength(before);
  });

  test('with fields that are wrong names each of them', async () => {
    const { status, body } = await admin.post(PATH, { code: 'X', symbol: '', decimals: 9 });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['code', 'decimals', 'symbol']]);
  });
});

describe('changing one', () => {
  test('leaves alone what is left out, counts its version, and writes what changed', async () => {
    const id = await make('NOK');
    const { body } = await admin.patch(PATH, { id, symbol: 'kr' });
    expect(body).toMatchObject({ id, code: 'NOK', symbol: 'kr', decimals: 2, version: 2 });
    expect((await room.changesOf('currency', id)).at(-1)).toEqual({
      action: 'currency.edit',
      changes: { symbol: { before: 'NOK', after: 'kr' } },
    });
  });

  test('is asked with its number in the path too', async () => {
    const id = await make('DKK');
    expect((await admin.patch(`${PATH}/${id}`, { symbol: 'kr.' })).body).toMatchObject({ id, symbol: 'kr.' });
  });

  test('without its number, or with one that is not there, is refused', async () => {
    const missing = await admin.patch(PATH, { symbol: 'kr' });
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ['id']]);
    expect((await admin.patch(PATH, { id: 999_999, symbol: 'kr' })).status).toBe(404);
  });

  test('into nothing else is no change: no new version, no line in the change log', async () => {
    const id = await make('PLN');
    expect((await admin.patch(PATH, { id, symbol: 'PLN', decimals: 2 })).body.version).toBe(1);
    expect(await room.changesOf('currency', id)).toHaveLength(1);
  });

  test('is refused with the current row if somebody else has changed it meanwhile', async () => {
    const id = await make('CZK');
    expect((await admin.patch(PATH, { id, version: 1, symbol: 'Kč' })).status).toBe(200);
    const late = await admin.patch(PATH, { id, version: 1, symbol: 'K' });
    expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
    expect(late.body.current).toMatchObject({ id, symbol: 'Kč', version: 2 });
    expect((await admin.patch(PATH, { id, version: 2, symbol: 'K' })).status).toBe(200);
  });

  test('to be like another is refused at the field', async () => {
    const id = await make('HUF');
    const { status, body } = await admin.patch(PATH, { id, code: 'EUR' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['code']]);
    expect(await one(id)).toMatchObject({ code: 'HUF', version: 1 });
  });
});

describe('deleting one', () => {
  test('says so, writes what it was, and a second time finds nothing', async () => {
    const id = await make('RON');
    const { status, body } = await admin.del(`${PATH}/${id}`);
    expect([status, body.message]).toEqual([200, 'Deleted']);
    expect((await room.changesOf('currency', id)).at(-1)).toMatchObject({
      action: 'currency.delete',
      changes: { code: { before: 'RON', after: null } },
    });
    expect((await admin.del(`${PATH}/${id}`)).status).toBe(404);
  });

  test('is refused while it is used, and the sentence says how often', async () => {
    const id = await make('CHF');
    const used = { legal_name: 'A', address_line_1: 'A', city_town: 'A', country_id: 372, currency_id: id };
    await admin.post('/api/businesses', { ...used, name: 'Used once', invoice_prefix: 'U1' });
    await admin.post('/api/businesses', { ...used, name: 'Used twice', invoice_prefix: 'U2' });
    const { status, body } = await admin.del(`${PATH}/${id}`);
    expect([status, body.code, body.message]).toEqual([409, 'inUse', 'This is used 2 times, so you can’t delete it.']);
    expect(await one(id)).toBeDefined();
  });
});

describe('the default', () => {
  const defaults = async () => (await all()).filter(({ isDefault }) => isDefault).map(({ code }) => code);

  test('moves, and the one that was it knows of it', async () => {
    const id = await make('USD');
    const euro = (await all()).find(({ isDefault }) => isDefault);
    await admin.patch(PATH, { id, is_default: true });
    expect(await defaults()).toEqual(['USD']);
    expect((await one(euro?.id ?? 0))?.version).toBe((euro?.version ?? 0) + 1);
    expect((await room.changesOf('currency', euro?.id ?? 0)).at(-1)).toEqual({
      action: 'currency.edit',
      changes: { isDefault: { before: true, after: false } },
    });
  });

  test('is neither given up nor taken out', async () => {
    const [current] = (await all()).filter(({ isDefault }) => isDefault);
    const given = await admin.patch(PATH, { id: current?.id, is_default: false });
    expect([given.status, Object.keys(given.body.errors)]).toEqual([422, ['isDefault']]);
    const gone = await admin.del(`${PATH}/${current?.id}`);
    expect([gone.status, gone.body.code]).toEqual([409, 'fixedByTheProduct']);
    expect(await defaults()).toHaveLength(1);
  });
});

describe('several people at once', () => {
  test('change the same version: one succeeds, the others are refused', async () => {
    const id = await make('ISK');
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((symbol) => admin.patch(PATH, { id, version: 1, symbol })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await one(id))?.version).toBe(2);
    expect(await room.changesOf('currency', id)).toHaveLength(2);
  });

  test('create the same row: one succeeds, the others are refused at the field', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(PATH, { code: 'JPY', symbol: '¥', decimals: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  testOnPostgresql('each set another default: all succeed, and there is one default', async () => {
    const ids = await Promise.all(['AUD', 'NZD', 'CAD', 'ZAR'].map(make));
    const answers = await Promise.all([...ids, ...ids].map((id) => admin.patch(PATH, { id, is_default: true })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await all()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  testOnPostgresql('use a row and delete it: one of the two is refused, and nothing points nowhere', async () => {
    const ids = await Promise.all(['BRL', 'MXN', 'INR', 'SGD'].map(make));
    const pairs = await Promise.all(
      ids.map(async (id) => {
        const business = { name: `With ${id}`, legal_name: 'A', address_line_1: 'A', city_town: 'A', country_id: 372, currency_id: id };
        const [used, gone] = await Promise.all([
          admin.post('/api/businesses', { ...business, invoice_prefix: `R${id}` }),
          admin.del(`${PATH}/${id}`),
        ]);
        return [used.status, gone.status].join();
      }),
    );
    for (const pair of pairs) expect(['200,409', '422,200']).toContain(pair);
  });
});
