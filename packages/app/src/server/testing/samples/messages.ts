// Sample conversations with messages, and requests for them.

import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { tripGroups } from '#server/db/schema/trips.ts';
import { postMessage } from '#server/features/messaging/messages/post-message.service.ts';
import type { App } from '#server/platform/app.ts';
import { createRandomName, type Samples } from './sample.ts';
import { createOfferedTrip } from './trips.ts';

type Conversation = Partial<typeof conversations.$inferInsert>;

async function createGroup(db: App['db'], createdAt: Date): Promise<number> {
  const [made] = await db.insert(tripGroups).values({ name: `Group ${createRandomName(8)}`, createdAt }).returning({ id: tripGroups.id });
  return made?.id ?? 0;
}

/** Creates a conversation in which the users take part; of a new group by default. */
export async function createTestConversation(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { participants, ...about }: Conversation & { readonly participants: readonly number[] },
): Promise<number> {
  const at = clock.now();
  const subject = Object.keys(about).length === 0 ? { type: 'group' as const, groupId: await createGroup(db, at) } : about;
  const [made] = await db
    .insert(conversations)
    .values({ type: 'trip-host-family', sid: `CH${createRandomName()}`, lastMessageAt: at, createdAt: at, ...subject })
    .returning({ id: conversations.id });
  const conversationId = made?.id ?? 0;
  if (participants.length > 0)
    await db.insert(conversationParticipants).values(participants.map((userId) => ({ conversationId, userId, joinedAt: at })));
  return conversationId;
}

/** Posts a text of a user; returns the id of the message. */
export async function createTestMessage(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { conversationId, senderId, text = 'Hello' }: { conversationId: number; senderId: number; text?: string },
): Promise<number> {
  const kinds = { messageType: 1, contentType: 1 } as const;
  const { id } = await db.transaction((tx) => postMessage(tx, clock.now(), { conversationId, senderId, ...kinds, content: { text } }));
  return id;
}

/** Creates a conversation of a user about an offer, with a message of theirs. */
async function ownMessage(app: App, userId: number) {
  const { offerId } = await createOfferedTrip(app, userId);
  const conversationId = await createTestConversation(app, { offerId, participants: [userId] });
  return { conversationId, messageId: await createTestMessage(app, { conversationId, senderId: userId }) };
}

export const messageSamples: Samples = {
  'GET /api/conversations/{id}/search': {
    own: async (app, { userId }) => ({ params: { id: (await ownMessage(app, userId)).conversationId }, query: { search: 'Hello' } }),
  },
  'POST /api/conversations/messages/{id}/withdraw': {
    own: async (app, { userId }) => ({ params: { id: (await ownMessage(app, userId)).messageId } }),
  },
};
