// Events of one intent in any order, any number of times and all at once: the money is what the whole of them says.

import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice, readInvoice, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { listPayments } from '#contract/finance/payments/payments.endpoints.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createTestEvent, createTestIntent, listStoredEvents, sendEvent, type TestEvent } from '#server/testing/fixtures/test-gateway.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
});
afterAll(() => server.stop());

/** An invoice of 123.00 with an intent to pay it. */
async function toBePaid() {
  const { businessId } = await createBusiness(server.app);
  const { id, version } = (await finance.ask(createInvoice, { body: { businessId, typed: COMPLETE_INVOICE } })).body;
  await finance.ask(sendInvoice, { params: { id }, body: { version } });
  return { businessId, invoiceId: id };
}

/** Sends as a gateway does: what is not answered, or not well, comes again. */
async function deliver(event: TestEvent, attempts = 20): Promise<number> {
  const answer = await sendEvent({ client: server.createVisitor(), app: server.app }, event).catch(() => ({ status: 503 }));
  const { status } = answer;
  return status === 503 && attempts > 1 ? deliver(event, attempts - 1) : status;
}

async function moneyOf({ businessId, invoiceId }: { businessId: number; invoiceId: number }) {
  const { data } = (await finance.ask(listPayments, { query: { businessId: String(businessId) } })).body;
  const amounts = (kind: string) => data.filter((one) => one.kind === kind).map(({ amount }) => amount);
  const { paid } = (await finance.ask(readInvoice, { params: { id: invoiceId } })).body;
  return { received: amounts('received'), refunds: amounts('refund').sort(), paid };
}

test('a hundred of one intent, shuffled and repeated, all at once: one payment, one refund', async () => {
  const target = await toBePaid();
  const intent = await createTestIntent(server.app, target);
  const told = [
    createTestEvent(intent, 'intent.processing', { created: '2026-06-15T08:00:00Z' }),
    createTestEvent(intent, 'intent.failed', { created: '2026-06-15T08:10:00Z' }),
    createTestEvent(intent, 'intent.succeeded', { created: '2026-06-15T08:20:00Z' }),
    createTestEvent(intent, 'intent.succeeded', { created: '2026-06-15T08:21:00Z' }),
    createTestEvent(intent, 'refund.succeeded', { amount: '23', created: '2026-06-15T08:30:00Z' }),
  ];
  const hundred = Array.from({ length: 100 }, (_, index) => told[(index * 7 + Math.floor(index / 5)) % told.length] as TestEvent);
  const statuses = await Promise.all(hundred.map((event) => deliver(event)));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await moneyOf(target)).toEqual({ received: ['123.00'], refunds: ['23.00'], paid: '100.00' });
  const kept = (await listStoredEvents(server.app)).filter(({ reference }) => reference === intent);
  expect(kept.map(({ state }) => state).filter((state) => state === 'failed')).toEqual([]);
  expect(kept).toHaveLength(told.length);
}, 120_000);

test('an intent that is committed in the midst of its events is paid once', async () => {
  const target = await toBePaid();
  const reference = `in_midst_${target.invoiceId}`;
  const event = createTestEvent(reference, 'intent.succeeded');
  await Promise.all([
    ...Array.from({ length: 10 }, () => deliver(event)),
    createTestIntent(server.app, { ...target, reference }),
    ...Array.from({ length: 10 }, () => deliver(event)),
  ]);
  await deliver(event);
  expect(await moneyOf(target)).toEqual({ received: ['123.00'], refunds: [], paid: '123.00' });
});

const TYPES = ['intent.processing', 'intent.succeeded', 'intent.failed', 'intent.cancelled', 'refund.succeeded', 'dispute.opened'] as const;

const anyTelling = fc.record({
  type: fc.constantFrom(...TYPES),
  minute: fc.integer({ min: 10, max: 50 }),
  cents: fc.integer({ min: 1, max: 6000 }),
});

const amountOf = (cents: number) => (cents / 100).toFixed(2);

test('any events in any order give the right amounts received, refunded and paid', async () => {
  const told = fc.array(anyTelling, { minLength: 1, maxLength: 6 });
  const order = fc.array(fc.nat({ max: 5 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(told, order, async (tellings, again) => {
      const target = await toBePaid();
      const intent = await createTestIntent(server.app, target);
      const events = tellings.map(({ type, minute, cents }) =>
        createTestEvent(intent, type, {
          created: `2026-06-15T08:${minute}:00Z`,
          ...(type === 'refund.succeeded' ? { amount: amountOf(cents) } : {}),
        }),
      );
      const repeated = again.flatMap((index) => events[index] ?? []);
      for (const event of [...repeated, ...events, ...repeated.toReversed()]) expect(await deliver(event)).toBe(200);

      const came = tellings.some(({ type }) => !['intent.processing', 'intent.failed', 'intent.cancelled'].includes(type));
      const kept = (await listStoredEvents(server.app)).filter(({ reference }) => reference === intent);
      const refunds = kept.filter(({ type, state }) => type === 'refund.succeeded' && state === 'applied');
      const back = refunds.reduce((sum, { payload }) => sum + Math.round(Number(payload['amount']) * 100), 0);
      const money = await moneyOf(target);
      expect(money.received).toEqual(came ? ['123.00'] : []);
      expect(money.refunds).toHaveLength(refunds.length);
      expect(money.paid).toBe(amountOf(came ? 12_300 - back : 0));
      // What could not be paid back is more than was left.
      const failed = kept.filter(({ state }) => state === 'failed').map(({ payload }) => Math.round(Number(payload['amount']) * 100));
      for (const cents of failed) expect(cents).toBeGreaterThan(12_300 - back);
    }),
    { numRuns: 20, endOnFailure: true },
  );
}, 180_000);
