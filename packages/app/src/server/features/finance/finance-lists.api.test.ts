// What the lists of invoices and payments offer beside their pages: files in the reader's language, and whom one can choose by.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice, exportInvoices, listBuyers, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { exportPayments, recordPayment } from '#contract/finance/payments/payments.endpoints.ts';
import type { TestClient } from '#server/testing/client.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { createSentInvoice } from '#server/testing/samples/money.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
let agent: TestClient;
let agentId: number;
let businessId: number;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  agentId = await server.createAccount({ email: 'agency@example.test', roles: ['Agent'] });
  agent = await server.signInWith('agency@example.test');
  ({ businessId } = await createBusiness(server.app));
});
afterAll(() => server.stop());

const draft = (client: TestClient, { buyerId = null, name = 'Chloé Martin' }: { buyerId?: number | null; name?: string } = {}) =>
  client.ask(createInvoice, { body: { businessId, buyerId, typed: { ...COMPLETE_INVOICE, buyer: { ...COMPLETE_INVOICE.buyer, name } } } });

test('files name kinds, states and methods in the language of their reader', async () => {
  const { body } = await draft(finance);
  const { body: sent } = await finance.ask(sendInvoice, { params: { id: body.id }, body: { version: body.version } });
  await finance.ask(recordPayment, { body: { businessId, amount: '5', paidOn: '2026-06-15', method: 'bank_transfer', payerName: 'Ann' } });
  const files = async (language: 'en' | 'de') => {
    finance.language = language;
    const { text: invoices } = await finance.ask(exportInvoices, { query: { search: sent.number ?? '', columns: 'kind,state' } });
    const { text: payments } = await finance.ask(exportPayments, { query: { columns: 'kind,method' } });
    finance.language = 'en';
    return [invoices, payments].map((text) => text.trim().split('\r\n').at(-1));
  };
  expect(await files('en')).toEqual(['Sales invoice,Sent', 'Payment received,Bank transfer']);
  expect(await files('de')).toEqual(['Ausgangsrechnung,Gesendet', 'Zahlungseingang,Überweisung']);
});

test('the file of invoices names the trip with its student, and leaves the column empty where there is none', async () => {
  const { tripId } = await createTestTrip(server.app, { businessId });
  const name = createRandomName(10);
  await createSentInvoice(server.app, { businessId, tripId, other: 100, buyerName: name });
  await createSentInvoice(server.app, { businessId, other: 100, buyerName: name });
  const { text } = await finance.ask(exportInvoices, { query: { search: name, columns: 'tripId' } });
  expect(text.trim().split('\r\n').slice(1).toSorted()).toEqual(['""', expect.stringMatching(new RegExp(`^\\S.* \\(${tripId}\\)$`))]);
});

test('every buyer can be chosen, under the name of their newest invoice, however many there are', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 105; number += 1) {
    const buyerId = await server.createAccount({ email: `buyer-${number}@example.test`, roles: ['Parent'] });
    ids.push(buyerId);
    await draft(finance, { buyerId, name: `Buyer ${String(number).padStart(3, '0')}` });
  }
  await draft(finance, { buyerId: ids[7] ?? 0, name: 'Aaron, now' });
  const { body } = await finance.ask(listBuyers, {});
  expect(body.data).toHaveLength(105);
  expect(body.data[0]).toEqual({ id: ids[7], name: 'Aaron, now' });
  expect(body.data.at(-1)).toEqual({ id: ids[104], name: 'Buyer 104' });
  expect((await agent.ask(listBuyers, {})).body.data).toEqual([]);
  await createTestStudent(server.app, { agentId, parentIds: [ids[3] ?? 0] });
  await draft(agent, { buyerId: ids[3] ?? 0, name: 'Mine' });
  expect((await agent.ask(listBuyers, {})).body.data).toEqual([{ id: ids[3], name: 'Mine' }]);
});
