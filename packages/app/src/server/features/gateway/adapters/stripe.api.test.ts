// Stripe as a gateway, against a small server of our own that speaks its language: intents, refunds, keys, and signed events.

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retrievePaymentIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { clearCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { approvePayout, createPayoutBatch, payPayout, readPayout } from '#contract/finance/payouts/payouts.endpoints.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { payments } from '#server/db/schema/finance.ts';
import { gatewayEvents, paymentIntents } from '#server/db/schema/gateway.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { trips } from '#server/db/schema/trips.ts';
import { signPayload } from '#server/platform/secrets/webhook-signature.rules.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

const WEBHOOK_SECRET = 'whsec_a_secret_that_is_only_for_tests';

interface Kept {
  id: string;
  status: string;
  amount: number;
  currency: string;
  client_secret: string;
  last_payment_error: object | null;
  /** The refund as it is told of. */
  refund: object | null;
}

const intents = new Map<string, Kept>();
const byKey = new Map<string, unknown>();
const heads: (string | undefined)[] = [];
let isAway = false;
let refundStatus = 'succeeded';

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function answerOf(method: string, url: string, form: URLSearchParams): [number, unknown] {
  const { pathname: path, searchParams: query } = new URL(url, 'http://stripe.test');
  const [, , , reference = '', verb] = path.split('/');
  if (method === 'POST' && path === '/v1/payment_intents') {
    const id = `pi_${intents.size + 1}`;
    const made = { id, status: 'requires_payment_method', amount: Number(form.get('amount')), currency: form.get('currency') ?? '' };
    intents.set(id, { ...made, client_secret: `${id}_secret_x`, last_payment_error: null, refund: null });
    return [200, intents.get(id)];
  }
  if (method === 'GET' && path === '/v1/refunds') {
    const { refund = null } = intents.get(query.get('payment_intent') ?? '') ?? {};
    return [200, { data: refund === null ? [] : [refund] }];
  }
  if (path === '/v1/refunds') {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (intent?.status !== 'succeeded' || intent.refund !== null) return [400, { error: { code: 'charge_already_refunded' } }];
    const { id, amount, currency } = intent;
    intent.refund = { id: `re_${id}`, status: refundStatus, amount, currency, payment_intent: id };
    return [200, intent.refund];
  }
  const intent = intents.get(reference);
  if (intent === undefined) return [404, { error: { code: 'resource_missing' } }];
  if (verb !== 'cancel') return [200, intent];
  if (intent.status === 'succeeded' || intent.status === 'canceled') return [400, { error: { code: 'payment_intent_unexpected_state' } }];
  intent.status = 'canceled';
  return [200, intent];
}

let stand: Server;
let room: BookingFixture;
let parent: Booker;
beforeAll(async () => {
  stand = createServer(async (request, response) => {
    const form = await bodyOf(request);
    if (isAway) {
      request.socket.destroy();
      return;
    }
    heads.push(request.headers.authorization, request.headers['stripe-version'] as string | undefined);
    const key = request.headers['idempotency-key'] as string | undefined;
    const known = key === undefined ? undefined : byKey.get(key);
    const [status, body] = known === undefined ? answerOf(request.method ?? '', request.url ?? '', form) : [200, known];
    if (key !== undefined && status === 200) byKey.set(key, body);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => stand.listen(0, '127.0.0.1', ready));
  const STRIPE_API_URL = `http://127.0.0.1:${(stand.address() as AddressInfo).port}`;
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
  room = await startBookingFixture({ settings: { ...keys, STRIPE_API_URL } });
  parent = await room.booker();
});
afterAll(async () => {
  await room.stop();
  stand.closeAllConnections();
  await new Promise((closed) => stand.close(closed));
});

/** Sends an event as Stripe does. */
async function tell(
  type: string,
  object: object,
  { id = `evt_${Math.random().toString(36).slice(2)}`, secret = WEBHOOK_SECRET, livemode = false } = {},
) {
  const created = Math.floor(room.time.now.getTime() / 1000);
  const body = JSON.stringify({ id, type, created, livemode, data: { object } });
  const signature = signPayload({ bytes: Buffer.from(body), secret }, room.time.now);
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  return room.createVisitor().send('POST', '/api/payments/gateway-events/stripe', { body, headers });
}

const kept = (id: string) => intents.get(id) as Kept;

/** What moved under the name of an intent, in its order. */
const movedOf = async (reference: string) =>
  (
    await room.app.db
      .select({ kind: payments.kind })
      .from(payments)
      .where(like(payments.key, `gateway:stripe:${reference}%`))
      .orderBy(payments.id)
  ).map(({ kind }) => kind);

test('Stripe is asked in its own units, once, and its events place the booking', async () => {
  const { body } = await room.ask(parent, room.trip(parent));
  const intent = body.paymentIntent;
  expect(intent).toMatchObject({ gateway: 'stripe', publishableKey: 'pk_test_1', clientSecret: 'pi_1_secret_x', paymentIntentId: 'pi_1' });
  expect(kept('pi_1')).toMatchObject({ amount: 88_800, currency: 'eur' });
  await room.ask(parent, room.trip(parent));
  expect(intents.size).toBe(1);
  expect(new Set(heads)).toEqual(new Set(['Bearer sk_test_1', '2025-03-31.basil']));
  kept('pi_1').status = 'succeeded';
  expect((await tell('payment_intent.succeeded', kept('pi_1'), { secret: 'whsec_somebody_else_has_this_one' })).status).toBe(400);
  const other = await tell('payment_intent.succeeded', kept('pi_1'), { livemode: true });
  expect([other.status, (other.body as { code?: string }).code]).toEqual([409, 'otherPaymentMode']);
  expect(await room.app.db.select().from(gatewayEvents)).toEqual([]);
  expect((await tell('customer.created', { id: 'cus_1' })).body).toEqual({ state: 'ignored' });
  expect((await tell('payment_intent.succeeded', kept('pi_1'))).body).toEqual({ state: 'applied' });
  await room.runJobs();
  expect(await room.books(parent.userId)).toMatchObject({ received: 1, back: 0, trips: 1, orders: ['placed'] });
  // The built-in gateway's own side is not there any more.
  expect((await room.confirm({ paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_x_and_a_little_more' })).status).toBe(404);
});

test('payouts are refused for money paid with test keys, and not for live money', async () => {
  const [trip] = await room.app.db.select().from(trips).where(eq(trips.parentId, parent.userId));
  if (trip === undefined) throw new Error('there is no trip');
  const owed = {
    tripId: trip.id,
    key: `trip:${trip.id}`,
    businessId: room.businessId,
    currency: 'EUR',
    amount: '600',
    dueDate: '2026-07-13',
  };
  const to = { payeeType: 'Host_family', payeeId: room.families[0] ?? 0, state: 'pending', createdAt: room.time.now } as const;
  const [payout] = await room.app.db
    .insert(payouts)
    .values({ ...owed, ...to })
    .returning();
  if (payout === undefined) throw new Error('no payout was made');
  const { id, version } = payout;
  const administrator = await room.signInAs('Administrator');
  const approve = () => administrator.ask(approvePayout, { params: { id }, body: { version } });
  expect((await approve()).body.code).toBe('payoutOfTestMoney');
  expect((await administrator.ask(readPayout, { params: { id } })).body.warnings).toContain('testMoney');
  await room.app.db.update(payouts).set({ state: 'approved', iban: 'IE29AIBK93115212345678', holder: 'A' }).where(eq(payouts.id, id));
  const batch = { payoutIds: [id], executionDate: '2026-07-20' };
  expect((await administrator.ask(createPayoutBatch, { body: batch })).body.code).toBe('payoutOfTestMoney');
  const paid = { version, paidOn: '2026-06-15', reference: '' };
  expect((await administrator.ask(payPayout, { params: { id }, body: paid })).body.code).toBe('payoutOfTestMoney');
  await room.app.db.update(payouts).set({ state: 'pending', iban: '', holder: '' }).where(eq(payouts.id, id));
  await room.app.db.update(paymentIntents).set({ livemode: true });
  expect((await approve()).body.code).toBe('payoutDetailsMissing');
  expect((await administrator.ask(readPayout, { params: { id } })).body.warnings).not.toContain('testMoney');
  await room.app.db.update(paymentIntents).set({ livemode: false });
});

test('an order stays open while Stripe can’t be reached, and the next try finds the same intent', async () => {
  const other = await room.booker();
  isAway = true;
  const failed = await room.ask(other, room.trip(other, { hostFamilyId: room.families[1] ?? 0 }));
  isAway = false;
  expect(failed).toMatchObject({ status: 422, body: { code: 'gatewayUnavailable' } });
  const { body } = await room.ask(other, room.trip(other, { hostFamilyId: room.families[1] ?? 0 }));
  const reference = body.paymentIntent?.paymentIntentId ?? '';
  expect(await room.books(other.userId)).toMatchObject({ orders: ['open'], held: 1 });
  kept(reference).last_payment_error = { code: 'card_declined', decline_code: 'insufficient_funds' };
  const seen = await other.client.ask(retrievePaymentIntent, { body: { paymentIntentId: reference } });
  expect(seen.body.paymentIntent).toMatchObject({ status: 'failed', fault: 'insufficientFunds' });
  // Given up: what is paid at the very moment is not let go of.
  kept(reference).status = 'succeeded';
  room.time.now = new Date(room.time.now.getTime() + 31 * 60_000);
  await room.runJobs({ scheduled: true });
  expect(await room.books(other.userId)).toMatchObject({ received: 1, trips: 1, orders: ['placed'] });
});

test('Stripe tells of one refund in several events, and it goes back once', async () => {
  const third = await room.booker();
  const { body } = await room.ask(third, room.trip(third, { hostFamilyId: room.families[2] ?? 0 }));
  const reference = body.paymentIntent?.paymentIntentId ?? '';
  kept(reference).status = 'succeeded';
  await tell('payment_intent.succeeded', kept(reference));
  const refund = { id: 're_1', status: 'succeeded', amount: 88_800, currency: 'eur', payment_intent: reference };
  expect((await tell('refund.created', { ...refund, status: 'pending' })).body).toEqual({ state: 'ignored' });
  expect((await tell('refund.updated', refund)).body).toEqual({ state: 'applied' });
  expect((await tell('charge.refund.updated', refund)).body).toEqual({ state: 'applied' });
  expect(await room.books(third.userId)).toMatchObject({ received: 1, back: 1 });
  await room.runJobs();
  // What was given back before it was placed is not booked, and not given back twice.
  expect(await room.books(third.userId)).toEqual({ received: 1, back: 1, trips: 0, orders: ['refused'], held: 0 });
});

test('a refund that takes days is recorded, although its last event is lost and its key is forgotten', async () => {
  const fourth = await room.booker();
  const { body } = await room.ask(fourth, room.trip(fourth, { hostFamilyId: room.families[2] ?? 0 }));
  const reference = body.paymentIntent?.paymentIntentId ?? '';
  await fourth.client.ask(clearCurrentTrip, {});
  // Paid at the very moment at which it was given up.
  await room.app.db.update(bookingOrders).set({ state: 'released', reason: 'givenUp' }).where(eq(bookingOrders.userId, fourth.userId));
  kept(reference).status = 'succeeded';
  refundStatus = 'pending';
  await tell('payment_intent.succeeded', kept(reference));
  await room.runJobs();
  refundStatus = 'succeeded';
  expect(await room.books(fourth.userId)).toMatchObject({ received: 1, back: 0, orders: ['refused'] });
  kept(reference).refund = { ...kept(reference).refund, status: 'succeeded' };
  byKey.clear();
  room.time.now = new Date(room.time.now.getTime() + 26 * 3_600_000);
  await room.runJobs({ scheduled: true });
  expect(await room.books(fourth.userId)).toEqual({ received: 1, back: 1, trips: 0, orders: ['refused'], held: 0 });
});

test('a part that was refunded before is not taken for the whole refund', async () => {
  const fifth = await room.booker();
  const { body } = await room.ask(fifth, room.trip(fifth, { hostFamilyId: room.families[2] ?? 0 }));
  const reference = body.paymentIntent?.paymentIntentId ?? '';
  await room.app.db.update(bookingOrders).set({ state: 'released', reason: 'givenUp' }).where(eq(bookingOrders.userId, fifth.userId));
  kept(reference).status = 'succeeded';
  const part = { id: 're_part', status: 'succeeded', amount: 100, currency: 'eur', payment_intent: reference };
  kept(reference).refund = part;
  await tell('payment_intent.succeeded', kept(reference));
  await room.runJobs();
  expect(await room.books(fifth.userId)).toMatchObject({ received: 1, back: 0, orders: ['refused'] });
  // The last of them may be of a part, and is told of as that.
  await tell('refund.created', part);
  expect(await room.books(fifth.userId)).toMatchObject({ back: 1 });
});

test('Stripe tells of a refund that fails after it had succeeded, and of a dispute: what comes back is booked back', async () => {
  const sixth = await room.booker();
  const { body } = await room.ask(sixth, room.trip(sixth, { hostFamilyId: room.families[2] ?? 0 }));
  const reference = body.paymentIntent?.paymentIntentId ?? '';
  kept(reference).status = 'succeeded';
  await tell('payment_intent.succeeded', kept(reference));
  const refund = { id: 're_6', status: 'succeeded', amount: 88_800, currency: 'eur', payment_intent: reference };
  await tell('refund.updated', refund);
  expect(await room.books(sixth.userId)).toMatchObject({ received: 1, back: 1 });
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated']) {
    expect((await tell(type, { ...refund, status: 'failed' })).body).toEqual({ state: 'applied' });
  }
  expect(await movedOf(reference)).toEqual(['received', 'refund', 'received']);
  const dispute = { id: 'dp_6', status: 'needs_response', amount: 88_800, currency: 'eur', payment_intent: reference };
  for (const [type, status] of [
    ['charge.dispute.created', 'needs_response'],
    ['charge.dispute.closed', 'warning_closed'],
  ] as const) {
    expect((await tell(type, { ...dispute, status })).body).toEqual({ state: 'applied' });
  }
  const told = await room.app.db.select({ type: gatewayEvents.type }).from(gatewayEvents).where(eq(gatewayEvents.reference, reference));
  expect(told.map(({ type }) => type).toSorted()).toEqual([
    'dispute.closed',
    'dispute.opened',
    'intent.succeeded',
    'refund.failed',
    'refund.succeeded',
  ]);
});

test('Stripe tells of a dispute: its money goes, and comes back when it is won', async () => {
  const seventh = await room.booker();
  const { body } = await room.ask(seventh, room.trip(seventh, { hostFamilyId: room.families[2] ?? 0 }));
  const reference = body.paymentIntent?.paymentIntentId ?? '';
  kept(reference).status = 'succeeded';
  await tell('payment_intent.succeeded', kept(reference));
  const dispute = { id: 'dp_7', amount: 88_800, currency: 'eur', payment_intent: reference };
  await tell('charge.dispute.funds_withdrawn', { ...dispute, status: 'needs_response' });
  expect(await movedOf(reference)).toEqual(['received', 'refund']);
  await tell('charge.dispute.closed', { ...dispute, status: 'won' });
  await tell('charge.dispute.funds_reinstated', { ...dispute, status: 'won' });
  expect(await movedOf(reference)).toEqual(['received', 'refund', 'received']);
});
