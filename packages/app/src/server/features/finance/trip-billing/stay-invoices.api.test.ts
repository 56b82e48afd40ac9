// What the money of a trip answers to others: whether some of it is paid, and which invoices are still open.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { countOpenInvoices, isPaidForStay } from '#server/features/finance/finance.public.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { allocatePayment, createCreditNote, createPayment, createSentInvoice } from '#server/testing/samples/money.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let businessId: number;
beforeAll(async () => {
  server = await startServer();
  ({ businessId } = await createBusiness(server.app));
});
afterAll(() => server.stop());

const newTrip = async () => (await createTestTrip(server.app, { businessId })).tripId;
const look = async (tripId: number) => ({
  isPaid: await isPaidForStay(server.app.db, tripId),
  open: (await countOpenInvoices(server.app.db, [tripId])).get(tripId) ?? 0,
});

test('a trip is paid for once some of an invoice is, and open until all of it is', async () => {
  const [tripId, other] = [await newTrip(), await newTrip()];
  const invoiceId = await createSentInvoice(server.app, { businessId, tripId, other: 5000 });
  expect(await look(tripId)).toEqual({ isPaid: false, open: 1 });
  const pay = async (amount: number) =>
    allocatePayment(server.app, { paymentId: await createPayment(server.app, { businessId, amount }), invoiceId, amount });
  await pay(1);
  expect(await look(tripId)).toEqual({ isPaid: true, open: 1 });
  await pay(4999);
  expect(await look(tripId)).toEqual({ isPaid: true, open: 0 });
  expect(await look(other)).toEqual({ isPaid: false, open: 0 });
});

test('a credit note pays for nothing, and is no open invoice', async () => {
  const tripId = await newTrip();
  const of = await createSentInvoice(server.app, { businessId, tripId, other: 5000 });
  await createCreditNote(server.app, { of, businessId, tripId, other: -2000 });
  expect(await look(tripId)).toEqual({ isPaid: false, open: 1 });
  expect((await countOpenInvoices(server.app.db, [])).size).toBe(0);
});
