// Pricing templates, asked literally: whatever changes one answers all of them.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type PriceFixture, startPriceFixture } from '#server/testing/fixtures/price-fixture.ts';

const PATH = '/api/pricing/template';

let room: PriceFixture;
let admin: Person;
let refs: { service_type_id: number; pricing_type_id: number; trip_type_id: number };
beforeAll(async () => {
  room = await startPriceFixture();
  admin = await room.person('Administrator');
  const [service] = (await admin.get('/api/pricing/service-type?search=hosting')).body.data;
  const [counted] = (await admin.get('/api/pricing/pricing-type?search=night')).body.data;
  refs = { service_type_id: service.id, pricing_type_id: counted.id, trip_type_id: 2 };
});
afterAll(() => room.stop());

const names = ({ pricingTemplates }: { pricingTemplates: { name: string }[] }) => pricingTemplates.map(({ name }) => name);

test('each change answers the item and all templates', async () => {
  const made = await admin.post(PATH, { ...refs, name: 'Nights', default_amount: 46, customer_commission_percentage: '15.0' });
  expect(made.body.item).toMatchObject({
    name: 'Nights',
    serviceTypeName: 'Hosting',
    category: 'hosting',
    pricingTypeName: 'Per night',
    kind: 'per_night',
    tripTypeName: 'Base hosting',
    tripTypeActive: true,
    required: false,
    per: 'student',
    defaultAmount: '46',
    customerCommissionPercentage: '15',
    providerCommissionPercentage: '0',
    usedBy: 0,
    version: 1,
  });
  expect(JSON.parse(made.text)).toHaveProperty('pricing_templates');
  expect(made.body.pricingTemplates).toEqual([made.body.item]);
  const second = await admin.post(PATH, { ...refs, name: 'Dinners', per: 'booking', required: true });
  expect(names(second.body)).toEqual(['Dinners', 'Nights']);
  const changed = await admin.patch(PATH, { id: made.body.item.id, name: 'A night' });
  expect(names(changed.body)).toEqual(['A night', 'Dinners']);
  expect((await admin.patch(`${PATH}/${made.body.item.id}`, { required: true })).body.item).toMatchObject({
    required: true,
    defaultAmount: '46',
  });
  const { body } = await admin.del(`${PATH}/${second.body.item.id}`);
  expect(names(body)).toEqual(['A night']);
  expect((await room.changesOf('pricingTemplate', made.body.item.id)).map(({ action }) => action)).toEqual([
    'pricingTemplate.create',
    'pricingTemplate.edit',
    'pricingTemplate.edit',
  ]);
});

test('the list answers its page twice: as data and as the templates', async () => {
  for (const name of ['X 1', 'X 2', 'X 3']) await admin.post(PATH, { ...refs, name });
  const { body } = await admin.get(`${PATH}?search=x&per_page=2&sort=-name`);
  expect(body).toMatchObject({ total: 3, lastPage: 2 });
  expect(body.data.map((row: { name: string }) => row.name)).toEqual(['X 3', 'X 2']);
  expect(body.pricingTemplates).toEqual(body.data);
  expect((await admin.get(`${PATH}?trip_type_id=1`)).body.total).toBe(0);
});

test('a wrong value is refused at its field', async () => {
  const at = async (wrong: object) => {
    const { status, body } = await admin.post(PATH, { ...refs, name: 'Wrong', ...wrong });
    return [status, ...Object.keys(body.errors ?? {}).sort()];
  };
  expect(await at({ service_type_id: 999, pricing_type_id: 999, trip_type_id: 999 })).toEqual([
    422,
    'pricingTypeId',
    'serviceTypeId',
    'tripTypeId',
  ]);
  expect(await at({ customer_commission_percentage: '100' })).toEqual([422, 'customerCommissionPercentage']);
  expect(await at({ customer_commission_percentage: '99.999999' })).toEqual([200]);
  expect(await at({ name: 'Over', provider_commission_percentage: '100.5' })).toEqual([422, 'providerCommissionPercentage']);
  expect(await at({ name: 'Full', provider_commission_percentage: '100' })).toEqual([200]);
  expect(await at({ default_amount: '1e3', per: 'week' })).toEqual([422, 'defaultAmount', 'per']);
  expect(await at({ name: 'A night' })).toEqual([422, 'name']);
});

test('one that has prices is not taken out, and the sentence says how many', async () => {
  const { body } = await admin.post(PATH, { ...refs, name: 'Priced' });
  const at = (level: string, priceable_id: number) =>
    admin.post('/api/pricing/create', { pricing_template_id: body.item.id, level, priceable_id, amount: 1 });
  await at('country', 372);
  await at('county', await room.countyId('Cork'));
  const refused = await admin.del(`${PATH}/${body.item.id}`);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'inUse',
    'This is used 2 times, so you can’t delete it.',
  ]);
  expect((await admin.get(`${PATH}?search=priced`)).body.data[0].usedBy).toBe(2);
});

test.each(['Parent', 'Host family', 'Agent', 'Vetting admin', 'Page editor'] as const)('%s reads none', async (role) => {
  const person = await room.person(role);
  for (const path of [
    PATH,
    '/api/pricing/index',
    '/api/pricing/priceable?level=county',
    '/api/pricing/effective?level=county&priceable_id=1',
  ]) {
    expect((await person.get(path)).status).toBe(403);
  }
});
