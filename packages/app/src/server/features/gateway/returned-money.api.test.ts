// Money that comes back, or goes, after a refund that fails or by a dispute: what is booked, and which task staff get.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GatewayEventType } from '#contract/finance/payments/gateway-states.ts';
import { listPayments, readPayment } from '#contract/finance/payments/payments.endpoints.ts';
import { listNotifications } from '#contract/notifications/notifications.endpoints.ts';
import { tripTasks } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { createGatewayActions, type GatewayFixture, startGatewayFixture } from '#server/testing/fixtures/gateway-fixture.ts';
import { createTestEvent, createTestIntent } from '#server/testing/fixtures/test-gateway.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';

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

const { send, stateOf, sentInvoice, moved, invoice } = createGatewayActions(
  () => server,
  () => ({ businessId, invoiceId, intent }),
);

describe('returned money', () => {
  test('is disputed: the payment stays, and the change log knows', async () => {
    await send(createTestEvent(intent, 'intent.succeeded'));
    expect(await stateOf(createTestEvent(intent, 'dispute.opened'))).toEqual({ state: 'applied' });
    expect(await stateOf(createTestEvent(intent, 'dispute.closed'))).toEqual({ state: 'applied' });
    expect(await moved()).toHaveLength(1);
  });

  test('comes back when its refund fails after all: the invoice is paid again, and staff have a task', async () => {
    const { tripId } = await createTestTrip(server.app, { businessId });
    intent = await createTestIntent(server.app, { businessId, invoiceId, tripId });
    await send(createTestEvent(intent, 'intent.succeeded'));
    await send(createTestEvent(intent, 'refund.succeeded', { id: `re_${intent}`, amount: '23' }));
    const failed = createTestEvent(intent, 'refund.failed', { id: `re_${intent}:failed`, amount: '23' });
    expect([await stateOf(failed), await stateOf(failed)]).toEqual([{ state: 'applied' }, { state: 'applied' }]);
    expect(await moved()).toMatchObject([{ kind: 'received' }, { kind: 'refund' }, { kind: 'received', amount: '23.00' }]);
    expect(await invoice()).toMatchObject({ state: 'paid', paid: '123.00' });
    const tasks = await server.app.db.select().from(tripTasks).where(eq(tripTasks.tripId, tripId));
    expect(tasks).toMatchObject([{ kind: 'refund', state: 'open', amount: '23.00', currency: 'EUR' }]);
  });

  test('comes back to wait, where nothing is owed any more', async () => {
    const { tripId } = await createTestTrip(server.app, { businessId, state: 'cancelled' });
    invoiceId = await sentInvoice({ tripId });
    intent = await createTestIntent(server.app, { businessId, invoiceId });
    await send(createTestEvent(intent, 'intent.succeeded'));
    await send(createTestEvent(intent, 'refund.succeeded', { id: `re_${intent}` }));
    expect(await invoice()).toMatchObject({ outstanding: '0.00', credited: '123.00' });
    await send(createTestEvent(intent, 'refund.failed', { id: `re_${intent}:failed` }));
    expect(await moved()).toMatchObject([{ kind: 'received' }, { kind: 'refund' }, { kind: 'received', unallocated: '123.00' }]);
    const tasks = await server.app.db.select().from(tripTasks).where(eq(tripTasks.tripId, tripId));
    expect(tasks).toMatchObject([{ kind: 'refund', state: 'open', amount: '123.00' }]);
  });

  test('never goes by a refund of which the failure is told first', async () => {
    await send(createTestEvent(intent, 'intent.succeeded'));
    expect(await stateOf(createTestEvent(intent, 'refund.failed', { id: `re_${intent}:failed` }))).toEqual({ state: 'ignored' });
    expect(await stateOf(createTestEvent(intent, 'refund.succeeded', { id: `re_${intent}` }))).toEqual({ state: 'ignored' });
    expect(await moved()).toHaveLength(1);
    expect(await invoice()).toMatchObject({ state: 'paid' });
    // Another one of the same payment goes all the same.
    expect(await stateOf(createTestEvent(intent, 'refund.succeeded', { id: `re_2_${intent}`, amount: '23' }))).toEqual({
      state: 'applied',
    });
    expect(await moved()).toMatchObject([{ kind: 'received' }, { kind: 'refund', amount: '23.00' }]);
  });

  test.each([
    ['opened, fundsWithdrawn', '0.00', 2],
    ['opened, fundsWithdrawn, lost', '0.00', 2],
    ['lost', '0.00', 2],
    ['opened, fundsWithdrawn, fundsReinstated, won', '123.00', 3],
    ['won, fundsReinstated, fundsWithdrawn, opened', '123.00', 1],
    ['opened, closed', '123.00', 1],
  ])('is disputed (%s): %s of the invoice are paid then', async (told, paid, movements) => {
    await send(createTestEvent(intent, 'intent.succeeded'));
    for (const what of told.split(', ')) {
      const event = createTestEvent(intent, `dispute.${what}` as GatewayEventType, { id: `dp_${intent}:${what}` });
      expect([await stateOf(event), await stateOf(event)]).toEqual([{ state: 'applied' }, { state: 'applied' }]);
    }
    expect(await invoice()).toMatchObject({ paid, state: paid === '0.00' ? 'sent' : 'paid' });
    expect(await moved()).toHaveLength(movements);
  });

  test.each(['won', 'lost', 'closed'])('leaves no task once its dispute is %s, and another dispute its own', async (end) => {
    const { tripId } = await createTestTrip(server.app, { businessId });
    intent = await createTestIntent(server.app, { businessId, invoiceId, tripId });
    await send(createTestEvent(intent, 'intent.succeeded'));
    for (const dispute of ['dp_1', 'dp_2']) await send(createTestEvent(intent, 'dispute.opened', { id: `${dispute}_${intent}:opened` }));
    await send(createTestEvent(intent, `dispute.${end}` as GatewayEventType, { id: `dp_1_${intent}:${end}` }));
    const tasks = await server.app.db.select().from(tripTasks).where(eq(tripTasks.tripId, tripId)).orderBy(tripTasks.id);
    expect(tasks.map(({ state }) => state)).toEqual(['done', 'open']);
  });

  test('is reported to finance by name, once, if it belongs to no known trip', async () => {
    await send(createTestEvent(intent, 'intent.succeeded'));
    await send(createTestEvent(intent, 'refund.succeeded', { id: `re_${intent}`, amount: '23' }));
    const failed = createTestEvent(intent, 'refund.failed', { id: `re_${intent}:failed`, amount: '23' });
    for (const event of [failed, failed]) await send(event);
    for (const what of ['opened', 'fundsWithdrawn', 'lost'] as const) {
      await send(createTestEvent(intent, `dispute.${what}`, { id: `dp_${intent}:${what}`, amount: '100' }));
    }
    const { data } = (await finance.ask(listNotifications, {})).body;
    const told = data.flatMap((one) => (one.kind === 'paymentReturned' ? [one.data] : []));
    expect(told.slice(0, 2)).toMatchObject([
      { what: 'disputed', name: 'Chloé Martin', amount: '100.00', currency: 'EUR' },
      { what: 'refundFailed', name: 'Chloé Martin', amount: '23.00' },
    ]);
    const mails = (await getEmailsTo(server, toEmail('Finance'))).map(({ subject }) => subject);
    expect(mails.slice(-2)).toEqual(['A refund failed', 'A payment is disputed']);
  });

  test('is owed again if a dispute took it, also for a cancelled trip, and staff have a task', async () => {
    const { tripId } = await createTestTrip(server.app, { businessId, state: 'cancelled' });
    invoiceId = await sentInvoice({ tripId });
    intent = await createTestIntent(server.app, { businessId, invoiceId, tripId });
    await send(createTestEvent(intent, 'intent.succeeded'));
    await send(createTestEvent(intent, 'dispute.fundsWithdrawn', { id: `dp_${intent}:fundsWithdrawn` }));
    expect(await invoice()).toMatchObject({ outstanding: '123.00', credited: '0.00' });
    await send(createTestEvent(intent, 'dispute.opened', { id: `dp_${intent}:opened` }));
    const tasks = await server.app.db.select().from(tripTasks).where(eq(tripTasks.tripId, tripId));
    expect(tasks).toMatchObject([{ kind: 'paymentDisputed', state: 'open', amount: '123.00' }]);
    const [payment] = (await finance.ask(listPayments, { query: { businessId: String(businessId), kind: 'received' } })).body.data;
    const disputes = async () => (await finance.ask(readPayment, { params: { id: payment?.id ?? 0 } })).body.disputes;
    expect(await disputes()).toEqual([{ state: 'open', amount: '123.00' }]);
    await send(createTestEvent(intent, 'dispute.lost', { id: `dp_${intent}:lost` }));
    expect(await disputes()).toEqual([{ state: 'lost', amount: '123.00' }]);
    const ended = await server.app.db.select().from(tripTasks).where(eq(tripTasks.tripId, tripId));
    expect(ended).toMatchObject([{ kind: 'paymentDisputed', state: 'done' }]);
  });
});
