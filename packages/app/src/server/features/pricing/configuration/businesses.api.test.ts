// Businesses, asked literally.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { type Person, type PriceFixture, startPriceFixture } from '#server/testing/fixtures/price-fixture.ts';

const PATH = '/api/businesses';

let room: PriceFixture;
let admin: Person;
let euro: number;
beforeAll(async () => {
  room = await startPriceFixture();
  admin = await room.person('Administrator');
  euro = (await admin.get('/api/pricing/currency')).body.data[0].id;
});
afterAll(() => room.stop());

const fields = () => ({
  legal_name: 'Stays by the Sea Ltd',
  address_line_1: '14 Harbour Street',
  city_town: 'Cork',
  country_id: 372,
  currency_id: euro,
});

test('begins with one that bears the name of the product, in Ireland, with its rate of VAT', async () => {
  const { text } = await admin.get(PATH);
  expect(JSON.parse(text).data).toEqual([
    expect.objectContaining({
      name: 'Test Stays',
      country_code: 'IE',
      vat_rate: '0.23',
      vat_exempt: false,
      currency_code: 'EUR',
      is_default: true,
      used_by: 0,
    }),
  ]);
});

test('one is made, changed either way, made the default, and taken out when it is not', async () => {
  const { body } = await admin.post(PATH, {
    ...fields(),
    name: 'Sea',
    invoice_prefix: 'sea',
    vat_rate: 0.135,
    iban: 'IE29AIBK93115212345678',
  });
  expect(body).toMatchObject({ name: 'Sea', invoicePrefix: 'SEA', vatRate: '0.135', isDefault: false, version: 1 });
  expect((await admin.patch(PATH, { id: body.id, vat_exempt: true })).body).toMatchObject({ vatExempt: true, vatRate: '0.135' });
  const before = (await admin.get(PATH)).body.data.find((row: { isDefault: boolean }) => row.isDefault);
  expect((await admin.patch(`${PATH}/${body.id}`, { is_default: true })).body.isDefault).toBe(true);
  expect((await admin.del(`${PATH}/${body.id}`)).body.code).toBe('fixedByTheProduct');
  await admin.patch(PATH, { id: before.id, is_default: true });
  expect((await admin.del(`${PATH}/${body.id}`)).status).toBe(200);
  expect((await room.changesOf('business', body.id)).map(({ action }) => action)).toEqual([
    'business.create',
    'business.edit',
    'business.edit',
    'business.edit',
    'business.delete',
  ]);
});

test('a wrong value is refused at its field', async () => {
  const at = async (wrong: object) => {
    const { status, body } = await admin.post(PATH, { ...fields(), name: 'Wrong', invoice_prefix: 'W', ...wrong });
    return [status, ...Object.keys(body.errors ?? {})];
  };
  expect(await at({ country_id: 1, currency_id: 999 })).toEqual([422, 'countryId', 'currencyId']);
  expect(await at({ vat_rate: '23' })).toEqual([422, 'vatRate']);
  const { body } = await admin.post(PATH, { ...fields(), name: 'Wrong', invoice_prefix: 'W', vat_rate: '1.01' });
  expect(body.errors).toEqual({ vatRate: ['“vat rate” must be from 0% to 100%'] });
  expect(await at({ invoice_prefix: 'A-1' })).toEqual([422, 'invoicePrefix']);
  expect(await at({ name: 'Test Stays' })).toEqual([422, 'name']);
  expect(await at({ invoice_prefix: 'INV' })).toEqual([422, 'invoicePrefix']);
});

test('one that sells the stays of a family says so', async () => {
  const { body } = await admin.post(PATH, { ...fields(), name: 'Used', invoice_prefix: 'USED' });
  const id = await room.family('Byrne', 'Cork');
  await room.app.db.update(hostFamilies).set({ businessId: body.id }).where(eq(hostFamilies.id, id));
  const { status, body: refused } = await admin.del(`${PATH}/${body.id}`);
  expect([status, refused.message]).toEqual([409, 'This is used once, so you can’t delete it.']);
});

test.each(['Coordinator', 'Agent', 'Finance'] as const)('%s reads them, and changes none', async (role) => {
  const person = await room.person(role);
  expect((await person.get(PATH)).status).toBe(200);
  expect((await person.post(PATH, {})).status).toBe(403);
});

test.each(['Parent', 'Host family'] as const)('%s reads none', async (role) => {
  expect((await (await room.person(role)).get(PATH)).status).toBe(403);
});
