// Every role against every kind of conversation on the live channel: who can open it, type in it and join its call, and who hears of it.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import { getAccessRow } from '#server/access/table.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { connectSocket, type TestSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { CONVERSATION_KINDS, type ConversationKind, createConversationOf, isReadable } from '#server/testing/samples/conversation-kinds.ts';
import { createTestConversation, createTestMessage } from '#server/testing/samples/messages.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let room: TestServer;
let strangerId: number;
beforeAll(async () => {
  room = await startServer();
  strangerId = await room.createAccount({ email: 'stranger@example.test', roles: ['Parent'], firstName: 'Stranger' });
});
afterAll(() => room.stop());

interface Listener {
  readonly userId: number;
  readonly socket: TestSocket;
}

async function listen(role: Role): Promise<Listener> {
  const email = `live-${role.replaceAll(' ', '-').toLowerCase()}@example.test`;
  const userId = await room.createAccount({ email, roles: [role], firstName: role });
  return { userId, socket: await connectSocket(room.origin, await room.signInWith(email)) };
}

/** Waits until all messages that were published before have been relayed to a user; then forgets what was received. */
async function takeReceived({ userId, socket }: Listener, conversationId: number): Promise<string[]> {
  const last = await createTestConversation(room.app, { participants: [userId] });
  await createTestMessage(room.app, { conversationId: last, senderId: strangerId });
  const isOf = (payload: unknown, id: number) => (payload as { conversationId?: number }).conversationId === id;
  await vi.waitFor(() => expect(socket.received.some(({ payload }) => isOf(payload, last))).toBe(true), { timeout: 5000 });
  return socket.received.splice(0).flatMap(({ name, payload }) => (isOf(payload, conversationId) ? [name] : []));
}

/** What a user with a role hears without having opened the conversation. Whoever reads all learns that their list has lost a deleted one. */
function listHeard(role: Role, kind: ConversationKind): string[] {
  if (kind === 'own') return ['message.added'];
  return isReadable(role, kind === 'deleted' ? 'foreignTrip' : kind) ? ['conversation.updated'] : [];
}

describe.each(ROLES)('%s', (role) => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await listen(role);
  });
  afterAll(() => listener.socket.close());

  test.each(CONVERSATION_KINDS)('opens and hears of the kind %s what the permissions say', async (kind) => {
    const { userId, socket } = listener;
    const { id: conversationId, messageId, callId } = await createConversationOf(room.app, kind, { userId, strangerId });
    await takeReceived(listener, conversationId);
    const told = { kind: 'message.added', conversationId, messageId, sequence: 1 } as const;
    await publishEvent(room.app.db, told);
    expect(await takeReceived(listener, conversationId)).toEqual(listHeard(role, kind));
    const isOwn = kind === 'own';
    const may = (access: 'conversations.read' | 'messages.send' | 'calls.start') => getAccessRow(access)[role] !== '-';
    expect((await socket.send('typing', { conversationId, isTyping: true })).ok).toBe(isOwn && may('messages.send'));
    expect((await socket.send('call.join', { callId })).ok).toBe(isOwn && may('calls.start'));
    const isOpen = isReadable(role, kind) && may('conversations.read');
    expect((await socket.send('conversation.open', { conversationId })).ok).toBe(isOpen);
    socket.received.splice(0);
    await publishEvent(room.app.db, told);
    expect(await takeReceived(listener, conversationId)).toEqual(isOpen ? ['message.added'] : listHeard(role, kind));
  });
});
