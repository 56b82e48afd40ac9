// Scenarios and the catalogue, over a real connection.

import { readFile } from 'node:fs/promises';
import { compilePriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import { readCatalogue } from '#contract/pricing/catalogue.endpoints.ts';
import { makeQuote } from '#contract/pricing/quotes.endpoints.ts';
import { changeScenario, deleteScenario, listScenarios, saveScenario } from '#contract/pricing/scenarios.endpoints.ts';
import { MAX_SCENARIOS } from '#contract/pricing/scenarios.shapes.ts';
import { audit } from '#server/db/schema/platform.ts';
import { priceBooks, scenarios } from '#server/db/schema/price-books.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

const BOOK = new URL('../../../../../../../fixtures/price-books/2026.json', import.meta.url);
const STAY = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };

let server: TestServer;
let agent: TestClient;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  [agent, finance] = await Promise.all([server.signInAs('Agent'), server.signInAs('Finance')]);
});
afterAll(() => server.stop());

async function publish(): Promise<void> {
  const document = await readFile(BOOK, 'utf8');
  const parsed = parsePriceBook(JSON.parse(document));
  if (!parsed.ok) throw new TypeError('the fixture is no price book');
  const { bookHash } = compilePriceBook(parsed.value);
  const at = new Date('2026-01-01T00:00:00Z');
  const dates = { effectiveFrom: at, publishedAt: at };
  await server.app.db.insert(priceBooks).values({ number: 1, hash: bookHash, currency: 'EUR', document, reason: 'test', ...dates });
}

const save = (client: TestClient, name: string, request: Record<string, unknown> = STAY) =>
  client.ask(saveScenario, { body: { name, request } });
const names = async (client: TestClient) => (await client.ask(listScenarios, {})).body.data.map(({ name }) => name);

describe('scenarios', () => {
  test('are kept as the engine reads them, each for its owner', async () => {
    const { body } = await save(agent, ' Summer ', { host_family_id: 206, from_date: '2026-07-05', to_date: '2026-07-26' });
    expect(body).toMatchObject({ name: 'Summer', version: 1, request: { ...STAY, countStudents: 1, activityDetailsType: 'family' } });
    expect((await save(finance, 'Summer')).status).toBe(200);
    await save(agent, 'autumn');
    expect(await names(agent)).toEqual(['autumn', 'Summer']);
    expect(await names(finance)).toEqual(['Summer']);
    expect(await server.app.db.select().from(audit)).toContainEqual(expect.objectContaining({ action: 'scenario.create' }));
  });

  test('have names of their own, capitals aside, also when two are saved at once', async () => {
    expect(await save(agent, 'SUMMER')).toMatchObject({ status: 422, body: { code: 'nameTaken', errors: { name: [expect.any(String)] } } });
    const made = await Promise.all([1, 2, 3].map(() => save(agent, 'Twin')));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('hold requests and nothing else', async () => {
    const { status, body } = await save(agent, 'Nonsense', { ...STAY, colour: 'red' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'quoteRefused', errors: { colour: [expect.any(String)] } });
    const never = await save(agent, 'Nonsense', { ...STAY, toDate: '2026-13-01' });
    expect(never).toMatchObject({ status: 422, body: { errors: { toDate: [expect.any(String)] } } });
    expect(await names(agent)).not.toContain('Nonsense');
  });

  test('are renamed, changed and deleted by their owner alone', async () => {
    const { body: made } = await save(agent, 'Short-lived');
    const params = { id: made.id };
    expect((await finance.ask(changeScenario, { params, body: { name: 'Stolen' } })).status).toBe(404);
    expect((await finance.ask(deleteScenario, { params })).status).toBe(404);
    const request = { ...STAY, countStudents: 3 };
    const changed = await agent.ask(changeScenario, { params, body: { name: 'Three', request, version: 1 } });
    expect(changed.body).toMatchObject({ name: 'Three', version: 2, request });
    expect(await agent.ask(changeScenario, { params, body: { name: 'Late', version: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'changedMeanwhile', current: { name: 'Three', version: 2 } },
    });
    expect((await agent.ask(deleteScenario, { params })).body).toMatchObject({ name: 'Three' });
    expect((await agent.ask(deleteScenario, { params })).status).toBe(404);
  });

  test('stay the same if they are saved without a change', async () => {
    const { body: made } = await save(agent, 'Same');
    const again = await agent.ask(changeScenario, { params: { id: made.id }, body: { name: 'Same', request: { ...STAY } } });
    expect(again.body).toEqual(made);
  });

  test('are bounded in number', async () => {
    const coordinator = await server.signInAs('Coordinator');
    const { body: me } = await coordinator.send('GET', '/api/user');
    const userId = (me as { id: number }).id;
    const rows = Array.from({ length: MAX_SCENARIOS }, (_, at) => ({
      userId,
      name: `Nr ${at}`,
      request: STAY,
      createdAt: server.time.now,
    }));
    await server.app.db.insert(scenarios).values(rows);
    expect(await save(coordinator, 'One more')).toMatchObject({ status: 409, body: { code: 'scenariosFull' } });
  });

  test('are for staff who quote', async () => {
    expect((await server.createVisitor().ask(listScenarios, {})).status).toBe(401);
    const parent = await server.signInAs('Parent');
    expect((await parent.ask(listScenarios, {})).status).toBe(403);
    expect((await (await server.signInAs('Vetting admin')).ask(listScenarios, {})).status).toBe(403);
  });
});

describe('the catalogue', () => {
  test('is none without a price book', async () => {
    expect(await agent.ask(readCatalogue, {})).toMatchObject({ status: 409, body: { code: 'noPriceBook' } });
  });

  test('names what there is to choose from, and holds no price', async () => {
    await publish();
    server.time.now = new Date(server.time.now.getTime() + 5000);
    const { status, body, text } = await agent.ask(readCatalogue, {});
    expect(status).toBe(200);
    expect(body.currency).toBe('EUR');
    expect(body.hostFamilies).toContainEqual(expect.objectContaining({ id: 206, detail: expect.any(String) }));
    expect(body.activities.length * body.services.length * body.templates.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/amount|commission|percentage|discount/);
  });

  test('anybody is told what can be added to a stay, without a price; family, camps and fee are chosen by other means', async () => {
    const { status, body, text } = await server.createVisitor().ask(readBookingChoices, {});
    expect(status).toBe(200);
    const names = body.services.map(({ name }) => name.toLowerCase());
    expect(names.length * body.tripTypes.length * body.templates.length).toBeGreaterThan(0);
    expect(names.filter((name) => /hosting|camp|activity|trust fee/.test(name))).toEqual([]);
    expect(text).not.toMatch(/amount|commission|percentage|discount/);
  });

  test('extras and the lines of a price are named in the reader’s language', async () => {
    const visitor = server.createVisitor();
    const inEnglish = (await visitor.ask(readBookingChoices, {})).body;
    visitor.language = 'de';
    const inGerman = (await visitor.ask(readBookingChoices, {})).body;
    const german = (named: readonly { id: number; name: string }[], id: number) => named.find((one) => one.id === id)?.name;
    for (const kind of ['services', 'templates'] as const) {
      const transfer = inEnglish[kind].find(({ name }) => name === 'Airport transfer');
      expect(german(inGerman[kind], transfer?.id ?? 0)).toBe('Flughafentransfer');
    }
    visitor.language = 'en';
    expect((await visitor.ask(readBookingChoices, {})).body).toEqual(inEnglish);
  });

  test('is for staff; and what an agent is quoted holds no figure of a provider', async () => {
    const parent = await server.signInAs('Parent');
    expect((await parent.ask(readCatalogue, {})).status).toBe(403);
    const { body, text } = await agent.ask(makeQuote, { body: STAY });
    expect(body).toMatchObject({ side: 'customer' });
    expect(text).not.toMatch(/provider|payout|amountFamworld|amountSupplyVAT|HF"|level/);
    expect((await agent.send('GET', '/api/pricing/book')).status).toBe(403);
    const whole = await finance.ask(makeQuote, { body: STAY });
    expect(whole.body).toMatchObject({ side: 'finance' });
  });
});
