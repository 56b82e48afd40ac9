// Requests to support: of whom, who answers, who handles them, and what only staff see.

import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendContact } from '#contract/messaging/contact.endpoints.ts';
import { exportConversation } from '#contract/messaging/conversation-export.endpoints.ts';
import { archiveConversation, unarchiveConversation } from '#contract/messaging/conversations.endpoints.ts';
import { sendMessage } from '#contract/messaging/messages.endpoints.ts';
import { listRenderedReplies } from '#contract/messaging/saved-replies.endpoints.ts';
import {
  addNote,
  assignSupport,
  listNotes,
  readSupportConversation,
  readSupportOfUser,
  sendSupportMessage,
} from '#contract/messaging/support.endpoints.ts';
import { listNotifications } from '#contract/notifications/notifications.endpoints.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql, waitForLock } from '#server/testing/database.ts';
import { connectSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { besideTransaction } from '#server/testing/one-connection.ts';
import { createTestMessage } from '#server/testing/samples/messages.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let coordinator: TestClient;
let coordinatorId: number;
beforeAll(async () => {
  server = await startServer({ SUPPORT_TARGET_MINUTES: '90' });
  coordinatorId = await server.createAccount({ email: 'carla@example.test', roles: ['Coordinator'], firstName: 'Carla' });
  coordinator = await server.signInWith('carla@example.test');
});
afterAll(() => server.stop());

/** Creates a user who needs help. */
async function createUser(roles: Parameters<TestServer['createAccount']>[0]['roles'] = ['Parent']) {
  const email = `${createRandomName(12)}@example.test`;
  const userId = await server.createAccount({ email, roles, firstName: 'Maria' });
  return { userId, email, client: await server.signInWith(email) };
}

async function write(client: TestClient, body: { content: string; userId?: number; localMessageId?: string }) {
  const { status, body: answer, text } = await client.ask(sendSupportMessage, { body });
  if (status !== 200) throw new Error(text);
  return answer;
}

const close = (id: number) =>
  server.app.db.update(conversations).set({ archivedAt: server.app.clock.now() }).where(eq(conversations.id, id));

describe('a request', () => {
  test('is told to all staff who see the queue, and who have not joined it', async () => {
    const { client } = await createUser();
    const staff = [coordinator, await server.signInAs('Administrator'), await server.signInAs('Finance')];
    const sockets = await Promise.all(staff.map((one) => connectSocket(server.origin, one)));
    const { conversation } = await write(client, { content: 'Hello' });
    for (const socket of sockets) {
      expect(await socket.waitFor('conversation.updated')).toEqual({ conversationId: conversation.id });
      expect(socket.received).toHaveLength(1);
      socket.close();
    }
  });

  test.each([[['Parent'] as const], [['Page editor'] as const], [['Agent'] as const], [[] as const]])(
    'begins with the first message of a user with the roles %j',
    async (roles) => {
      const { client, userId } = await createUser(roles);
      expect((await client.ask(readSupportConversation, {})).body).toEqual({ conversation: null });
      const { conversation, message } = await write(client, { content: 'Hello' });
      expect(message).toMatchObject({ content: 'Hello', senderId: userId, sequence: 1 });
      expect(conversation).toMatchObject({ conversationableType: 'customer-support', isParticipant: true, closedReason: null });
      const again = await write(client, { content: 'Is anybody there?' });
      expect(again.conversation.id).toBe(conversation.id);
      expect((await client.ask(readSupportConversation, {})).body.conversation).toMatchObject({
        id: conversation.id,
        messages: [{ content: 'Hello' }, { content: 'Is anybody there?' }],
      });
    },
  );

  test('is followed by a new one once it is closed, and what was sent before is not sent again', async () => {
    const { client } = await createUser();
    const localMessageId = createRandomName();
    const first = await write(client, { content: 'Hello', localMessageId });
    await close(first.conversation.id);
    expect((await client.ask(readSupportConversation, {})).body.conversation).toMatchObject({ closedReason: 'archived' });
    const sameAgain = await write(client, { content: 'Hello', localMessageId });
    expect(sameAgain).toMatchObject({ message: { id: first.message.id }, conversation: { id: first.conversation.id } });
    const next = await write(client, { content: 'Something else' });
    expect(next.conversation.id).not.toBe(first.conversation.id);
    expect((await client.ask(readSupportConversation, {})).body.conversation?.id).toBe(next.conversation.id);
  });

  test('is one, however often its first message is sent at the same moment', async () => {
    const { client, userId } = await createUser();
    const sent = await Promise.all(['One', 'Two', 'Three'].map((content) => write(client, { content })));
    expect(new Set(sent.map(({ conversation }) => conversation.id)).size).toBe(1);
    expect(await server.app.db.$count(conversations, eq(conversations.userId, userId))).toBe(1);
  });

  test('is refused to everybody else but staff, and to agents unless they look after a trip of the user', async () => {
    const { client, userId } = await createUser();
    const { conversation } = await write(client, { content: 'Hello' });
    const other = await createUser();
    for (const id of [userId, 999_999_999]) {
      expect((await other.client.ask(readSupportOfUser, { params: { userId: id } })).status).toBe(403);
      expect((await other.client.ask(sendSupportMessage, { body: { userId: id, content: 'Hi' } })).status).toBe(403);
    }
    expect((await client.ask(readSupportOfUser, { params: { userId } })).body.conversation?.id).toBe(conversation.id);
    expect((await coordinator.ask(readSupportOfUser, { params: { userId } })).body.conversation?.id).toBe(conversation.id);
    const agent = await createUser(['Agent']);
    expect((await agent.client.ask(readSupportOfUser, { params: { userId } })).status).toBe(403);
    await createTestTrip(server.app, { parentId: userId, agentId: agent.userId });
    expect((await agent.client.ask(readSupportOfUser, { params: { userId } })).body.conversation?.id).toBe(conversation.id);
  });
});

testOnPostgresql('a message that waits while the request is being closed begins a new one', async () => {
  const { client, userId } = await createUser();
  const { conversation } = await write(client, { content: 'Hello' });
  const later = await server.app.db.transaction(async (tx) => {
    await tx.update(conversations).set({ archivedAt: server.app.clock.now() }).where(eq(conversations.id, conversation.id));
    const sent = besideTransaction(() => write(client, { content: 'Something else' }));
    await waitForLock(server.app.db);
    return { sent };
  });
  expect((await later.sent).conversation.id).not.toBe(conversation.id);
  expect(await server.app.db.$count(conversations, eq(conversations.userId, userId))).toBe(2);
});

testOnPostgresql('a request is opened again or another one begins, never both', async () => {
  const { client, userId } = await createUser();
  for (let round = 0; round < 3; round += 1) {
    const { conversation } = await write(client, { content: 'Hello' });
    const query = { conversationId: conversation.id };
    await coordinator.ask(archiveConversation, { query });
    await Promise.all([coordinator.ask(unarchiveConversation, { query }), write(client, { content: 'One more thing' })]);
    const open = and(eq(conversations.userId, userId), isNull(conversations.archivedAt));
    expect(await server.app.db.$count(conversations, open)).toBe(1);
  }
});

testOnPostgresql('a message that waits for others has the time at which it is added', async () => {
  const { client, userId: senderId } = await createUser();
  const { id: conversationId } = (await write(client, { content: 'Hello' })).conversation;
  const before = server.time.now;
  const { later } = await server.app.db.transaction(async (tx) => {
    await tx.update(conversations).set({ name: '' }).where(eq(conversations.id, conversationId));
    const waiting = besideTransaction(() => createTestMessage(server.app, { conversationId, senderId }));
    await waitForLock(server.app.db);
    server.time.now = new Date(before.getTime() + 60_000);
    return { later: waiting };
  });
  const [message] = await server.app.db
    .select()
    .from(messages)
    .where(eq(messages.id, await later));
  expect(message?.createdAt).toEqual(server.time.now);
  server.time.now = before;
});

testOnPostgresql('notes are read while the conversation is being changed', async () => {
  const { conversation } = await write((await createUser()).client, { content: 'Hello' });
  await server.app.db.transaction(async (tx) => {
    await tx.update(conversations).set({ name: '' }).where(eq(conversations.id, conversation.id));
    const params = { id: conversation.id };
    expect((await coordinator.ask(listNotes, { params })).status).toBe(200);
    expect((await coordinator.ask(listRenderedReplies, { params })).status).toBe(200);
  });
});

describe('staff', () => {
  test('join by answering, and whoever answers first handles the request', async () => {
    const { client, userId } = await createUser();
    await write(client, { content: 'Hello' });
    const waiting = (await coordinator.ask(readSupportOfUser, { params: { userId } })).body.conversation;
    expect(waiting?.support).toEqual({ assignee: null, waitingSince: server.time.now.toISOString(), targetMinutes: 90 });
    const { conversation } = await write(coordinator, { userId, content: 'How can I help?' });
    expect(conversation).toMatchObject({ isParticipant: true, support: { assignee: { id: coordinatorId }, waitingSince: null } });
    const administrator = await server.signInAs('Administrator');
    const later = await write(administrator, { userId, content: 'Carla is on it.' });
    expect(later.conversation.support?.assignee?.id).toBe(coordinatorId);
    // The user sees no more than an answer.
    expect((await client.ask(readSupportConversation, {})).body.conversation?.support).toBeNull();
  });

  test('begin a request by writing to a user, and are not answered for a user that there isn’t', async () => {
    const { userId, client } = await createUser();
    const { conversation } = await write(coordinator, { userId, content: 'We have a question.' });
    expect((await client.ask(readSupportConversation, {})).body.conversation?.id).toBe(conversation.id);
    const body = { conversationId: conversation.id, content: 'Yes?' };
    expect((await client.ask(sendMessage, { body })).status).toBe(200);
    expect((await coordinator.ask(sendSupportMessage, { body: { userId: 999_999_999, content: 'Hi' } })).status).toBe(404);
  });

  test('assign a request unless a colleague has been faster', async () => {
    const { client } = await createUser();
    const { conversation } = await write(client, { content: 'Hello' });
    const params = { id: conversation.id };
    const assign = (assigneeId: number | null, previousAssigneeId: number | null, by = coordinator) =>
      by.ask(assignSupport, { params, body: { assigneeId, previousAssigneeId } });
    const finance = await createUser(['Finance']);
    expect((await assign(finance.userId, null)).body.support?.assignee).toEqual({ id: finance.userId, firstName: 'Maria' });
    expect(await assign(coordinatorId, null)).toMatchObject({
      status: 409,
      body: { code: 'changedMeanwhile', current: { support: { assignee: { id: finance.userId } } } },
    });
    expect((await assign(null, finance.userId, finance.client)).body.support?.assignee).toBeNull();
    const parent = await createUser();
    expect((await assign(parent.userId, null)).status).toBe(422);
    expect((await assign(coordinatorId, null, parent.client)).status).toBe(403);
  });

  test('take a request and give it back as agents, and assign nobody else', async () => {
    const agent = await createUser(['Agent']);
    const { client, userId } = await createUser();
    await createTestTrip(server.app, { parentId: userId, agentId: agent.userId });
    const { conversation } = await write(client, { content: 'Hello' });
    const assign = (assigneeId: number | null, previousAssigneeId: number | null) =>
      agent.client.ask(assignSupport, { params: { id: conversation.id }, body: { assigneeId, previousAssigneeId } });
    expect((await assign(coordinatorId, null)).status).toBe(422);
    expect((await assign(agent.userId, null)).status).toBe(200);
    expect((await assign(null, agent.userId)).status).toBe(200);
  });
});

describe('a note', () => {
  test('is read by staff alone: no message, no export has it, and nobody reads those on their own request', async () => {
    const { client, userId } = await createUser();
    const { conversation } = await write(client, { content: 'Hello' });
    const params = { id: conversation.id };
    const note = await coordinator.ask(addNote, { params, body: { text: 'Calls back on Monday' } });
    expect(note.body).toMatchObject({ text: 'Calls back on Monday', author: 'Carla Test', afterSequence: 1 });
    const finance = await server.signInAs('Finance');
    expect((await finance.ask(listNotes, { params })).body.data).toEqual([note.body]);
    expect((await client.ask(listNotes, { params })).status).toBe(403);
    expect((await client.ask(readSupportConversation, {})).text).not.toContain('Monday');
    const [entry] = await server.app.db.select().from(audit).where(eq(audit.action, 'conversation.note'));
    expect(JSON.stringify(entry)).not.toContain('Monday');
    expect(userId).toBeGreaterThan(0);
    const own = await createUser(['Coordinator']);
    const request = await write(own.client, { content: 'My own request' });
    const ownParams = { id: request.conversation.id };
    expect((await own.client.ask(listNotes, { params: ownParams })).status).toBe(404);
    expect((await own.client.ask(addNote, { params: ownParams, body: { text: 'x' } })).status).toBe(404);
    const taken = await own.client.ask(assignSupport, { params: ownParams, body: { assigneeId: own.userId, previousAssigneeId: null } });
    expect(taken.status).toBe(404);
  });
});

test('an export is for who can read the conversation, and leaves a trace', async () => {
  const { client } = await createUser();
  const { conversation } = await write(client, { content: 'A question about the arrival' });
  const params = { id: conversation.id };
  for (const one of [client, coordinator]) {
    const { status, headers, text } = await one.ask(exportConversation, { params, query: {} });
    expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  }
  expect(await server.app.db.$count(audit, eq(audit.action, 'conversation.export'))).toBe(2);
  expect((await (await createUser()).client.ask(exportConversation, { params, query: {} })).status).toBe(404);
});

test('the contact form writes to the request of its user too, and leads staff there', async () => {
  const { client } = await createUser();
  const message = 'When does the camp begin in July?';
  const { body: sent } = await client.ask(sendContact, { body: { topic: 'booking', message, seconds: 40 } });
  const { conversation } = (await client.ask(readSupportConversation, {})).body;
  expect(conversation?.messages).toMatchObject([{ content: `Stays and bookings · ${sent.reference}\n\n${message}` }]);
  const [told] = (await coordinator.ask(listNotifications, {})).body.data;
  expect(told).toMatchObject({ kind: 'contactEnquiry', data: { reference: sent.reference, conversationId: conversation?.id } });
});
