// A world in which everything fits, and one fault planted at a time: each is found by its check, and nothing else is.

import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { exportFindings, listFindings, readChecks } from '#contract/finance/reconciliation/reconciliation.endpoints.ts';
import { CHECK_NAMES, type CheckName } from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import { expenses } from '#server/db/schema/expenses.ts';
import { invoiceSeries, invoices } from '#server/db/schema/finance.ts';
import { gatewayEvents, paymentIntents } from '#server/db/schema/gateway.ts';
import { purchaseInvoices } from '#server/db/schema/purchases.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import {
  allocatePayment,
  createCreditNote,
  createPayment,
  createPayout,
  createPurchase,
  createQuote,
  createSentInvoice,
} from '#server/testing/samples/money.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';
import { createFamily, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
let known = new Set<number>();
beforeAll(async () => {
  server = await startServer();
  server.time.now = new Date('2026-08-15T10:00:00Z');
  finance = await server.signInAs('Finance');
});
afterAll(() => server.stop());
// What one test has planted is not new to the next.
afterEach(async () => {
  known = new Set((await found()).map(({ id }) => id));
});

const found = async () => (await finance.ask(listFindings, { query: { perPage: 100 } })).body.data;
const isNew = async () => (await found()).filter(({ id }) => !known.has(id));

type Change = Partial<typeof trips.$inferInsert>;

/** A stay with all that belongs to it: quote, invoice, payment, payout and the host's invoice. */
async function stay({
  trip: change = {},
  paid = 10_000,
  without = [],
}: {
  trip?: Change;
  paid?: number;
  without?: readonly string[];
} = {}) {
  const { app } = server;
  const has = (part: string) => !without.includes(part);
  const { businessId } = await createBusiness(app);
  const hostUserId = await server.createAccount({
    email: `host-${createRandomName(8)}@example.test`,
    roles: ['Host family'],
    firstName: 'Orla',
  });
  const payeeId = await createFamily(app, hostUserId);
  const owed = [{ hostableType: 'Host_family', hostableId: payeeId, amount: '60.00' }];
  const fingerprint = await createQuote(app, {
    total: '100.00',
    amountSupplyVAT: '60.00',
    payouts: owed,
    request: { hostFamilyId: payeeId },
  });
  const { tripId } = await createTestTrip(app, {
    businessId,
    hostFamilyId: payeeId,
    state: 'completed',
    quoteFingerprint: has('quote') ? fingerprint : null,
    ...change,
  });
  const buyer = { businessId, tripId, buyerName: `Buyer ${createRandomName(6)}` };
  const invoiceId = has('invoice') ? await createSentInvoice(app, { ...buyer, quoteFingerprint: fingerprint, quoted: 9000, vat: 1000 }) : 0;
  const paymentId = paid > 0 ? await createPayment(app, { businessId, payerName: buyer.buyerName, amount: paid }) : 0;
  if (paid > 0 && has('invoice')) await allocatePayment(app, { paymentId, invoiceId, amount: Math.min(paid, 10_000) });
  const payee = { businessId, payeeType: 'Host_family', payeeId } as const;
  const purchaseInvoiceId = has('purchase') ? await createPurchase(app, { ...payee, tripId, expected: '60.00' }) : null;
  const payoutId = has('payout') ? await createPayout(app, { ...payee, tripId, purchaseInvoiceId, state: 'paid' }) : 0;
  return { ...buyer, invoiceId, paymentId, payeeId, payee, payoutId, fingerprint };
}

const intent = { gateway: 'test', payerName: 'Ann', currency: 'EUR', amount: '10.00' };

/** How each fault comes to be. */
const FAULTS: Readonly<Record<CheckName, () => Promise<unknown>>> = {
  tripWithoutQuote: () => stay({ without: ['quote'] }),
  tripDiffersFromQuote: () => stay({ trip: { toDate: '2026-07-19' } }),
  tripWithoutInvoice: () => stay({ paid: 0, without: ['invoice'] }),
  // Priced again after it was billed, and the difference was not.
  tripBilledOtherwise: async () => {
    const { tripId, payeeId } = await stay();
    const owed = [{ hostableType: 'Host_family', hostableId: payeeId, amount: '60.00' }];
    const dearer = await createQuote(server.app, {
      total: '133.97',
      amountSupplyVAT: '60.00',
      payouts: owed,
      request: { hostFamilyId: payeeId },
    });
    await server.app.db.update(trips).set({ quoteFingerprint: dearer }).where(eq(trips.id, tripId));
  },
  invoiceDiffersFromQuote: async () => {
    // It names no trip: of one that does the trip is billed otherwise, too.
    const { businessId, buyerName, fingerprint } = await stay({ paid: 0, without: ['invoice'] });
    await createSentInvoice(server.app, { businessId, buyerName, quoteFingerprint: fingerprint, quoted: 8000, vat: 1000 });
  },
  paidDiffersFromAllocations: async () => {
    const { invoiceId } = await stay();
    await server.app.db.update(invoices).set({ paid: '99.99' }).where(eq(invoices.id, invoiceId));
  },
  voidInvoicePaid: async () => {
    const { invoiceId, fingerprint, ...buyer } = await stay();
    await server.app.db.update(invoices).set({ state: 'void', voidedAt: server.time.now }).where(eq(invoices.id, invoiceId));
    const { businessId, tripId, buyerName } = buyer;
    await createSentInvoice(server.app, { businessId, tripId, buyerName, quoteFingerprint: fingerprint, quoted: 9000, vat: 1000 });
  },
  overpaidInvoice: async () => {
    const { invoiceId, businessId, buyerName } = await stay();
    await createCreditNote(server.app, { businessId, buyerName, of: invoiceId, other: -500 });
  },
  paidNotReserved: async () => {
    const { app } = server;
    const { businessId } = await createBusiness(app);
    const { tripId } = await createTestTrip(app, { businessId, state: 'enquiry' });
    const invoiceId = await createSentInvoice(app, { businessId, tripId, other: 700 });
    await allocatePayment(app, { paymentId: await createPayment(app, { businessId, amount: 700 }), invoiceId, amount: 700 });
  },
  cancelledNotRefunded: () => stay({ trip: { state: 'cancelled' } }),
  paymentUnallocated: () => stay({ paid: 12_000 }),
  duplicatePayment: async () => {
    const { businessId } = await createBusiness(server.app);
    const open = await createSentInvoice(server.app, { businessId, other: 9000 });
    for (const amount of [4000, 4000]) {
      await allocatePayment(server.app, { paymentId: await createPayment(server.app, { businessId, amount }), invoiceId: open, amount });
    }
  },
  gatewayEventFailed: async () => {
    const event = { gateway: 'test', eventId: createRandomName(), type: 'intent.succeeded', reference: 'nobody', payload: {} };
    const at = { occurredAt: server.time.now, receivedAt: server.time.now };
    await server.app.db.insert(gatewayEvents).values({ ...event, ...at, state: 'failed', error: 'unknownIntent' });
  },
  intentWithoutPayment: async () => {
    const { businessId } = await createBusiness(server.app);
    const values = { ...intent, businessId, reference: createRandomName(), state: 'succeeded', createdAt: server.time.now } as const;
    await server.app.db.insert(paymentIntents).values(values);
  },
  payoutMissing: () => stay({ without: ['payout'] }),
  payoutDiffersFromQuote: async () => {
    const { payee, tripId } = await stay({ without: ['payout'] });
    await createPayout(server.app, { ...payee, tripId, amount: '61.00', state: 'paid' });
  },
  payoutOverdue: async () => {
    const { payee, tripId } = await stay({ without: ['payout'] });
    await createPayout(server.app, { ...payee, tripId, state: 'approved' });
  },
  payoutWithoutPurchase: () => stay({ without: ['purchase'] }),
  purchaseDiffersFromQuote: async () => {
    const { payee, tripId } = await stay({ without: ['purchase'] });
    await createPurchase(server.app, { ...payee, tripId, net: '65.00', expected: '60.00' });
  },
  expenseNotBilled: async () => {
    const { tripId, businessId } = await stay();
    const spent = { category: 'medical', description: 'Doctor', currency: 'EUR', amount: '40.00', spentOn: '2026-07-10' } as const;
    await server.app.db.insert(expenses).values({ tripId, businessId, ...spent, state: 'approved', createdAt: server.time.now });
  },
  seriesGap: async () => {
    const { invoiceId } = await stay();
    const [row] = await server.app.db.select({ series: invoices.series }).from(invoices).where(eq(invoices.id, invoiceId));
    await server.app.db
      .update(invoiceSeries)
      .set({ next: sql`${invoiceSeries.next} + 1` })
      .where(eq(invoiceSeries.series, row?.series ?? ''));
  },
  // Its refund was paid, and the rest of it is asked for still.
  cancelledStillOwed: async () => {
    const { app } = server;
    const { businessId } = await createBusiness(app);
    const { tripId } = await createTestTrip(app, { businessId, state: 'cancelled' });
    const invoiceId = await createSentInvoice(app, { businessId, tripId, other: 10_000 });
    const paymentId = await createPayment(app, { businessId, amount: 4000 });
    await allocatePayment(app, { paymentId, invoiceId, amount: 4000 });
    const refundId = await createPayment(app, { businessId, amount: 4000, refundsId: paymentId });
    await allocatePayment(app, { paymentId: refundId, invoiceId, amount: -4000 });
  },
  paidInFuture: async () => {
    const { businessId } = await createBusiness(server.app);
    const invoiceId = await createSentInvoice(server.app, { businessId, other: 700 });
    const paymentId = await createPayment(server.app, { businessId, amount: 700, paidOn: '2027-08-15' });
    await allocatePayment(server.app, { paymentId, invoiceId, amount: 700 });
  },
  // The database lets none in: only what stood there before it did.
  stayBilledTwice: async () => {
    const { payee, tripId } = await stay();
    const ours = await createPurchase(server.app, { ...payee, tripId, selfBilled: true, state: 'void', expected: '60.00' });
    await server.app.db.update(purchaseInvoices).set({ state: 'approved' }).where(eq(purchaseInvoices.id, ours));
  },
  // Both are settled by one payment: one is overpaid by a credit note, and the refund of that was taken off the other.
  refundOffOtherInvoice: async () => {
    const { app } = server;
    const { businessId } = await createBusiness(app);
    const [first, second] = [
      await createSentInvoice(app, { businessId, other: 5000 }),
      await createSentInvoice(app, { businessId, other: 5000 }),
    ];
    const paymentId = await createPayment(app, { businessId, amount: 10_000 });
    for (const invoiceId of [first, second]) await allocatePayment(app, { paymentId, invoiceId, amount: 5000 });
    await createCreditNote(app, { businessId, of: first, other: -2000 });
    const refundId = await createPayment(app, { businessId, amount: 2000, refundsId: paymentId });
    await allocatePayment(app, { paymentId: refundId, invoiceId: second, amount: -2000 });
  },
  namedInvoiceOpen: async () => {
    const { businessId } = await createBusiness(server.app);
    const [row] = await server.app.db
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.id, await createSentInvoice(server.app, { businessId, other: 5000 })));
    await createPayment(server.app, { businessId, amount: 5000, paidOn: '2026-08-14', reference: `Rent ${row?.number}` });
  },
  refundReturned: async () => {
    const { businessId } = await createBusiness(server.app);
    await createPayment(server.app, { businessId, amount: 5000, paidOn: '2026-08-14', key: 'gateway:test:in_1:refund:re_1:returned' });
  },
  disputeOpen: async () => {
    const { businessId } = await createBusiness(server.app);
    const reference = createRandomName();
    await server.app.db.insert(paymentIntents).values({ ...intent, businessId, reference, state: 'failed', createdAt: server.time.now });
    const event = { gateway: 'test', reference, payload: { amount: '10.00', currency: 'EUR' }, state: 'applied' } as const;
    const at = { occurredAt: server.time.now, receivedAt: server.time.now };
    const told = ['dp_1:opened', 'dp_1:fundsWithdrawn', 'dp_2:opened', 'dp_2:won'];
    const typed = told.map((name) => ({ ...event, ...at, eventId: `${reference}-${name}`, type: `dispute.${name.split(':')[1]}` }));
    await server.app.db.insert(gatewayEvents).values(typed);
  },
};

test('a world in which everything fits has no findings', async () => {
  await stay();
  await stay({ trip: { state: 'booked' } });
  const fee = await stay({ trip: { state: 'cancelled' }, paid: 10_000 });
  await createCreditNote(server.app, { businessId: fee.businessId, buyerName: fee.buyerName, of: fee.invoiceId, quoted: -6300, vat: -700 });
  const refundId = await createPayment(server.app, { businessId: fee.businessId, amount: 7000, refundsId: fee.paymentId });
  await allocatePayment(server.app, { paymentId: refundId, invoiceId: fee.invoiceId, amount: -7000 });
  const free = await createBusiness(server.app);
  await createPayment(server.app, { businessId: free.businessId, amount: 100, paidOn: '2026-08-10' });
  expect(await found()).toEqual([]);
});

/** What can't be without another finding. */
const ALSO: Partial<Record<CheckName, CheckName>> = { refundOffOtherInvoice: 'overpaidInvoice' };

test.each(CHECK_NAMES)('%s is found, and nothing else', async (check) => {
  await FAULTS[check]();
  expect((await isNew()).map((finding) => finding.check)).toEqual([ALSO[check], check].filter((one) => one !== undefined));
});

test('findings are counted, filtered, sorted and exported in words', async () => {
  const { body } = await finance.ask(readChecks, {});
  expect(body.data.map(({ check, count }) => [check, count])).toEqual(
    CHECK_NAMES.map((check) => [check, Object.values(ALSO).includes(check) ? 2 : 1]),
  );
  expect(body.data.find(({ check }) => check === 'paymentUnallocated')?.sums).toEqual([{ currency: 'EUR', amount: '20.00' }]);
  const payouts = await finance.ask(listFindings, { query: { subjectType: 'payout', sort: '-amount' } });
  expect(payouts.body.data.map(({ check, amount }) => [check, amount])).toEqual([
    ['payoutDiffersFromQuote', '61.00'],
    ['payoutOverdue', '60.00'],
    ['payoutWithoutPurchase', '60.00'],
  ]);
  expect(payouts.body.data[0]).toMatchObject({ expected: '60.00', found: '61.00', name: 'Orla Murphy' });
  const { text } = await finance.ask(exportFindings, { query: { check: 'seriesGap', columns: 'check,expected,found' } });
  expect(text.trim().split('\r\n').at(-1)).toBe('Gap in a number series,2,1');
  expect((await (await server.signInAs('Agent')).ask(listFindings, { query: {} })).status).toBe(403);
});
