// Prices at their levels, asked literally: what has prices, which price counts, and what is refused.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { type Person, type PriceFixture, startPriceFixture } from '#server/testing/fixtures/price-fixture.ts';

const CREATE = '/api/pricing/create';
const UPDATE = '/api/pricing/update';

let room: PriceFixture;
let admin: Person;
let business: number;
let cork: number;
let family: number;
let camp: number;
const templates: number[] = [];
beforeAll(async () => {
  room = await startPriceFixture();
  admin = await room.person('Administrator');
  business = (await admin.get('/api/businesses')).body.data[0].id;
  cork = await room.countyId('Cork');
  family = await room.family("O'Connor", 'Cork');
  const [made] = await room.app.db.insert(activities).values({ name: 'Sailing', countyId: cork }).returning({ id: activities.id });
  camp = made?.id ?? 0;
  const [service] = (await admin.get('/api/pricing/service-type?search=hosting')).body.data;
  const [counted] = (await admin.get('/api/pricing/pricing-type?search=night')).body.data;
  for (const name of ['Base', 'Extra', 'Never', 'Other']) {
    const { body } = await admin.post('/api/pricing/template', {
      name,
      service_type_id: service.id,
      pricing_type_id: counted.id,
      trip_type_id: 2,
    });
    templates.push(body.item.id);
  }
});
afterAll(() => room.stop());

const price = (index: number, level: string, id: number, amount: unknown = '40', more: object = {}) =>
  admin.post(CREATE, { pricing_template_id: templates[index], level, priceable_id: id, amount, ...more });

describe('a price', () => {
  test('is made with everything around it, whatever its level is called', async () => {
    const { body, text } = await price(0, 'host family', family, 45.5, {
      quantity: 2,
      required: true,
      provider_commission_percentage: '5',
    });
    expect(body).toMatchObject({
      templateName: 'Base',
      level: 'Host_family',
      priceableId: family,
      priceableName: "O'Connor",
      amount: '45.5',
      quantity: 2,
      required: true,
      customerCommissionAmount: '0',
      providerCommissionPercentage: '5',
      businessId: business,
      serviceType: { name: 'Hosting' },
      pricingType: { name: 'Per night', kind: 'per_night' },
      tripType: { id: 2, name: 'Base hosting', active: true, discounts: [] },
      version: 1,
    });
    expect(JSON.parse(text)).toMatchObject({ pricing_template_id: templates[0], business_id: business, trip_type: { fixed: true } });
    for (const [level, id, shown] of [
      ['County', cork, 'Cork'],
      ['country', 372, 'Ireland'],
      ['Activity', camp, 'Sailing'],
    ] as const) {
      expect((await price(0, level, id)).body).toMatchObject({
        priceableName: shown,
        businessId: business,
        required: null,
        quantity: null,
      });
    }
  });

  test('is sold by the business of its family or activity', async () => {
    const currency = (await admin.get('/api/pricing/currency')).body.data[0].id;
    const fields = { legal_name: 'A', address_line_1: 'A', city_town: 'A', country_id: 372, currency_id: currency };
    const { body } = await admin.post('/api/businesses', { ...fields, name: 'Own', invoice_prefix: 'OWN' });
    await room.app.db.update(hostFamilies).set({ businessId: body.id }).where(eq(hostFamilies.id, family));
    const listed = (await admin.get(`/api/pricing/index?level=Host_family&priceable_id=${family}`)).body;
    expect(listed.data).toMatchObject([{ businessId: body.id }]);
    await room.app.db.update(hostFamilies).set({ businessId: null }).where(eq(hostFamilies.id, family));
  });

  test('takes its commissions nested too', async () => {
    const nested = { customer: { commission_amount: 2, commission_percentage: '12.5' }, provider: { commission_percentage: 100 } };
    const { body } = await price(1, 'county', cork, '10', nested);
    const flat = { customerCommissionAmount: '2', customerCommissionPercentage: '12.5', providerCommissionPercentage: '100' };
    expect(body).toMatchObject({ ...flat, providerCommissionAmount: '0' });
    const changed = await admin.patch(UPDATE, { id: body.id, customer: { commission_amount: '3' } });
    expect(changed.body).toMatchObject({ ...flat, customerCommissionAmount: '3', version: 2 });
    expect((await room.changesOf('pricing', body.id)).at(-1)?.changes).toEqual({ customerCommissionAmount: { before: '2', after: '3' } });
  });

  test('is changed with its number in the body or in the path, and taken out', async () => {
    const { body } = await price(3, 'country', 826, '0');
    expect((await admin.patch(UPDATE, { id: body.id, amount: '7', required: false })).body).toMatchObject({ amount: '7', required: false });
    expect((await admin.patch(`${UPDATE}/${body.id}`, { required: null })).body).toMatchObject({ amount: '7', required: null });
    expect((await admin.patch(UPDATE, { id: body.id, version: 1, amount: '8' })).body).toMatchObject({
      code: 'changedMeanwhile',
      current: { amount: '7' },
    });
    expect((await admin.del(`/api/pricing/destroy/${body.id}`)).status).toBe(200);
    expect((await admin.patch(UPDATE, { id: body.id, amount: '1' })).status).toBe(404);
  });

  test('is refused at its template if there is one already, also when another is moved there', async () => {
    const again = await price(0, 'county', cork);
    expect([again.status, again.body.code, again.body.errors]).toEqual([
      422,
      'alreadyPriced',
      { pricingTemplateId: ['This template already has a price here. Edit that price instead.'] },
    ]);
    const { body } = await price(0, 'county', await room.countyId('Kerry'));
    const moved = await admin.patch(UPDATE, { id: body.id, priceable_id: cork });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['pricingTemplateId']]);
  });

  test('names what is wrong with it at its field', async () => {
    const at = async (wrong: object) => {
      const { status, body } = await admin.post(CREATE, {
        pricing_template_id: templates[2],
        level: 'county',
        priceable_id: cork,
        amount: 1,
        ...wrong,
      });
      return [status, ...Object.keys(body.errors ?? {}).sort()];
    };
    expect(await at({ pricing_template_id: 999, priceable_id: 999_999 })).toEqual([422, 'priceableId', 'pricingTemplateId']);
    expect(await at({ level: 'country', priceable_id: cork + 100_000 })).toEqual([422, 'priceableId']);
    expect(await at({ level: 'village' })).toEqual([422, 'level']);
    expect(await at({ amount: '-1' })).toEqual([422, 'amount']);
    expect(await at({ amount: '1234567890123' })).toEqual([422, 'amount']);
    expect(await at({ customer_commission_percentage: 100 })).toEqual([422, 'customerCommissionPercentage']);
    expect(await at({ customer: { commission_percentage: 100 } })).toEqual([422, 'customer.commissionPercentage']);
  });

  test('moved to another level must find its owner there', async () => {
    const { body } = await price(2, 'country', 372);
    const { status, body: refused } = await admin.patch(UPDATE, { id: body.id, level: 'activity' });
    expect([status, Object.keys(refused.errors)]).toEqual([422, ['priceableId']]);
    await admin.del(`/api/pricing/destroy/${body.id}`);
  });
});

describe('an owner of prices', () => {
  const at = async (query: string) =>
    (await admin.get(`/api/pricing/priceable?level=${query}`)).body.priceable as { id: number; name: string; prices: number }[];

  test('is listed by level, with how many prices it has of its own', async () => {
    expect(await at('host_family')).toEqual([{ id: family, name: "O'Connor", prices: 1 }]);
    expect(await at('Activity')).toEqual([{ id: camp, name: 'Sailing', prices: 1 }]);
    expect(await at('county&search=cork')).toEqual([{ id: cork, name: 'Cork', prices: 2 }]);
    expect((await at('country')).map(({ name }) => name)).toEqual(['Ireland', 'United Kingdom']);
  });

  test('is found by its name, and by nothing else of a family', async () => {
    expect(await at('host%20family&search=OCONNOR')).toEqual([]);
    expect(await at("host%20family&search=o'connor")).toHaveLength(1);
    expect(await at('host%20family&search=orla')).toEqual([]);
    expect((await admin.get('/api/pricing/priceable?level=village')).status).toBe(422);
  });
});

describe('the price that counts', () => {
  const effective = async (level: string, id: number) => {
    const { body } = await admin.get(`/api/pricing/effective?level=${level}&priceable_id=${id}`);
    return body.data.map((row: { templateName: string; origin: string | null; pricing: { amount: string } | null }) => [
      row.templateName,
      row.origin,
      row.pricing?.amount ?? null,
    ]);
  };

  test('is the nearest: its own, then that of the county, then that of the country', async () => {
    await price(3, 'country', 372, '9');
    await price(1, 'country', 372, '99');
    expect(await effective('host_family', family)).toEqual([
      ['Base', 'Host_family', '45.5'],
      ['Extra', 'County', '10'],
      ['Never', null, null],
      ['Other', 'Country', '9'],
    ]);
    expect(await effective('activity', camp)).toEqual([
      ['Base', 'Activity', '40'],
      ['Extra', 'County', '10'],
      ['Never', null, null],
      ['Other', 'Country', '9'],
    ]);
    expect((await effective('county', cork)).map((row: unknown[]) => row[1])).toEqual(['County', 'County', null, 'Country']);
    expect((await effective('country', 372)).map((row: unknown[]) => row[1])).toEqual(['Country', 'Country', null, 'Country']);
    expect((await effective('country', 826)).map((row: unknown[]) => row[1])).toEqual([null, null, null, null]);
  });

  test('is refused at every level for an owner that doesn’t exist', async () => {
    for (const level of ['country', 'county', 'activity', 'host_family']) {
      const { status, body } = await admin.get(`/api/pricing/effective?level=${level}&priceable_id=999999`);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['priceableId']]);
    }
  });
});

describe('the list of prices', () => {
  test('is searched, sorted and filtered', async () => {
    const asked = async (query: string) => (await admin.get(`/api/pricing/index?${query}`)).body;
    expect((await asked("search=o'connor")).total).toBe(1);
    expect((await asked(`level=County&priceable_id=${cork}&sort=-amount`)).data.map((row: { amount: string }) => row.amount)).toEqual([
      '40',
      '10',
    ]);
    expect((await asked('amount=9..9')).data).toMatchObject([{ amount: '9', priceableName: 'Ireland' }]);
    expect((await asked('trip_type_id=1')).total).toBe(0);
    expect((await asked('per_page=1&sort=priceableName')).data).toMatchObject([{ priceableName: 'Cork' }]);
  });

  test('is exported with the same filters', async () => {
    const { status, text } = await admin.get(
      '/api/pricing/index/export?level=Activity&columns=priceableName,templateName,amount&bom=false',
    );
    expect(status).toBe(200);
    expect(text.trim().split(/\r?\n/).slice(1)).toEqual(['Sailing,Base,40']);
    expect((await admin.get('/api/pricing/index/export')).status).toBe(200);
    expect((await (await room.person('Agent')).get('/api/pricing/index/export')).status).toBe(403);
  });
});
