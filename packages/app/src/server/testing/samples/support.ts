// Sample requests for conversations with support, and what is asked about conversations that two users share.

import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { tripGroups } from '#server/db/schema/trips.ts';
import { sendMessage } from '#server/features/messaging/conversations.public.ts';
import { openSupport } from '#server/features/messaging/support/open-support.service.ts';
import type { App } from '#server/platform/app.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { createRandomName, type Samples } from './sample.ts';
import { createTestTrip } from './trips.ts';

/** Creates a request of a user to support with one message. */
export function createSupportRequest(app: App, userId: number, text = 'Hello') {
  return app.db.transaction(async (tx) => {
    const conversationId = (await openSupport(tx, app, userId)) ?? 0;
    const { id: messageId } = await sendMessage(tx, app, { conversationId, senderId: userId, text });
    return { conversationId, messageId };
  });
}

/** Creates a conversation of two users, in which the second one has written; without a second one, with a new parent. */
export async function createSharedConversation(app: App, userId: number, otherId?: number) {
  const { db, clock } = app;
  const now = clock.now();
  const email = `${createRandomName(12)}@example.test`;
  const senderId = otherId ?? (await createAccount(db, { email, roles: ['Parent'], firstName: 'Other' }, now));
  const [group] = await db.insert(tripGroups).values({ name: createRandomName(), createdAt: now }).returning({ id: tripGroups.id });
  const [made] = await db
    .insert(conversations)
    .values({ sid: createRandomName(), type: 'group', groupId: group?.id ?? 0, lastMessageAt: now, createdAt: now })
    .returning({ id: conversations.id });
  const conversationId = made?.id ?? 0;
  await db.insert(conversationParticipants).values([userId, senderId].map((id) => ({ conversationId, userId: id, joinedAt: now })));
  const { id: messageId } = await db.transaction((tx) => sendMessage(tx, app, { conversationId, senderId, text: 'A message' }));
  return { conversationId, messageId, otherId: senderId };
}

/** Creates a request to support of a parent whose trip an agent looks after. */
async function createRequestForAgent(app: App, agentId: number): Promise<number> {
  const email = `${createRandomName(12)}@example.test`;
  const parentId = await createAccount(app.db, { email, roles: ['Parent'], firstName: 'Maria' }, app.clock.now());
  await createTestTrip(app, { parentId, agentId });
  return (await createSupportRequest(app, parentId)).conversationId;
}

export const supportSamples: Samples = {
  'GET /api/conversations/support-message/user/{userId}': {
    own: async (_, { userId }) => ({ params: { userId } }),
    refused: 'forbidden',
  },
  'PATCH /api/conversations/{id}/support': {
    own: async (app, { userId }) => ({
      params: { id: await createRequestForAgent(app, userId) },
      body: { assigneeId: userId, previousAssigneeId: null },
    }),
  },
  'GET /api/conversations/{id}/notes': { own: async (app, { userId }) => ({ params: { id: await createRequestForAgent(app, userId) } }) },
  'GET /api/conversations/{id}/saved-replies': {
    own: async (app, { userId }) => ({ params: { id: await createRequestForAgent(app, userId) } }),
  },
  'POST /api/conversations/{id}/notes': {
    own: async (app, { userId }) => ({ params: { id: await createRequestForAgent(app, userId) }, body: { text: 'Calls back on Monday' } }),
  },
  'GET /api/conversations/{id}/pdf': {
    own: async (app, { userId }) => ({ params: { id: (await createSupportRequest(app, userId)).conversationId } }),
  },
};
