// The lists that filters and forms choose from, as anybody gets them.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCounties, listCountries } from '#contract/search/dependencies.endpoints.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
});
afterAll(() => server.stop());

test('every country comes once, those with host families marked', async () => {
  const { body } = await server.createVisitor().ask(listCountries, {});
  expect(new Set(body.data.map(({ code }) => code)).size).toBe(249);
  expect(body.data.filter(({ hosting }) => hosting).map(({ name }) => name)).toEqual(['Ireland', 'United Kingdom']);
});

test('counties come by country', async () => {
  const ireland = await server.createVisitor().ask(listCounties, { query: { countryId: 372 } });
  expect(ireland.body.data).toHaveLength(26);
  const all = await server.createVisitor().send('GET', '/api/dependencies/counties?country_id=372');
  expect(all.body).toEqual(ireland.body);
});

test('seeding again adds nothing', async () => {
  await seedReference(server.app.db);
  expect((await server.createVisitor().ask(listCounties, { query: { countryId: 372 } })).body.data).toHaveLength(26);
});
