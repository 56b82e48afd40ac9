// The sheet of prices over a real connection: read, saved in one go or not at all, its faults by row.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAudit } from '#contract/administration/audit.endpoints.ts';
import { createPricingType, createServiceType, listPricingTypes, listServiceTypes } from '#contract/pricing/configuration.endpoints.ts';
import { createTemplate, listPricings, readPriceSheet, saveManyPricings } from '#contract/pricing/templates.endpoints.ts';
import { createTripType } from '#contract/pricing/trip-types.endpoints.ts';
import { countries } from '#server/db/schema/places.ts';
import { pricings } from '#server/db/schema/pricing.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let keeper: TestClient;
let reader: TestClient;
let template: number;

/** Ireland. */
const country = 372;

beforeAll(async () => {
  server = await startServer();
  keeper = await server.signInAs('Administrator');
  reader = await server.signInAs('Finance');
  await server.app.db.insert(countries).values({ id: country, code: 'IE', name: 'Ireland', hosting: true }).onConflictDoNothing();
  await keeper.ask(createServiceType, { body: { name: 'Hosting of the sheet' } });
  await keeper.ask(createPricingType, { body: { name: 'per-night' } });
  const services = await keeper.ask(listServiceTypes, { query: { search: 'sheet' } });
  const counted = await keeper.ask(listPricingTypes, { query: {} });
  const trip = await keeper.ask(createTripType, { body: { name: 'Trip of the sheet', active: true } });
  const body = {
    name: 'Sheet night',
    serviceTypeId: services.body.data[0]?.id,
    pricingTypeId: counted.body.data[0]?.id,
    tripTypeId: trip.body.id,
    customerCommissionPercentage: '15',
  };
  const { body: made, text } = await keeper.ask(createTemplate, { body });
  expect(made.item, text).toBeDefined();
  template = made.item.id;
});
afterAll(() => server.stop());
beforeEach(async () => void (await server.app.db.delete(pricings)));

const change = (amount: string | null, before: string | null, priceableId = country) => ({
  priceableId,
  pricingTemplateId: template,
  amount,
  before,
});
const save = (...changes: ReturnType<typeof change>[]) => keeper.ask(saveManyPricings, { body: { level: 'Country', changes } });
const amounts = async () => (await reader.ask(readPriceSheet, { query: { level: 'country' } })).body.data;

test('a price is made with the commissions of its template, changed and taken out, each in the change log', async () => {
  const made = await save(change('45.50', null));
  expect(made.body.data).toEqual([{ priceableId: country, pricingTemplateId: template, amount: '45.5', outcome: 'made' }]);
  expect(await amounts()).toEqual([{ priceableId: country, pricingTemplateId: template, amount: '45.5' }]);
  const { body } = await reader.ask(listPricings, { query: {} });
  expect(body.data[0]).toMatchObject({ level: 'Country', amount: '45.5', customerCommissionPercentage: '15' });
  expect((await save(change('46', '45.5'))).body.data[0]?.outcome).toBe('changed');
  expect((await save(change('46', '46'))).body.data[0]?.outcome).toBe('unchanged');
  expect((await save(change(null, '46'))).body.data[0]?.outcome).toBe('removed');
  expect(await amounts()).toEqual([]);
  const { body: log } = await keeper.ask(listAudit, { query: { subjectType: 'pricing' } });
  const named = 'Sheet night · Ireland';
  expect(log.data.map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ['pricing.delete', named],
    ['pricing.edit', named],
    ['pricing.create', named],
  ]);
  for (const { changes } of [log.data[0], log.data[2]].flatMap((entry) => entry ?? [])) {
    expect(changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['templateName', 'priceableName', 'amount']));
    expect(changes.map(({ field }) => field)).not.toContain('priceableId');
  }
});

test('one fault and nothing is saved; each is told by its row', async () => {
  await save(change('45', null));
  const { status, body } = await save(change('50', '45'), change('1', null, 999_999), change('60', '45'));
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual(['changes.1.priceableId', 'changes.2.amount']);
  expect(body.errors?.['changes.2.amount']?.[0]).toContain('It’s now: 50');
  expect((await amounts())[0]?.amount).toBe('45');
});

test('an amount that somebody else has changed meanwhile is not overwritten', async () => {
  await save(change('45', null));
  await save(change('48', '45'));
  const late = await save(change('50', '45'));
  expect(late.status).toBe(422);
  expect(late.body.errors?.['changes.0.amount']).toEqual(['Someone else has changed “amount”. It’s now: 48']);
});

test('only who keeps prices saves', async () => {
  const body = { level: 'Country', changes: [change('45', null)] };
  expect((await reader.ask(saveManyPricings, { body })).status).toBe(403);
  expect((await (await server.signInAs('Parent')).ask(readPriceSheet, { query: { level: 'Country' } })).status).toBe(403);
});
