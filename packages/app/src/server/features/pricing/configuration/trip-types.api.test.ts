// Trip types with their discount rules, and trip periods, asked literally.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type PriceFixture, startPriceFixture } from '#server/testing/fixtures/price-fixture.ts';

const TYPES = '/api/pricing/trip-type';
const PERIODS = '/api/trip-periods';

let room: PriceFixture;
let admin: Person;
beforeAll(async () => {
  room = await startPriceFixture();
  admin = await room.person('Administrator');
});
afterAll(() => room.stop());

const oneType = async (id: number) => (await admin.get(TYPES)).body.data.find((row: { id: number }) => row.id === id);

describe('a trip type', () => {
  test('begins with the four that are fixed: active, and never taken out', async () => {
    const { data } = (await admin.get(TYPES)).body;
    expect(
      data.map((row: { id: number; name: string; active: boolean; fixed: boolean }) => [row.id, row.name, row.active, row.fixed]),
    ).toEqual([
      [1, 'Immersion', true, true],
      [2, 'Base hosting', true, true],
      [10, 'Academic', true, true],
      [11, 'Internship', true, true],
    ]);
    for (const id of [1, 2, 10, 11]) {
      const { status, body } = await admin.del(`${TYPES}/${id}`);
      expect([status, body.code]).toEqual([409, 'fixedByTheProduct']);
    }
  });

  test('is saved with its discount rules, in their order', async () => {
    const long = { min_quantity: 28, required: true, demand_discount: '3', supply_discount: 1.5 };
    const code = { min_quantity: 7, code: ' WELCOME ', demand_discount: '04.50' };
    const { body } = await admin.post(TYPES, { name: 'Language weeks', discounts: [long, code] });
    const rules = [
      { minQuantity: 28, required: true, code: null, demandDiscount: '3', supplyDiscount: '1.5' },
      { minQuantity: 7, required: false, code: 'WELCOME', demandDiscount: '4.5', supplyDiscount: '0' },
    ];
    expect(body).toMatchObject({ name: 'Language weeks', active: false, fixed: false, usedBy: 0, version: 1, discounts: rules });
    expect(body.id).toBeGreaterThanOrEqual(100);
    const turned = await admin.patch(TYPES, { id: body.id, discounts: [code, long] });
    expect(turned.body).toMatchObject({ version: 2, discounts: [...rules].reverse() });
    expect((await room.changesOf('tripType', body.id)).at(-1)).toEqual({
      action: 'tripType.edit',
      changes: { discounts: { before: rules, after: [...rules].reverse() } },
    });
    expect((await admin.patch(`${TYPES}/${body.id}`, { name: 'Weeks' })).body.discounts).toHaveLength(2);
    expect((await admin.patch(TYPES, { id: body.id, discounts: [] })).body.discounts).toEqual([]);
    expect((await admin.del(`${TYPES}/${body.id}`)).status).toBe(200);
  });

  test('is refused at the field of a discount rule without a code, or with a wrong discount', async () => {
    const discounts = [
      { code: 'A', demand_discount: '1' },
      { code: '', demand_discount: '-1' },
    ];
    const { status, body } = await admin.post(TYPES, { name: 'Wrong', discounts });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain('discounts.1.demandDiscount');
    const { body: without } = await admin.post(TYPES, { name: 'Wrong', discounts: [{ demand_discount: '1' }] });
    expect(Object.keys(without.errors)).toEqual(['discounts.0.code']);
  });

  test('is made active again and again, and once more changes nothing', async () => {
    await admin.patch(TYPES, { id: 11, active: false });
    expect((await oneType(11)).active).toBe(false);
    const first = await admin.get(`${TYPES}/11/activate`);
    expect([first.status, first.body.active]).toEqual([200, true]);
    const again = await admin.get(`${TYPES}/11/activate`);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await room.changesOf('tripType', 11)).map(({ changes }) => changes)).toEqual([
      { active: { before: true, after: false } },
      { active: { before: false, after: true } },
    ]);
    expect((await admin.get(`${TYPES}/99/activate`)).status).toBe(404);
    expect((await (await room.person('Finance')).get(`${TYPES}/11/activate`)).status).toBe(403);
  });

  test('can’t be deleted while it is used, and the refusal says how often', async () => {
    const { body } = await admin.post(TYPES, { name: 'Used', active: true });
    await admin.post(PERIODS, { name: 'Of the used', from_date: '2030-01-01', to_date: '2030-01-02', trip_type_id: body.id });
    const { status, body: refused } = await admin.del(`${TYPES}/${body.id}`);
    expect([status, refused.code, refused.message]).toEqual([409, 'inUse', 'This is used once, so you can’t delete it.']);
  });

  test.each(['Parent', 'Host family', 'Agent', null] as const)('is its name alone for %s, and only while it is active', async (role) => {
    await admin.patch(TYPES, { id: 10, active: false });
    const { body } = await (await room.person(role)).get(`${TYPES}?search=a`);
    const rows = body.data as Record<string, unknown>[];
    expect(rows.map((row) => row['id'])).not.toContain(10);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(['active', 'id', 'name']);
    expect((await (await room.person(role)).get(`${TYPES}?active=no`)).body.total).toBe(0);
    await admin.get(`${TYPES}/10/activate`);
  });
});

describe('a trip period', () => {
  const summer = { name: 'Summer', from_date: '2027-06-20', to_date: '2027-08-31' };

  test('is made, read by anybody, changed either way, and taken out', async () => {
    const { body, text } = await admin.post(PERIODS, { ...summer, trip_type_id: 2 });
    expect(JSON.parse(text)).toEqual({
      id: expect.any(Number),
      ...summer,
      trip_type_id: 2,
      trip_type_name: 'Base hosting',
      active: true,
      overlaps: [],
      version: 1,
    });
    const visitor = await room.person(null);
    expect((await visitor.get(`${PERIODS}/${body.id}`)).body).toEqual(body);
    expect((await visitor.get(PERIODS)).body.data).toContainEqual(body);
    expect((await admin.patch(PERIODS, { id: body.id, active: false })).body).toMatchObject({ active: false, version: 2 });
    expect((await admin.patch(`${PERIODS}/${body.id}`, { trip_type_id: null })).body).toMatchObject({
      tripTypeId: null,
      tripTypeName: null,
    });
    expect((await admin.del(`${PERIODS}/${body.id}`)).status).toBe(200);
    expect((await visitor.get(`${PERIODS}/${body.id}`)).status).toBe(404);
    expect((await room.changesOf('tripPeriod', body.id)).map(({ action }) => action)).toEqual([
      'tripPeriod.create',
      'tripPeriod.edit',
      'tripPeriod.edit',
      'tripPeriod.delete',
    ]);
  });

  test('ends no earlier than it begins, also when one end alone is changed', async () => {
    const turned = await admin.post(PERIODS, { name: 'Turned', from_date: '2027-06-20', to_date: '2027-06-19' });
    expect([turned.status, turned.body.errors]).toEqual([422, { toDate: ['“to date” must not be before 2027-06-20'] }]);
    const { body } = await admin.post(PERIODS, { name: 'A day', from_date: '2027-06-20', to_date: '2027-06-20' });
    expect((await admin.patch(PERIODS, { id: body.id, from_date: '2027-06-21' })).status).toBe(422);
    expect((await admin.patch(PERIODS, { id: body.id, from_date: '2027-06-21', to_date: '2027-06-22' })).status).toBe(200);
    expect((await admin.patch(PERIODS, { id: body.id, trip_type_id: 99 })).body.errors).toHaveProperty('tripTypeId');
  });

  test('names the active ones of its trip type that share days with it, and is saved all the same', async () => {
    const at = (name: string, from: string, to: string, type: number | null, active = true) =>
      admin.post(PERIODS, { name, from_date: `2028-${from}`, to_date: `2028-${to}`, trip_type_id: type, active });
    await at('Early', '05-01', '06-20', 1);
    await at('Asleep', '05-01', '12-31', 1, false);
    await at('Of another type', '05-01', '12-31', 2);
    await at('Of all types', '05-01', '12-31', null);
    await at('Next', '09-01', '09-30', 1);
    const { status, body } = await at('Middle', '06-20', '08-31', 1);
    expect([status, body.overlaps]).toEqual([200, ['Early']]);
    expect((await admin.patch(PERIODS, { id: body.id, to_date: '2028-09-01' })).body.overlaps).toEqual(['Early', 'Next']);
    expect(Object.keys((await room.changesOf('tripPeriod', body.id)).at(-1)?.changes ?? {})).toEqual(['toDate']);
  });
});
