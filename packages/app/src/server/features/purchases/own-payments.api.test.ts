// What a host sees of what they are paid: the own rows alone, year by year, confirmed once, printed and as a file.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptPurchase, listOwnPayments, readOwnPurchase } from '#contract/finance/purchases/own-payments.endpoints.ts';
import { listPurchases, readPurchase } from '#contract/finance/purchases/purchases.endpoints.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { extractPdfText } from '#server/testing/pdf-text.ts';
import { createPayoutOf, createPurchaseOf } from '#server/testing/samples/purchases.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let host: TestClient;
let other: TestClient;
let hostId: number;
let count = 0;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const email = `host-${++count}@example.test`;
  hostId = await server.createAccount({ email, roles: ['Host family'] });
  host = await server.signInWith(email);
  await server.createAccount({ email: `other-${count}@example.test`, roles: ['Host family'] });
  other = await server.signInWith(`other-${count}@example.test`);
});

const made = (fields: object = {}) => createPurchaseOf(server.app, { userId: hostId, ...fields });

async function bytesOf(path: string, client: TestClient, language = 'en') {
  const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${server.origin}${path}`, { headers: { Cookie: cookies, 'Accept-Language': language } });
}

test('a host sees each hosting with what is paid of it, and the sum of each year', async () => {
  const { tripId } = await createTestTrip(server.app, { hostUserId: hostId });
  const row = await made({ tripId, state: 'approved', number: `N-${count}`, paid: '300.00' });
  const link = { purchaseInvoiceId: row.id };
  await createPayoutOf(server.app, row, { ...link, amount: '300.00', state: 'paid', paidOn: '2026-07-20' });
  await createPayoutOf(server.app, row, { ...link, amount: '400.00', state: 'on_hold' });
  await createPayoutOf(server.app, row, { amount: '55.00', state: 'paid', paidOn: '2025-08-01', dueDate: '2025-08-01' });
  const { body } = await host.ask(listOwnPayments, {});
  expect(body.data).toMatchObject([
    {
      invoiceId: row.id,
      state: 'pending',
      total: '700.00',
      paid: '300.00',
      paidOn: '2026-07-20',
      trip: { studentName: 'Chloé', fromDate: '2026-07-05' },
    },
    { invoiceId: null, state: 'paid', total: '55.00', paidOn: '2025-08-01', trip: null },
  ]);
  expect(body.data[0]?.payouts.map(({ state }) => state)).toEqual(['paid', 'pending']);
  expect(body.years).toEqual([
    { year: 2026, currency: 'EUR', paid: '300.00' },
    { year: 2025, currency: 'EUR', paid: '55.00' },
  ]);
});

test('a host sees no payments of another host', async () => {
  const { id } = await made();
  expect((await other.ask(listOwnPayments, {})).body).toEqual({ data: [], years: [] });
  expect((await other.ask(readOwnPurchase, { params: { id } })).status).toBe(404);
  expect((await other.ask(acceptPurchase, { params: { id }, body: { version: 1 } })).status).toBe(404);
  expect((await other.ask(readPurchase, { params: { id } })).status).toBe(404);
  expect((await other.ask(listPurchases, {})).body.data).toEqual([]);
  expect((await bytesOf(`/api/purchase-invoices/${id}/pdf`, other)).status).toBe(404);
});

test('the notes and reasons of finance are hidden from the host', async () => {
  const { id } = await made({ notes: 'Watch out', reason: 'Never mind' });
  const { text, body } = await host.ask(readPurchase, { params: { id } });
  expect(body).toMatchObject({ notes: '', reason: '', createdBy: null, steps: ['accept'] });
  expect(text).not.toMatch(/Watch out|Never mind/);
});

test('a host confirms once, as it was read', async () => {
  const { id } = await made();
  const accept = (version: number) => host.ask(acceptPurchase, { params: { id }, body: { version } });
  expect((await accept(7)).body).toMatchObject({ code: 'changedMeanwhile' });
  expect((await accept(1)).body).toMatchObject({ canAccept: false, acceptedAt: '2026-06-15T10:00:00.000Z' });
  expect((await accept(2)).body).toMatchObject({ code: 'purchaseMoved' });
  const rows = await server.app.db.select().from(audit).where(eq(audit.action, 'purchaseInvoice.accept'));
  expect(rows.filter(({ subjectId }) => subjectId === String(id))).toHaveLength(1);
});

test('a supplier’s own invoice is neither printed nor confirmed, and a void one is not found', async () => {
  const own = await made({ selfBilled: false, number: `S-${count}` });
  expect((await bytesOf(`/api/purchase-invoices/${own.id}/pdf`, host)).status).toBe(404);
  expect((await host.ask(acceptPurchase, { params: { id: own.id }, body: { version: 1 } })).body).toMatchObject({ code: 'purchaseMoved' });
  const { id } = await made({ state: 'void' });
  expect((await host.ask(readOwnPurchase, { params: { id } })).status).toBe(404);
});

const printed = async (id: number) => {
  const answer = await bytesOf(`/api/purchase-invoices/${id}/pdf`, host);
  return extractPdfText(new Uint8Array(await answer.arrayBuffer())).replace(/\s/g, '');
};

test('the invoice is printed with host and business, in each language', async () => {
  const { tripId } = await createTestTrip(server.app, { hostUserId: hostId });
  const { id } = await made({ tripId, state: 'approved', number: `HS-P-${count}`, vat: '161.00', total: '861.00' });
  for (const language of LOCALES) expect((await bytesOf(`/api/purchase-invoices/${id}/pdf`, host, language)).status).toBe(200);
  const text = await printed(id);
  for (const part of [
    `HS-P-${count}`,
    'OrlaMurphy',
    'HostedStayLtd',
    'Fullboard',
    '€700.00',
    '€161.00',
    '€861.00',
    'Self-billedinvoice',
    'HostfamilyDatesStudentsOrlaMurphy',
  ]) {
    expect(text).toContain(part);
  }
});

test('a year is a file for the tax return', async () => {
  const row = await made({ state: 'approved', number: `T-${count}` });
  await createPayoutOf(server.app, row, { purchaseInvoiceId: row.id, amount: '300.00', state: 'paid', paidOn: '2026-07-20' });
  await createPayoutOf(server.app, row, { purchaseInvoiceId: row.id, amount: '400.00', state: 'paid', paidOn: '2027-01-02' });
  const answer = await bytesOf('/api/own-payments/export?year=2026', host);
  expect(answer.headers.get('content-disposition')).toContain('2026.csv');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(`,,,T-${count},Paid,2026-07-19,2026-07-20,EUR,300.00`);
});
