// Service types, pricing types and currencies, asked literally, and who sees what of them.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type PriceFixture, startPriceFixture } from '#server/testing/fixtures/price-fixture.ts';

let room: PriceFixture;
let admin: Person;
beforeAll(async () => {
  room = await startPriceFixture();
  admin = await room.person('Administrator');
});
afterAll(() => room.stop());

describe('a service type', () => {
  test('says by its name what it is, and is made, changed and taken out', async () => {
    const made = await admin.post('/api/pricing/service-type', { name: ' Sailing camp ', required_by_default: true });
    expect(made.body).toMatchObject({ name: 'Sailing camp', category: 'camp', requiredByDefault: true, usedBy: 0 });
    const { id } = made.body;
    expect((await admin.patch('/api/pricing/service-type', { id, name: 'Sailing' })).body).toMatchObject({ category: 'other' });
    expect((await admin.patch(`/api/pricing/service-type/${id}`, { name: 'Homestay hosting' })).body).toMatchObject({
      category: 'hosting',
    });
    expect((await admin.del(`/api/pricing/service-type/${id}`)).status).toBe(200);
    expect((await room.changesOf('serviceType', id)).map(({ action }) => action)).toEqual([
      'serviceType.create',
      'serviceType.edit',
      'serviceType.edit',
      'serviceType.delete',
    ]);
  });
});

describe('a pricing type', () => {
  test('counts as its name says, and has no other name', async () => {
    const { data } = (await admin.get('/api/pricing/pricing-type')).body;
    expect(data.map((row: { kind: string }) => row.kind).sort()).toEqual(
      ['immersion', 'per_day', 'per_night', 'per_transfer', 'per_trip', 'per_week'].sort(),
    );
    const made = await admin.post('/api/pricing/pricing-type', { name: 'per-NIGHT' });
    expect(made.body).toMatchObject({ name: 'per-NIGHT', kind: 'per_night' });
    const wrong = await admin.patch('/api/pricing/pricing-type', { id: made.body.id, name: 'per hour' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.name[0]).toContain('per night');
    expect((await admin.del(`/api/pricing/pricing-type/${made.body.id}`)).status).toBe(200);
  });

  test('can’t be deleted while a template uses it, like a service type', async () => {
    const [{ id: pricingTypeId }] = (await admin.get('/api/pricing/pricing-type?search=week')).body.data;
    const [{ id: serviceTypeId }] = (await admin.get('/api/pricing/service-type?search=horse')).body.data;
    const template = { name: 'Ponies', service_type_id: serviceTypeId, pricing_type_id: pricingTypeId, trip_type_id: 2 };
    expect((await admin.post('/api/pricing/template', template)).status).toBe(200);
    for (const path of [`/api/pricing/pricing-type/${pricingTypeId}`, `/api/pricing/service-type/${serviceTypeId}`]) {
      const { status, body } = await admin.del(path);
      expect([status, body.message]).toEqual([409, 'This is used once, so you can’t delete it.']);
    }
  });
});

describe('a currency', () => {
  test('must be one of ISO 4217', async () => {
    const { status, body } = await admin.post('/api/pricing/currency', { code: 'XQX', symbol: '?' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['code']]);
  });
});

describe('who may', () => {
  test.each(['Parent', 'Host family', 'Agent', null] as const)('%s reads names and numbers alone', async (role) => {
    const person = await room.person(role);
    const names = { 'service-type': ['category', 'id', 'name'], 'pricing-type': ['id', 'kind', 'name'] };
    for (const [path, fields] of Object.entries(names)) {
      const { body } = await person.get(`/api/pricing/${path}`);
      expect(Object.keys(body.data[0] ?? {}).sort()).toEqual(fields);
    }
    const { body } = await person.get('/api/pricing/currency');
    expect(body.data).toEqual([{ id: expect.any(Number), code: 'EUR', symbol: '€', decimals: 2, isDefault: true }]);
  });

  test.each(['Coordinator', 'Finance'] as const)('%s reads everything and changes nothing', async (role) => {
    const person = await room.person(role);
    for (const path of ['currency', 'service-type', 'pricing-type', 'trip-type', 'template']) {
      const { body } = await person.get(`/api/pricing/${path}`);
      expect(body.data[0]).toMatchObject({ usedBy: expect.any(Number), version: expect.any(Number) });
      expect((await person.post(`/api/pricing/${path}`, { name: 'X' })).status).toBe(403);
      expect((await person.patch(`/api/pricing/${path}`, { id: 1, name: 'X' })).status).toBe(403);
      expect((await person.del(`/api/pricing/${path}/1`)).status).toBe(403);
    }
  });
});
