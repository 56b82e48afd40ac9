// What a parent is told once a paid trip is cancelled: what came in, the credit note, what goes back and when it has; and what was written.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOwnInvoice } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import { recordPayment, refundPayment } from '#contract/finance/payments/payments.endpoints.ts';
import { CONTENT_TYPE } from '#contract/messaging/message.ts';
import { contactFamily } from '#contract/trips/contact-family.endpoints.ts';
import { findTripFamilies } from '#contract/trips/trips.endpoints.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { sendMessage } from '#server/features/messaging/conversations.public.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { createPriceActions } from '#server/testing/fixtures/price-actions.ts';
import { createTripActions } from '#server/testing/fixtures/trip-actions.ts';
import { STAY, startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
beforeAll(async () => {
  room = await startTripFixture({ count: 1, beds: 2 });
});
afterAll(() => room.stop());

const { decline, host, move, read } = createTripActions(() => room);
const { pay } = createPriceActions(() => room);
const eventsOf = async (tripId: number) =>
  (await room.app.db.select().from(notifications).where(eq(notifications.userId, room.parentId)).orderBy(notifications.id)).flatMap(
    ({ data }) => {
      const told = data as { tripId?: number; event?: string };
      return told.tripId === tripId ? [told.event] : [];
    },
  );

test('a parent who cancels a paid trip reads what goes back, and hears when it has', async () => {
  const id = await room.reserved();
  const [billed] = (await read(id, room.parent)).invoices;
  const total = billed?.total ?? '0';
  expect(billed).toMatchObject({ received: '0.00', credited: '0.00', credits: [], refunds: [] });
  const money = { businessId: room.businessId, amount: total, paidOn: '2026-06-15', payerName: 'Jeanne', method: 'card' } as const;
  const paid = await room.finance.ask(recordPayment, { body: { ...money, allocations: [{ invoiceId: billed?.id ?? 0, amount: total }] } });
  expect(paid.status).toBe(200);
  expect((await move(id, 'cancel', {}, room.parent)).status).toBe(200);
  const cancelled = await read(id, room.parent);
  expect(cancelled).toMatchObject({ state: 'cancelled', refundOpen: true });
  expect(cancelled.invoices).toMatchObject([
    { received: total, credited: total, outstanding: `-${total}`, credits: [{ amount: total, issueDate: '2026-06-15' }], refunds: [] },
  ]);
  const [credit] = cancelled.invoices[0]?.credits ?? [];
  expect(await eventsOf(id)).toEqual(['reserved', 'cancelled', 'refundComing']);

  const refund = { amount: total, paidOn: '2026-06-16', reason: 'Cancelled', version: paid.body.version };
  expect((await room.finance.ask(refundPayment, { params: { id: paid.body.id }, body: refund })).status).toBe(200);
  expect((await read(id, room.parent)).invoices).toMatchObject([
    { received: total, outstanding: '0.00', refunds: [{ amount: total, paidOn: '2026-06-16', method: 'card' }] },
  ]);
  expect((await eventsOf(id)).at(-1)).toBe('refunded');

  const own = await room.parent.ask(readOwnInvoice, { params: { id: billed?.id ?? 0 } });
  expect(own.body).toMatchObject({ creditedBy: [{ id: credit?.id, number: credit?.number }], credits: null });
  const note = await room.parent.ask(readOwnInvoice, { params: { id: credit?.id ?? 0 } });
  expect(note.body).toMatchObject({ kind: 'credit', credits: { id: billed?.id, number: billed?.number }, creditedBy: [], dueDate: null });
});

test.each([
  ['that was not paid', false, 'noFamily'],
  ['that was paid', true, 'familyToChoose'],
] as const)(
  'a parent reads once that the family of a trip %s has declined, and of money only where some was paid',
  async (_, isPaid, event) => {
    const id = await room.reserved();
    if (isPaid) await pay(id);
    const before = (await getEmailsTo(room, 'mother@example.test')).length;
    expect((await decline(id)).status).toBe(200);
    expect(await eventsOf(id)).toEqual(['reserved', event]);
    const sent = (await getEmailsTo(room, 'mother@example.test')).slice(before);
    expect(sent).toHaveLength(1);
    expect(/paid|refund/i.test(`${sent[0]?.subject} ${sent[0]?.text}`)).toBe(isPaid);
    expect(sent[0]?.text).toContain('can’t host');
  },
);

test('a parent’s message to a family is read by both of them and by coordinators, and not by finance', async () => {
  const body = { ...STAY, hostFamilyId: host(0).familyId, studentIds: [room.childId], message: 'Do you have a garden?' };
  const { body: sent } = await room.parent.ask(contactFamily, { body });
  const messagesOf = async (client: TripFixture['parent']) =>
    (await read(sent.tripId, client)).offers.flatMap(({ messages }) => messages.map(({ text, from }) => `${from}: ${text}`));
  expect(await messagesOf(room.parent)).toEqual(['reader: Do you have a garden?']);
  expect(await messagesOf(host(0).client)).toEqual(['parent: Do you have a garden?']);
  expect(await messagesOf(room.coordinator)).toEqual(['parent: Do you have a garden?']);
  expect(await messagesOf(room.finance)).toEqual([]);

  const isInThread = eq(conversations.id, sent.conversationId);
  const { id: linkId } = await room.app.db.transaction((tx) =>
    sendMessage(tx, room.app, { conversationId: sent.conversationId, senderId: host(0).userId, text: 'Yes: https://garden.example' }),
  );
  await room.app.db.update(messages).set({ contentType: CONTENT_TYPE.link }).where(eq(messages.id, linkId));
  expect(await messagesOf(room.parent)).toEqual(['reader: Do you have a garden?', 'host: Yes: https://garden.example']);
  await room.app.db.update(messages).set({ withdrawnAt: room.app.clock.now() }).where(eq(messages.id, linkId));
  expect(await messagesOf(host(0).client)).toEqual(['parent: Do you have a garden?']);
  await room.app.db.update(conversationParticipants).set({ removedAt: room.app.clock.now() });
  expect(await messagesOf(room.parent)).toEqual([]);
  await room.app.db.update(conversations).set({ deletedAt: room.app.clock.now() }).where(isInThread);
  expect(await messagesOf(room.coordinator)).toEqual([]);

  const familiesOf = async (client: TripFixture['parent']) =>
    (await client.ask(findTripFamilies, { query: { search: 'family' } })).body.data;
  const named = [{ id: host(0).familyId, name: 'Family0' }];
  expect(await familiesOf(room.coordinator)).toMatchObject(named);
  expect(await familiesOf(room.parent)).toMatchObject(named);
  expect((await host(0).client.ask(findTripFamilies, { query: {} })).status).toBe(403);
  // Out, it is not the one that the enquiry names any more.
  expect((await read(sent.tripId)).hostFamily?.id).toBe(host(0).familyId);
  expect((await decline(sent.tripId)).status).toBe(200);
  expect((await read(sent.tripId)).hostFamily).toBeNull();
});
