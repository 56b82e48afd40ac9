// What conversations tell of a trip: messages of the product with their buttons, and open threads that follow its steps.

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordPayment } from '#contract/finance/payments/payments.endpoints.ts';
import { listMessages } from '#contract/messaging/messages.endpoints.ts';
import { updateStudent } from '#contract/people/students.endpoints.ts';
import { acceptOffer } from '#contract/trips/offers.endpoints.ts';
import { moveTrip } from '#contract/trips/trip.endpoints.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import { allJobs } from '#server/jobs.ts';
import type { TestClient } from '#server/testing/client.ts';
import { connectSocket, type TestSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { runDueJobs } from '#server/testing/jobs.ts';
import { postInvoiceMessage } from './offers/offer-messages.service.ts';

let room: TripFixture;
let socket: TestSocket | null = null;
beforeAll(async () => {
  room = await startTripFixture({ count: 1 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(hostCalendarBlocks);
});
afterEach(() => {
  socket?.close();
  socket = null;
});

const host = () => room.hosts[0]?.client as TestClient;

/** Returns the offer of a trip and its conversation. */
async function findConversation(tripId: number): Promise<{ offerId: number; conversationId: number }> {
  const [found] = await room.app.db
    .select({ offerId: tripOffers.id, conversationId: conversations.id })
    .from(tripOffers)
    .innerJoin(conversations, eq(conversations.offerId, tripOffers.id))
    .where(eq(tripOffers.tripId, tripId));
  if (found === undefined) throw new Error('no conversation');
  return found;
}

/** Returns the sentences of a conversation with what their buttons say, as somebody reads them. */
async function read(client: TestClient, conversationId: number) {
  const { body } = await client.ask(listMessages, { query: { conversationId } });
  return body.data.map(({ content, action }) => [Array.isArray(content) ? content[0]?.text : content, action?.name, action?.state]);
}

const MISSING = ['Some of Léa’s details are still missing.', 'completeData', 'open'];
const INVOICE = 'The invoice for Léa’s stay from 6 Jul 2026 to 13 Jul 2026 was sent.';

test('a step of a trip or an offer shows its conversations again, with what has become of their buttons', async () => {
  const id = await room.reserved();
  const { offerId, conversationId } = await findConversation(id);
  socket = await connectSocket(room.origin, room.parent);
  await host().ask(acceptOffer, { params: { id: offerId }, body: { reason: '' } });
  expect(await socket.waitFor('conversation.changed')).toEqual({ conversationId });
  expect(await socket.waitFor('message.changed')).toMatchObject({
    conversationId,
    message: { action: { name: 'answerOffer', state: 'done', outcome: 'accepted', doneBy: 'Host0' } },
  });
  socket.received.splice(0);
  await room.coordinator.ask(moveTrip, { params: { id }, body: { step: 'cancel', reason: 'Ill' } });
  expect(await socket.waitFor('conversation.changed')).toEqual({ conversationId });
});

test('a booked stay leads to its trip', async () => {
  const { offerId, conversationId } = await findConversation(await room.reserved());
  await host().ask(acceptOffer, { params: { id: offerId }, body: { reason: '' } });
  expect(await read(host(), conversationId)).toContainEqual([expect.stringContaining('is booked'), 'openTrip', 'open']);
});

test('parents are asked for details that a reserved stay lacks, nobody else, until they give them', async () => {
  const { conversationId } = await findConversation(await room.reserved());
  expect(await read(room.parent, conversationId)).toContainEqual(MISSING);
  expect(JSON.stringify(await read(host(), conversationId))).not.toContain('details');
  await room.app.db.delete(hostCalendarBlocks);
  const complete = { countryId: 372, hobbies: 'Chess', anyMedicalCondition: 'None' };
  socket = await connectSocket(room.origin, room.parent);
  await room.parent.ask(updateStudent, { params: { id: room.childId }, body: complete });
  const { received } = socket;
  const action = expect.objectContaining({ name: 'completeData', state: 'done' });
  const completed = { conversationId, message: expect.objectContaining({ action }) };
  await vi.waitFor(() => expect(received.map(({ payload }) => payload)).toContainEqual(expect.objectContaining(completed)), {
    timeout: 5000,
  });
  expect(await read(room.parent, conversationId)).toContainEqual([MISSING[0], 'completeData', 'done']);
  const other = await findConversation(await room.reserved());
  expect(JSON.stringify(await read(room.parent, other.conversationId))).not.toContain('details');
});

test('parents pay an invoice from their conversation, and see there when it is paid', async () => {
  const id = await room.reserved();
  const { conversationId } = await findConversation(id);
  expect(JSON.stringify(await read(room.parent, conversationId))).not.toContain('invoice');
  await runDueJobs(room.app, allJobs);
  expect(await read(room.parent, conversationId)).toContainEqual([INVOICE, 'pay', 'open']);
  expect(JSON.stringify(await read(host(), conversationId))).not.toContain('invoice');
  const [billed] = await room.app.db.select().from(invoices).where(eq(invoices.tripId, id));
  socket = await connectSocket(room.origin, room.parent);
  const amount = billed?.total ?? '0';
  const money = { businessId: room.businessId, amount, paidOn: '2026-06-15', payerName: 'Jeanne', method: 'card' } as const;
  const paid = await room.finance.ask(recordPayment, { body: { ...money, allocations: [{ invoiceId: billed?.id ?? 0, amount }] } });
  expect(paid.status, paid.text).toBe(200);
  await socket.waitFor('message.changed');
  expect(await read(room.parent, conversationId)).toContainEqual([INVOICE, 'pay', 'done']);
});

test('parents are told of invoices to them only', async () => {
  const tripId = await room.reserved();
  const { conversationId } = await findConversation(tripId);
  const [trip] = await room.app.db.select().from(trips).where(eq(trips.id, tripId));
  const post = (buyerId: number) => room.app.db.transaction((tx) => postInvoiceMessage(tx, room, { tripId, buyerId }));
  await post((trip?.parentId ?? 0) + 1);
  expect(await read(room.parent, conversationId)).not.toContainEqual(expect.arrayContaining([INVOICE]));
  await post(trip?.parentId ?? 0);
  expect(await read(room.parent, conversationId)).toContainEqual([INVOICE, 'pay', expect.any(String)]);
});
