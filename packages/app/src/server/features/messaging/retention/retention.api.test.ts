// What the nightly job deletes, and what it keeps.

import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachments } from '#server/db/schema/attachments.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { messageReports } from '#server/db/schema/messaging.ts';
import { createStoredFile } from '#server/testing/samples/attachments.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';
import { createSharedConversation, createSupportRequest } from '#server/testing/samples/support.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { retentionJobs } from './retention.jobs.ts';

let server: TestServer;
let parentId: number;
beforeAll(async () => {
  server = await startServer({ MESSAGE_RETENTION_MONTHS: '12' });
  parentId = await server.createAccount({ email: 'mother@example.test', roles: ['Parent'] });
});
afterAll(() => server.stop());

/** The conversation of a trip that ended on a day. */
async function createConversationOfTrip(toDate: string): Promise<number> {
  const { tripId } = await createTestTrip(server.app, { parentId, fromDate: '2024-05-01', toDate });
  const at = server.app.clock.now();
  const [made] = await server.app.db
    .insert(conversations)
    .values({ sid: createRandomName(), type: 'trip', tripId, lastMessageAt: at, createdAt: at })
    .returning({ id: conversations.id });
  return made?.id ?? 0;
}

async function listKept(ids: readonly number[]): Promise<number[]> {
  const [job] = retentionJobs;
  await job?.run(server.app, {}, { id: 'a', number: 1, isLast: false, signal: AbortSignal.timeout(60_000) });
  const rows = await server.app.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.id, [...ids]));
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

test('conversations go a year after the last day of the stay, and not a day earlier', async () => {
  // Today is 15 June 2026.
  const old = await createConversationOfTrip('2025-06-14');
  const young = await createConversationOfTrip('2025-06-15');
  expect(await listKept([old, young])).toEqual([young]);
});

test('requests to support go a year after they were closed, and open ones never', async () => {
  const { db } = server.app;
  const closed = (await createSupportRequest(server.app, parentId)).conversationId;
  await db.update(conversations).set({ archivedAt: new Date('2025-06-01T00:00:00Z'), createdAt: new Date('2020-01-01T00:00:00Z') });
  const open = (await createSupportRequest(server.app, parentId)).conversationId;
  await db
    .update(conversations)
    .set({ lastMessageAt: new Date('2020-01-01T00:00:00Z') })
    .where(eq(conversations.id, open));
  expect(await listKept([closed, open])).toEqual([open]);
});

test('groups without a stay go a year after the last message, and what waits for a review stays', async () => {
  const { db } = server.app;
  const silent = await createSharedConversation(server.app, parentId);
  const reported = await createSharedConversation(server.app, parentId);
  const busy = await createSharedConversation(server.app, parentId);
  const ids = [silent, reported, busy].map(({ conversationId }) => conversationId);
  await db
    .update(conversations)
    .set({ lastMessageAt: new Date('2025-01-01T00:00:00Z') })
    .where(inArray(conversations.id, [silent.conversationId, reported.conversationId]));
  const { conversationId, messageId, otherId } = reported;
  const createdAt = server.app.clock.now();
  await db.insert(messageReports).values({ conversationId, messageId, reportedId: otherId, reason: 'fraud', createdAt });
  expect(await listKept(ids)).toEqual([reported.conversationId, busy.conversationId]);
});

test('files go with their messages', async () => {
  const { db } = server.app;
  const { conversationId, messageId } = await createSharedConversation(server.app, parentId);
  const ref = await createStoredFile(server.app, { ownerId: parentId, subject: { type: 'message', id: String(messageId) } });
  const file = { ref, name: 'a.webp', kind: 'image', mediaType: 'image/webp', size: 1, width: null, height: null } as const;
  await db
    .update(messages)
    .set({ content: { text: '', file } })
    .where(eq(messages.id, messageId));
  await db
    .update(conversations)
    .set({ deletedAt: new Date('2025-01-01T00:00:00Z') })
    .where(eq(conversations.id, conversationId));
  expect(await listKept([conversationId])).toEqual([]);
  const [left] = await db.select({ files: count() }).from(attachments).where(eq(attachments.ref, ref));
  expect(left?.files).toBe(0);
});
