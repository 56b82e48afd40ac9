// The money of the demo world: its revenue report says what the ledger does, however it is grouped, and a group has a lower price.

import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportLedger } from '#contract/finance/billing/billing.endpoints.ts';
import { readGroupPrice } from '#contract/groups/group-price.endpoints.ts';
import { readMoneyReport } from '#contract/reports/reports.endpoints.ts';
import { REPORT_GROUPS } from '#contract/reports/reports.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripGroups } from '#server/db/schema/trips.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { parseBalances } from '#server/testing/ledger.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { prepareDemo } from './start.ts';

let server: TestServer;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  const { db } = server.app;
  // The world is made only where nobody has an account.
  await db.delete(users);
  await seedReference(db);
  const { config } = server.app;
  await prepareDemo({ ...server.app, config: { ...config, DEMO: 'always' } });
  await server.createAccount({ email: 'books@example.test', roles: ['Finance'] });
  finance = await server.signInWith('books@example.test');
});
afterAll(() => server.stop());

const PERIOD = { from: '2020-01-01', to: '2029-12-31' } as const;
const cents = (amount: string | null | undefined) => Math.round(Number(amount ?? '0') * 100);

test.each(REPORT_GROUPS)('the revenue by %s is what the ledger’s balances are', async (by) => {
  const ledger = parseBalances((await finance.ask(exportLedger, { query: PERIOD })).text);
  const balance = (account: string) => ledger.get(account) ?? 0;
  const { status, body } = await finance.ask(readMoneyReport, { query: { ...PERIOD, by } });
  expect(status).toBe(200);
  const of = (name: string) => {
    const at = body.figures.findIndex((figure) => figure.name === name);
    return body.rows.reduce((sum, { cells }) => sum + cents(cells[at]?.value), 0);
  };
  expect(of('invoiced')).toBeGreaterThan(0);
  expect(of('received')).toBeGreaterThan(0);
  expect(of('invoiced') - of('voided') - of('credited') - of('received') + of('refunded')).toBe(balance('assets:receivable'));
  expect(of('received') - of('refunded') - of('payouts')).toBe(balance('assets:bank'));
  expect(of('commission') + balance('income:commission')).toBe(0);
  expect(of('otherSales') + balance('income:other')).toBe(0);
  expect(of('vat') + balance('liabilities:vat:output')).toBe(0);
  expect(of('netSales')).toBe(of('commission') + of('hostCost') + of('otherSales'));
});

test('the price of the planned group is lower than that of its trips, as classmates have one home', async () => {
  const [group] = await server.app.db.select().from(tripGroups).orderBy(desc(tripGroups.id)).limit(1);
  const { status, body, text } = await finance.ask(readGroupPrice, { params: { id: group?.id ?? 0 } });
  expect(status, text).toBe(200);
  expect([body.sets.length, body.unpriced]).toEqual([1, []]);
  const count = body.sets[0]?.trips.length ?? 0;
  expect(count).toBeGreaterThan(1);
  expect(body.totals.shared).toMatchObject([{ paid: 1, instead: count }]);
  expect(cents(body.totals.difference)).toBeLessThan(0);
});
