// Staff are reminded of requests to support that wait for too long.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countUnread, listNotifications, markAllNotifications } from '#contract/notifications/notifications.endpoints.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { createTestConversation, createTestMessage } from '#server/testing/samples/messages.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { remindOfSupport } from './support-reminders.service.ts';

let server: TestServer;
let parentId: number;
let staffId: number;
let conversationId: number;

beforeAll(async () => {
  server = await startServer({ SUPPORT_TARGET_MINUTES: '30' });
  parentId = await server.createAccount({ email: 'waiting@example.test', roles: ['Parent'] });
  await server.createAccount({ email: 'coordinating@example.test', roles: ['Coordinator'] });
  staffId = await server.createAccount({ email: 'handling@example.test', roles: ['Finance'] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of [conversations, notifications]) await server.app.db.delete(table);
  conversationId = await createTestConversation(server.app, { participants: [parentId], type: 'customer-support', userId: parentId });
  await createTestMessage(server.app, { conversationId, senderId: parentId });
});

async function wait(minutes: number): Promise<number[]> {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000);
  await remindOfSupport(server.app);
  return (await server.app.db.select().from(notifications).where(eq(notifications.kind, 'supportWaiting'))).map(({ userId }) => userId);
}

test('coordinators are reminded once of a request that nobody handles, also if they have read of it', async () => {
  expect(await wait(29)).toEqual([]);
  const told = await wait(1);
  expect(told).not.toEqual([]);
  expect(told).not.toContain(staffId);
  const coordinator = await server.signInWith('coordinating@example.test');
  const [newest] = (await coordinator.ask(listNotifications, { query: {} })).body.data;
  await coordinator.ask(markAllNotifications, { body: { newestId: newest?.id ?? 0 } });
  expect((await coordinator.ask(countUnread, {})).body).toMatchObject({ unread: 0 });
  expect(await wait(5)).toEqual(told);
});

test('the assignee alone is reminded, and again when the user waits anew', async () => {
  await server.app.db.update(conversations).set({ assigneeId: staffId });
  expect(await wait(40)).toEqual([staffId]);
  await createTestMessage(server.app, { conversationId, senderId: staffId });
  expect(await wait(40)).toEqual([staffId]);
  await createTestMessage(server.app, { conversationId, senderId: parentId });
  expect(await wait(40)).toEqual([staffId, staffId]);
});

test('a closed request reminds nobody', async () => {
  await server.app.db.update(conversations).set({ archivedAt: server.time.now });
  expect(await wait(60)).toEqual([]);
});
