// Sample conversations with messages, and requests for them.

import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { calls, meetings } from '#server/db/schema/messaging.ts';
import { tripGroups } from '#server/db/schema/trips.ts';
import { postMessage } from '#server/features/messaging/messages/post-message.service.ts';
import type { App } from '#server/platform/app.ts';
import { createRandomName, type Sample, type Samples } from './sample.ts';
import { createOfferedTrip } from './trips.ts';

const HOUR = 3_600_000;

type Conversation = Partial<typeof conversations.$inferInsert>;

async function createGroup(db: App['db'], createdAt: Date): Promise<number> {
  const [made] = await db
    .insert(tripGroups)
    .values({ name: `Group ${createRandomName(8)}`, createdAt })
    .returning({ id: tripGroups.id });
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
  app: Pick<App, 'db' | 'clock' | 'config' | 'jobs'>,
  { conversationId, senderId, text = 'Hello' }: { conversationId: number; senderId: number; text?: string },
): Promise<number> {
  const kinds = { messageType: 1, contentType: 1 } as const;
  const { id } = await app.db.transaction((tx) => postMessage(tx, app, { conversationId, senderId, ...kinds, content: { text } }));
  return id;
}

/** Creates a conversation of a user about an offer, with a message of theirs. */
async function ownMessage(app: App, userId: number) {
  const { offerId } = await createOfferedTrip(app, userId);
  const conversationId = await createTestConversation(app, { offerId, participants: [userId] });
  return { conversationId, messageId: await createTestMessage(app, { conversationId, senderId: userId }) };
}

/** Creates a meeting that a user has planned in a conversation about an offer, or in a given one. */
export async function createTestMeeting(app: App, userId: number, given?: number): Promise<{ conversationId: number; meetingId: number }> {
  const conversationId = given ?? (await ownMessage(app, userId)).conversationId;
  const startsAt = new Date(app.clock.now().getTime() + 24 * HOUR);
  const endsAt = new Date(startsAt.getTime() + HOUR);
  const [made] = await app.db
    .insert(meetings)
    .values({ conversationId, title: 'First call', startsAt, endsAt, createdBy: userId, createdAt: app.clock.now() })
    .returning({ id: meetings.id });
  return { conversationId, meetingId: made?.id ?? 0 };
}

/** Creates a call that is on, which a user has started in a conversation about an offer, or in a given one. */
export async function createTestCall(app: App, userId: number, given?: number): Promise<{ conversationId: number; callId: number }> {
  const conversationId = given ?? (await ownMessage(app, userId)).conversationId;
  const at = app.clock.now();
  const [made] = await app.db
    .insert(calls)
    .values({ conversationId, startedBy: userId, startedAt: at, lastPresentAt: at })
    .returning({ id: calls.id });
  return { conversationId, callId: made?.id ?? 0 };
}

const readOwnMeeting: Sample = { own: async (app, { userId }) => ({ params: { id: (await createTestMeeting(app, userId)).meetingId } }) };

export const messageSamples: Samples = {
  'GET /api/conversations/meeting/{id}': readOwnMeeting,
  'GET /api/conversations/meeting/{id}/calendar': readOwnMeeting,
  'GET /api/conversations/calls/{id}': {
    own: async (app, { userId }) => ({ params: { id: (await createTestCall(app, userId)).callId } }),
  },
  'GET /api/conversations/{id}/search': {
    own: async (app, { userId }) => ({ params: { id: (await ownMessage(app, userId)).conversationId }, query: { search: 'Hello' } }),
  },
  'POST /api/conversations/messages/{id}/withdraw': {
    own: async (app, { userId }) => ({ params: { id: (await ownMessage(app, userId)).messageId } }),
  },
};
