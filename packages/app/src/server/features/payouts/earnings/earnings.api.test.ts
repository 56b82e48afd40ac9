// A host's earnings: the own payouts alone, by month and year, equal to the list of payouts to the cent.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportEarnings, readEarnings } from '#contract/finance/payouts/earnings.endpoints.ts';
import { listPayouts } from '#contract/finance/payouts/payouts.endpoints.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createPayoutTo } from '#server/testing/samples/payouts.ts';
import { createFamily, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let businessId: number;
beforeAll(async () => {
  server = await startServer();
  ({ businessId } = await createBusiness(server.app));
});
afterAll(() => server.stop());

async function hostNamed(email: string) {
  const userId = await server.createAccount({ email, roles: ['Host family'] });
  return { payeeId: await createFamily(server.app, userId), client: await server.signInWith(email) };
}

const dates = { fromDate: '2026-06-29', toDate: '2026-07-09' };

test('a host reads the own earnings by month and year, each stay counted once and each currency on its own', async () => {
  const { app } = server;
  const { payeeId, client } = await hostNamed('earner@example.test');
  const other = await hostNamed('other@example.test');
  const { tripId } = await createTestTrip(app, dates);
  const pay = (fields: object, to = payeeId) => createPayoutTo(app, { payeeId: to, businessId, ...fields });
  await pay({ tripId, key: 'a', dueDate: '2026-07-10', amount: '700.10', state: 'paid', paidOn: '2026-07-12' });
  await pay({ tripId, key: 'b', dueDate: '2026-07-15', amount: '0.20', state: 'on_hold' });
  await pay({ dueDate: '2026-07-20', amount: '99.70', state: 'scheduled' });
  await pay({ dueDate: '2026-07-20', amount: '500', currency: 'JPY' });
  await pay({ dueDate: '2026-07-21', amount: '1000.00', state: 'void' });
  await pay({ dueDate: '2025-12-31', amount: '50.00', state: 'paid', paidOn: '2026-01-04' });
  await pay({ dueDate: '2026-07-10', amount: '12.00' }, other.payeeId);

  const { status, body, text } = await client.ask(readEarnings, { query: {} });
  expect(status, text).toBe(200);
  const july = { currency: 'EUR', scheduled: '99.70', due: '0.20', paid: '700.10', total: '800.00', stays: 1, nights: 10 };
  const yen = { currency: 'JPY', scheduled: '0', due: '500', paid: '0', total: '500', stays: 0, nights: 0 };
  const december = { currency: 'EUR', scheduled: '0.00', due: '0.00', paid: '50.00', total: '50.00', stays: 0, nights: 0 };
  expect(body.months).toEqual([
    { month: '2026-07', ...july },
    { month: '2026-07', ...yen },
    { month: '2025-12', ...december },
  ]);
  expect(body.years).toEqual([
    { year: 2026, ...july },
    { year: 2026, ...yen },
    { year: 2025, ...december },
  ]);

  const listed = (await client.ask(listPayouts, { query: { perPage: 100 } })).body.data.filter(({ state }) => state !== 'void');
  const cents = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  for (const currency of ['EUR', 'JPY']) {
    const ofList = cents(listed.filter((payout) => payout.currency === currency).map(({ amount }) => amount));
    expect(cents(body.months.filter((month) => month.currency === currency).map(({ total }) => total))).toBe(ofList);
    expect(cents(body.years.filter((year) => year.currency === currency).map(({ total }) => total))).toBe(ofList);
  }
  expect((await client.ask(readEarnings, { query: { year: 2025 } })).body.months).toEqual([{ month: '2025-12', ...december }]);

  const file = await client.ask(exportEarnings, { query: { year: 2026, format: 'csv' } });
  expect(file.text).toContain('Month,Currency,Scheduled,Due,Paid,Total,Stays,Nights');
  expect(file.text).toContain('2026-07,EUR,99.70,0.20,700.10,800.00,1,10');
  expect(file.text).not.toContain('2025-12');
});

test('a host without payouts has no earnings, and parents have no right to ask', async () => {
  const { client } = await hostNamed('new@example.test');
  expect((await client.ask(readEarnings, { query: {} })).body).toEqual({ months: [], years: [] });
  expect((await (await server.signInAs('Parent')).ask(readEarnings, { query: {} })).status).toBe(403);
});
