// Events of a gateway over a real connection: what they book, once, in whatever order; and what is refused, kept or tried again.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listGatewayEvents, retryGatewayEvent } from '#contract/finance/payments/gateway.endpoints.ts';
import { gatewayEvents, paymentIntents } from '#server/db/schema/gateway.ts';
import { systemActor } from '#server/platform/record-change.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createGatewayActions, type GatewayFixture, START_TIME, startGatewayFixture } from '#server/testing/fixtures/gateway-fixture.ts';
import { createTestEvent, createTestIntent, listStoredEvents, sendEvent } from '#server/testing/fixtures/test-gateway.ts';
import { testGateway } from './adapters/test-gateway.ts';
import { gatewayJobs } from './gateway.jobs.ts';
import { findIntentByReference } from './payment-intents.queries.ts';
import { cancelPaymentIntent, syncPaymentIntent } from './payment-intents.service.ts';

let server: GatewayFixture;
let finance: TestClient;
let businessId: number;
let invoiceId: number;
let intent: string;
beforeAll(async () => {
  server = await startGatewayFixture();
  ({ finance } = server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  ({ businessId, invoiceId, intent } = await server.demand());
});

const { send, stateOf, moved, invoice, intentState, listed } = createGatewayActions(
  () => server,
  () => ({ businessId, invoiceId, intent }),
);

/** Runs what tries failed events again, at the time that it is. */
async function runRetries(): Promise<void> {
  const retry = gatewayJobs.find(({ kind }) => kind === 'gateway.retry');
  await retry?.run(server.app, {}, { id: 'test', number: 1, isLast: false, signal: new AbortController().signal });
}

describe('money that comes', () => {
  test('is one payment that settles the invoice, however often it is told', async () => {
    const event = createTestEvent(intent, 'intent.succeeded');
    expect(await stateOf(event)).toEqual({ state: 'applied' });
    expect(await stateOf(event)).toEqual({ state: 'applied' });
    expect(await stateOf(createTestEvent(intent, 'intent.succeeded'))).toEqual({ state: 'applied' });
    expect(await moved()).toEqual([{ kind: 'received', amount: '123.00', unallocated: '0.00' }]);
    expect(await invoice()).toMatchObject({ state: 'paid', paid: '123.00' });
    expect(await listed()).toMatchObject([{ state: 'applied', attempts: 1, invoiceId }, { state: 'applied' }]);
  });

  test('beyond what is owed waits for another invoice', async () => {
    const second = await createTestIntent(server.app, { businessId, invoiceId, amount: '100' });
    await send(createTestEvent(second, 'intent.succeeded', { amount: '100.00' }));
    await send(createTestEvent(intent, 'intent.succeeded'));
    expect(await moved()).toEqual([
      { kind: 'received', amount: '100.00', unallocated: '0.00' },
      { kind: 'received', amount: '123.00', unallocated: '100.00' },
    ]);
    expect(await invoice()).toMatchObject({ state: 'paid', paid: '123.00' });
  });

  test.each(['intent.failed', 'intent.cancelled', 'intent.processing'] as const)('stays when %s comes late', async (type) => {
    await send(createTestEvent(intent, 'intent.succeeded'));
    expect(await stateOf(createTestEvent(intent, type, { created: '2026-06-15T09:30:00Z' }))).toEqual({ state: 'ignored' });
    expect(await intentState()).toBe('succeeded');
    expect(await invoice()).toMatchObject({ state: 'paid' });
  });

  test('comes after a try that failed', async () => {
    expect(await stateOf(createTestEvent(intent, 'intent.failed'))).toEqual({ state: 'applied' });
    expect(await intentState()).toBe('failed');
    await send(createTestEvent(intent, 'intent.succeeded', { created: '2026-06-15T08:00:00Z' }));
    expect(await intentState()).toBe('succeeded');
    expect(await moved()).toHaveLength(1);
  });
});

describe('money that goes back', () => {
  test('is one refund of the payment', async () => {
    await send(createTestEvent(intent, 'intent.succeeded'));
    const refund = createTestEvent(intent, 'refund.succeeded', { amount: '23' });
    expect([await stateOf(refund), await stateOf(refund)]).toEqual([{ state: 'applied' }, { state: 'applied' }]);
    expect(await moved()).toMatchObject([{ kind: 'received' }, { kind: 'refund', amount: '23.00' }]);
    expect(await invoice()).toMatchObject({ state: 'part_paid', paid: '100.00' });
  });

  test('ends the same when it is told before the money that came', async () => {
    expect(await stateOf(createTestEvent(intent, 'refund.succeeded', { amount: '123' }))).toEqual({ state: 'applied' });
    expect(await stateOf(createTestEvent(intent, 'intent.succeeded', { created: '2026-06-15T08:00:00Z' }))).toEqual({ state: 'applied' });
    expect(await moved()).toMatchObject([{ kind: 'received' }, { kind: 'refund', amount: '123.00' }]);
    expect(await invoice()).toMatchObject({ state: 'sent', paid: '0.00' });
  });

  test('is never more than came', async () => {
    await send(createTestEvent(intent, 'intent.succeeded'));
    await send(createTestEvent(intent, 'refund.succeeded', { amount: '100' }));
    expect(await stateOf(createTestEvent(intent, 'refund.succeeded', { amount: '24' }))).toEqual({ state: 'failed' });
    expect(await listed({ state: 'failed' })).toMatchObject([{ fault: 'moreThanPaid', amount: '24.00' }]);
    expect(await moved()).toHaveLength(2);
  });
});

describe('an event', () => {
  const good = () => createTestEvent(intent, 'intent.succeeded');

  test.each([
    ['without a signature', ''],
    ['with the signature of others', `t=1781517600,v1=${'0'.repeat(64)}`],
    ['with half of one', 't=1781517600'],
  ])('%s is refused, and nothing is kept', async (_, header) => {
    const before = await listStoredEvents(server.app);
    expect(await send(good(), header)).toMatchObject({ status: 400, body: { code: 'signatureWrong' } });
    expect(await listStoredEvents(server.app)).toEqual(before);
  });

  test('is refused if it was signed more than five minutes ago', async () => {
    const event = good();
    const { now } = server.time;
    const signing = sendEvent(
      {
        client: server.createVisitor(),
        app: { ...server.app, clock: { ...server.app.clock, now: () => new Date(now.getTime() - 301_000) } },
      },
      event,
    );
    expect((await signing).body).toMatchObject({ code: 'signatureWrong' });
  });

  test('is not found if its gateway is unknown', async () => {
    expect((await server.createVisitor().send('POST', '/api/payments/gateway-events/other', { body: {} })).status).toBe(404);
  });

  test('is answered and not kept if its type is unknown', async () => {
    expect((await send({ id: 'ev_1', type: 'customer.created' })).body).toEqual({ state: 'ignored' });
    expect(await listed()).toEqual([]);
  });

  test('is refused at the field that it lacks', async () => {
    const { data: _, ...half } = good();
    expect(await send(half)).toMatchObject({ status: 422, body: { errors: { data: expect.anything() } } });
  });

  test.each([
    ['otherAmount', { amount: '122.99' }],
    ['otherAmount', { amount: '123.001' }],
    ['otherCurrency', { currency: 'USD' }],
  ] as const)('with another amount or currency is kept as failed (%s), and nothing is booked', async (fault, wished) => {
    expect(await stateOf(createTestEvent(intent, 'intent.succeeded', wished))).toEqual({ state: 'failed' });
    expect(await listed()).toMatchObject([{ state: 'failed', fault, intent: { amount: '123.00', currency: 'EUR' } }]);
    expect(await moved()).toEqual([]);
    expect(await intentState()).toBe('requires_payment');
  });

  test('about something that is committed later is tried again by itself, until it succeeds', async () => {
    const later = `in_later_${businessId}`;
    expect(await stateOf(createTestEvent(later, 'intent.succeeded'))).toEqual({ state: 'failed' });
    await createTestIntent(server.app, { businessId, invoiceId, reference: later });
    server.time.now = new Date(server.time.now.getTime() + 5 * 60_000);
    await runRetries();
    expect(await moved()).toHaveLength(1);
    expect(await invoice()).toMatchObject({ state: 'paid' });
  });

  test('is applied after the next event of its intent if it failed at first', async () => {
    const later = `in_repaired_${businessId}`;
    const refund = createTestEvent(later, 'refund.succeeded', { amount: '23' });
    expect(await stateOf(refund)).toEqual({ state: 'failed' });
    await createTestIntent(server.app, { businessId, invoiceId, reference: later });
    await send(createTestEvent(later, 'intent.succeeded'));
    expect(await stateOf(refund)).toEqual({ state: 'applied' });
    expect(await moved()).toMatchObject([{ kind: 'received' }, { kind: 'refund', amount: '23.00' }]);
  });

  test('is applied when it comes again after it failed', async () => {
    const later = `in_again_${businessId}`;
    const event = createTestEvent(later, 'intent.succeeded');
    await send(event);
    await createTestIntent(server.app, { businessId, invoiceId, reference: later });
    expect(await stateOf(event)).toEqual({ state: 'applied' });
    expect(await moved()).toHaveLength(1);
  });

  test('is not tried for ever', async () => {
    const event = createTestEvent(`in_never_${businessId}`, 'intent.succeeded');
    await send(event);
    const own = eq(gatewayEvents.eventId, event.id);
    await server.app.db.update(gatewayEvents).set({ attempts: 14 }).where(own);
    for (const days of [1, 30, 60]) {
      server.time.now = new Date(START_TIME.getTime() + days * 24 * 3600_000);
      await runRetries();
    }
    const [kept] = await server.app.db.select().from(gatewayEvents).where(own);
    expect(kept).toMatchObject({ state: 'failed', attempts: 15 });
  });
});

describe('finance', () => {
  test('tries a failed one again, and no other', async () => {
    await send(createTestEvent(intent, 'intent.succeeded', { amount: '100' }));
    const [event] = await listed();
    await server.app.db.update(paymentIntents).set({ amount: '100' }).where(eq(paymentIntents.reference, intent));
    const asked = { params: { id: event?.id ?? 0 } };
    expect((await finance.ask(retryGatewayEvent, asked)).body).toMatchObject({ state: 'applied', attempts: 2, fault: null });
    expect((await finance.ask(retryGatewayEvent, asked)).body.code).toBe('notFailed');
    expect(await invoice()).toMatchObject({ paid: '100.00' });
  });

  test('exports them in words', async () => {
    await send(createTestEvent(intent, 'refund.succeeded', { currency: 'USD' }));
    const { text } = await finance.send('GET', `/api/payments/gateway-events/export?reference=${intent}`);
    expect(text).toContain('Refunded');
    expect(text).toContain('Currency differs from the currency requested');
  });

  test('alone may try again; agents see those of their own invoices', async () => {
    await send(createTestEvent(intent, 'intent.succeeded', { amount: '1' }));
    const [event] = await listed();
    const agent = await server.signInAs('Agent');
    expect((await agent.ask(retryGatewayEvent, { params: { id: event?.id ?? 0 } })).status).toBe(403);
    expect((await agent.ask(listGatewayEvents, {})).body.data).toEqual([]);
    await server.app.db.delete(gatewayEvents).where(eq(gatewayEvents.id, event?.id ?? 0));
  });
});

test.each([
  ['requires_payment', null],
  ['failed', null],
  ['cancelled', 'cancelled'],
  ['processing', 'processing'],
] as const)('an intent that its gateway leaves %s is called off, or refused as it can be paid still', async (status, expected) => {
  const standing = { reference: intent, status, fault: null, amount: '123.00', currency: 'EUR', clientSecret: null };
  const cancel = vi.spyOn(testGateway, 'cancel').mockResolvedValue(standing);
  const found = await findIntentByReference(server.app.db, intent);
  const off = found === null ? null : cancelPaymentIntent(systemActor(server.app), found);
  if (expected === null) await expect(off).rejects.toMatchObject({ code: 'gatewayUnavailable' });
  else expect(await off).toMatchObject({ status: expected });
  cancel.mockRestore();
});

test('a test that is paid once live payments are taken is no money: it is over, whoever tells what of it', async () => {
  const { config, db } = server.app;
  const paid = { reference: intent, status: 'succeeded', fault: null, amount: '123.00', currency: 'EUR', clientSecret: null } as const;
  const retrieve = vi.spyOn(testGateway, 'retrieve').mockResolvedValue(paid);
  const early = await createTestIntent(server.app, { businessId, invoiceId, amount: '23.00' });
  await send(createTestEvent(early, 'intent.succeeded', { amount: '23.00' }));
  await send(createTestEvent(intent, 'intent.succeeded', { amount: '100' }));
  const [event] = await listed();
  const before = config.STRIPE_SECRET_KEY;
  Object.assign(config, { STRIPE_SECRET_KEY: 'sk_live_1' });
  try {
    await db.update(paymentIntents).set({ amount: '100' }).where(eq(paymentIntents.reference, intent));
    expect((await finance.ask(retryGatewayEvent, { params: { id: event?.id ?? 0 } })).body).toMatchObject({
      state: 'failed',
      fault: 'testMoney',
    });
    await db.update(paymentIntents).set({ amount: '123' }).where(eq(paymentIntents.reference, intent));
    const found = await findIntentByReference(db, intent);
    const own = await findIntentByReference(db, early);
    if (found === null || own === null) throw new Error('there is no intent');
    expect(await syncPaymentIntent(systemActor(server.app), found)).toMatchObject({ status: 'cancelled' });
    expect(await cancelPaymentIntent(systemActor(server.app), found)).toMatchObject({ status: 'cancelled' });
    expect(await intentState()).toBe('cancelled');
    expect(await moved()).toMatchObject([{ kind: 'received', amount: '23.00' }]);
    // What was paid while tests were taken stays as it was.
    expect(await syncPaymentIntent(systemActor(server.app), own)).toMatchObject({ status: 'succeeded' });
    expect(retrieve).not.toHaveBeenCalled();
  } finally {
    Object.assign(config, { STRIPE_SECRET_KEY: before });
    retrieve.mockRestore();
  }
});
