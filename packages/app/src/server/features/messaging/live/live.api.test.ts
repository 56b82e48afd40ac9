// Conversations on the live channel: who hears of what, and who is cut off.

import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import { markSeen, sendMessage, withdrawMessage } from '#contract/messaging/messages.endpoints.ts';
import type { MessageAdded } from '#contract/messaging/realtime.events.ts';
import { addNote } from '#contract/messaging/support.endpoints.ts';
import { conversationParticipants, conversationReads } from '#server/db/schema/conversations.ts';
import { postMessage } from '#server/features/messaging/messages/post-message.service.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import type { TestClient } from '#server/testing/client.ts';
import { connectSocket, type TestSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { createOfferedTrip, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let room: TestServer;
const clients = {} as Record<'parent' | 'host' | 'stranger' | 'coordinator', { client: TestClient; id: number }>;
let conversationId: number;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  room = await startServer();
  const roles = { parent: 'Parent', host: 'Host family', stranger: 'Parent', coordinator: 'Coordinator' } satisfies Record<string, Role>;
  for (const [name, role] of Object.entries(roles)) {
    const email = `live-${name}@example.test`;
    const id = await room.createAccount({ email, roles: [role], firstName: name });
    clients[name as keyof typeof clients] = { id, client: await room.signInWith(email) };
  }
});
afterAll(() => room.stop());
beforeEach(async () => {
  const { offerId } = await createOfferedTrip(room.app, clients.host.id);
  conversationId = await createTestConversation(room.app, { offerId, participants: [clients.parent.id, clients.host.id] });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

async function connect(name: keyof typeof clients, language = 'en'): Promise<TestSocket> {
  const socket = await connectSocket(room.origin, clients[name].client, { headers: { 'Accept-Language': language } });
  sockets.push(socket);
  return socket;
}

const send = (name: keyof typeof clients, content = 'Hello') =>
  clients[name].client.ask(sendMessage, { body: { conversationId, content } });
const names = ({ received }: TestSocket) => received.map(({ name }) => name);
/** Waits until whatever was published before has been relayed. */
const settle = () => pause(150);

async function takeOut(userId: number): Promise<void> {
  await room.app.db.transaction(async (tx) => {
    const own = and(eq(conversationParticipants.conversationId, conversationId), eq(conversationParticipants.userId, userId));
    await tx.update(conversationParticipants).set({ removedAt: room.app.clock.now() }).where(own);
    await publishEvent(tx, { kind: 'conversation.participants', conversationId, userId, isIn: false });
  });
}

describe('a message', () => {
  test('reaches the participants wherever they are, in their language, and nobody else', async () => {
    const [parent, host, stranger, coordinator] = [
      await connect('parent'),
      await connect('host', 'de'),
      await connect('stranger'),
      await connect('coordinator'),
    ];
    const { body } = await send('parent');
    expect(await host.waitFor('message.added')).toEqual({
      ...{ conversationId, sequence: 1, message: { ...body, senderRole: expect.any(String) }, preview: 'Hello', isOwn: false },
      title: expect.stringContaining('Chloé'),
    } satisfies MessageAdded);
    expect(await parent.waitFor('message.added')).toMatchObject({ isOwn: true, title: 'The Murphy Family' });
    await settle();
    expect([names(stranger), names(coordinator)]).toEqual([[], ['conversation.updated']]);
  });

  test('reaches staff who have the conversation open, without having joined it', async () => {
    const [parent, coordinator] = [await connect('parent'), await connect('coordinator')];
    await send('parent');
    await parent.waitFor('message.added');
    expect(await coordinator.send('conversation.open', { conversationId })).toEqual({ ok: true, lastSequence: 1 });
    await send('host');
    expect(await coordinator.waitFor('message.added')).toMatchObject({ sequence: 2, title: "Chloé's Trip, The Murphy Family" });
    await coordinator.send('conversation.close', { conversationId });
    await send('host');
    await settle();
    expect(names(coordinator)).toEqual(['conversation.updated', 'message.added', 'conversation.updated']);
  });

  test('is recorded as read by staff who have not joined: on opening, and once a day while it is open', async () => {
    const coordinator = await connect('coordinator');
    const days = async () => {
      const rows = await room.app.db.select().from(conversationReads).where(eq(conversationReads.conversationId, conversationId));
      return rows.map(({ userId, day }) => [userId, day]).toSorted();
    };
    const [first, second] = ['2026-06-15', '2026-06-16'].map((day) => [clients.coordinator.id, day]);
    await coordinator.send('conversation.open', { conversationId });
    expect(await days()).toEqual([first]);
    room.time.now = new Date(room.time.now.getTime() + 24 * 3_600_000);
    await send('parent');
    await coordinator.waitFor('message.added');
    room.time.now = new Date(room.time.now.getTime() - 24 * 3_600_000);
    expect(await days()).toEqual([first, second]);
  });

  test('reaches everybody while the record of readers fails, which is made with the next one', async () => {
    const [host, coordinator] = [await connect('host'), await connect('coordinator')];
    await coordinator.send('conversation.open', { conversationId });
    const { db } = room.app;
    await db.delete(conversationReads);
    await db.execute(sql`alter table conversation_reads rename to unreachable_reads`);
    try {
      await send('parent');
      expect(await host.waitFor('message.added')).toMatchObject({ sequence: 1 });
      expect(await coordinator.waitFor('message.added')).toMatchObject({ sequence: 1 });
    } finally {
      await db.execute(sql`alter table unreachable_reads rename to conversation_reads`);
    }
    await send('parent');
    await expect.poll(() => db.$count(conversationReads, eq(conversationReads.conversationId, conversationId))).toBe(1);
  });

  test('a message of the product is told without what is for others', async () => {
    const [parent, host] = [await connect('parent'), await connect('host')];
    const content = { texts: [{ sentence: 'dataMissing' as const, values: { name: 'Geheim' }, requireRoles: ['Parent' as const] }] };
    await room.app.db.transaction((tx) =>
      postMessage(tx, room.app, { conversationId, senderId: null, messageType: 2, contentType: 1, content }),
    );
    expect(await parent.waitFor('message.added')).toMatchObject({ preview: 'Some of Geheim’s details are still missing.' });
    expect(await host.waitFor('message.added')).toMatchObject({ sequence: 1, message: null, preview: '' });
    expect(JSON.stringify(host.received)).not.toContain('Geheim');
  });

  test('a withdrawn message is emptied everywhere', async () => {
    const host = await connect('host');
    const { body } = await send('parent', 'A mistake');
    await clients.parent.client.ask(withdrawMessage, { params: { id: body.id } });
    expect(await host.waitFor('message.changed')).toMatchObject({
      messageId: body.id,
      message: { content: '', withdrawnAt: expect.any(String) },
    });
  });
});

describe('lists of staff', () => {
  test('hear of conversations that they can read without taking part, and agents of no others', async () => {
    const agentId = await room.createAccount({ email: 'live-agent@example.test', roles: ['Agent'], firstName: 'agent' });
    const agent = await connectSocket(room.origin, await room.signInWith('live-agent@example.test'));
    sockets.push(agent);
    const coordinator = await connect('coordinator');
    await send('parent');
    await coordinator.waitFor('conversation.updated');
    const other = conversationId;
    const { tripId } = await createTestTrip(room.app, { agentId });
    conversationId = await createTestConversation(room.app, { type: 'trip', tripId, participants: [clients.parent.id] });
    await send('parent');
    expect(await agent.waitFor('conversation.updated')).toEqual({ conversationId });
    await room.app.db.transaction((tx) => publishEvent(tx, { kind: 'conversation.changed', conversationId: other }));
    await settle();
    expect(names(agent)).toEqual(['conversation.updated']);
    expect(coordinator.received.map(({ payload }) => payload)).toEqual(
      [other, conversationId, other].map((id) => ({ conversationId: id })),
    );
  });
});

describe('an internal note', () => {
  test('is told to staff who have the conversation open, and to nobody else', async () => {
    const [parent, host, coordinator] = [await connect('parent'), await connect('host'), await connect('coordinator')];
    for (const socket of [parent, host, coordinator]) await socket.send('conversation.open', { conversationId });
    const finance = await room.signInAs('Finance');
    await finance.ask(addNote, { params: { id: conversationId }, body: { text: 'Call back' } });
    expect(await coordinator.waitFor('conversation.noted')).toEqual({ conversationId });
    await settle();
    expect([names(parent), names(host)]).toEqual([[], []]);
  });

  test('is not told to staff whose own request to support it is about', async () => {
    const own = await connect('coordinator');
    const about = { type: 'customer-support' as const, userId: clients.coordinator.id };
    conversationId = await createTestConversation(room.app, { ...about, participants: [clients.coordinator.id] });
    await own.send('conversation.open', { conversationId });
    const finance = await room.signInAs('Finance');
    expect((await finance.ask(addNote, { params: { id: conversationId }, body: { text: 'Hm' } })).status).toBe(200);
    await settle();
    expect(names(own)).toEqual([]);
  });
});

describe('who was taken out', () => {
  test('hears nothing any more, also with the conversation open', async () => {
    const [parent, host] = [await connect('parent'), await connect('host')];
    await host.send('conversation.open', { conversationId });
    await takeOut(clients.host.id);
    expect(await host.waitFor('conversation.participants')).toEqual({ conversationId, userId: clients.host.id, isIn: false });
    await parent.waitFor('conversation.participants');
    await send('parent');
    await parent.waitFor('message.added');
    await parent.send('typing', { conversationId, isTyping: true });
    await settle();
    expect(names(host)).toEqual(['conversation.participants']);
    expect(await host.send('conversation.open', { conversationId })).toMatchObject({ ok: false, code: 'notFound' });
    expect(await host.send('typing', { conversationId, isTyping: true })).toMatchObject({ ok: false, code: 'notFound' });
  });
});

describe('the others', () => {
  test('learn what was seen, and one’s own tabs too', async () => {
    const [parent, tab] = [await connect('parent'), await connect('host')];
    const { body } = await send('parent');
    await clients.host.client.ask(markSeen, { body: { conversationId, messageId: body.id } });
    expect(await parent.waitFor('seen')).toEqual({ conversationId, userId: clients.host.id, messageId: body.id });
    expect(await tab.waitFor('conversation.own')).toEqual({ conversationId });
  });

  test('see that somebody types who can write, once a second at most', async () => {
    const [parent, host, coordinator] = [await connect('parent'), await connect('host'), await connect('coordinator')];
    for (let count = 0; count < 5; count += 1)
      expect(await parent.send('typing', { conversationId, isTyping: true })).toEqual({ ok: true });
    await parent.send('typing', { conversationId, isTyping: false });
    await settle();
    const typing = { conversationId, userId: clients.parent.id, firstName: 'parent' };
    expect(host.received.map(({ payload }) => payload)).toEqual([
      { ...typing, isTyping: true },
      { ...typing, isTyping: false },
    ]);
    expect(names(parent)).toEqual([]);
    expect(await coordinator.send('typing', { conversationId, isTyping: true })).toMatchObject({ ok: false, code: 'notJoined' });
  });
});

test('a conversation of others can’t be opened', async () => {
  const stranger = await connect('stranger');
  expect(await stranger.send('conversation.open', { conversationId })).toMatchObject({ ok: false, code: 'notFound' });
  expect(await stranger.send('conversation.open', { conversationId: 'x' })).toMatchObject({ ok: false, code: 'validation' });
  await send('parent');
  await settle();
  expect(names(stranger)).toEqual([]);
});
