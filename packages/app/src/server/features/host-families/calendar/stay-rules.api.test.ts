// The rules of a family for stays: who saves them, what everybody is shown of them, and that an older page overwrites nothing.

import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCalendar, saveCalendarRules } from '#contract/host-families/calendar.endpoints.ts';
import { readFamilyAvailability, readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import { NO_STAY_RULES, type StayRules } from '#contract/host-families/stay-rules.ts';
import { searchFamilies } from '#contract/search/search.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { audit } from '#server/db/schema/platform.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let host: TestClient;
let id: number;
const RULES: StayRules = { minNights: 7, maxNights: 28, noticeDays: 10 };

beforeAll(async () => {
  server = await startServer();
  const { app } = server;
  await seedReference(app.db);
  const countyId = await findCountyId(app, 'Cork');
  [id = 0] = await createLiveFamilies(app, [{ countyId }]);
  const userId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'] });
  await app.db.update(hostFamilies).set({ userId }).where(eq(hostFamilies.id, id));
  await app.db.update(users).set({ emailVerifiedAt: app.clock.now() }).where(eq(users.id, userId));
  host = await server.signInWith('host@example.test');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.app.db.update(hostFamilies).set(NO_STAY_RULES);
});

const save = (rules: StayRules, { client = host, before = NO_STAY_RULES } = {}) =>
  client.ask(saveCalendarRules, { params: { id }, body: { ...rules, before } });
const stay = { fromDate: '2026-08-01', toDate: '2026-08-08' };

test('rules are shown in the calendar, on the profile and with the free beds, and are in the change log', async () => {
  expect(await save(RULES)).toMatchObject({ status: 200, body: RULES });
  const visitor = server.createVisitor();
  expect((await host.ask(readCalendar, { params: { id }, query: stay })).body.rules).toEqual(RULES);
  expect((await visitor.ask(readFamilyProfile, { params: { id } })).body.stayRules).toEqual(RULES);
  expect((await visitor.ask(readFamilyAvailability, { params: { id }, query: stay })).body.stayRules).toEqual(RULES);
  const [entry] = await server.app.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(entry).toMatchObject({ action: 'hostFamilies.changeStayRules', changes: { minNights: { before: 1, after: 7 } } });
});

test('rules that nobody could keep are refused', async () => {
  expect(await save({ ...RULES, minNights: 29 })).toMatchObject({ status: 422, body: { errors: { maxNights: expect.anything() } } });
  expect(await save({ ...RULES, minNights: 0 })).toMatchObject({ status: 422, body: { errors: { minNights: expect.anything() } } });
  expect(await save({ ...RULES, noticeDays: 366 })).toMatchObject({ status: 422, body: { errors: { noticeDays: expect.anything() } } });
});

test('rules that somebody else has saved meanwhile are told instead of overwritten; the same ones again are fine', async () => {
  const coordinator = await server.signInAs('Coordinator');
  expect((await save(RULES, { client: coordinator })).status).toBe(200);
  expect((await save(RULES)).status).toBe(200);
  const late = await save({ ...RULES, noticeDays: 1 });
  expect(late).toMatchObject({ status: 409, body: { code: 'changedMeanwhile', current: RULES } });
});

test('rules are saved by the family and by staff who write calendars, by nobody else', async () => {
  for (const role of ['Agent', 'Finance', 'Parent'] as const) {
    expect([403, 404], role).toContain((await save(RULES, { client: await server.signInAs(role) })).status);
  }
  await server.createAccount({ email: 'other@example.test', roles: ['Host family'] });
  expect((await save(RULES, { client: await server.signInWith('other@example.test') })).status).toBe(404);
});

test('the search leaves out a family whose rules the dates break, or says which, as soon as they are saved', async () => {
  const visitor = server.createVisitor();
  const find = async (client: TestClient, more: object = {}) => {
    const { body } = await client.ask(searchFamilies, { query: { ...stay, ...more } as never });
    return body.data.map(({ brokenRule, isFull }) => [brokenRule, isFull]);
  };
  expect(await find(visitor)).toEqual([[null, false]]);
  await save({ ...RULES, minNights: 14 });
  const brokenRule = { rule: 'minNights', count: 14 };
  await expect.poll(() => find(visitor)).toEqual([]);
  expect(await find(visitor, { alsoFull: 'true' })).toEqual([[brokenRule, true]]);
  expect(await find(await server.signInAs('Coordinator'))).toEqual([[brokenRule, false]]);
});
