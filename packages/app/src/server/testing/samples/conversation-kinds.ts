// Conversations of every kind of relation between a user and a conversation, and which roles read them.

import { eq } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';
import type { App } from '#server/platform/app.ts';
import { createTestGroup } from './conversations.ts';
import { createTestCall, createTestConversation, createTestMeeting, createTestMessage } from './messages.ts';
import { createOfferedTrip, createTestTrip } from './trips.ts';

/** `own` and `left` are of a stay in which the user takes part or did so, `lookedAfter` is of a trip whose agent they are. */
export const CONVERSATION_KINDS = [
  'own',
  'lookedAfter',
  'foreignOffer',
  'foreignTrip',
  'foreignGroup',
  'foreignSupport',
  'left',
  'deleted',
] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

const READS_ALL: readonly Role[] = ['Coordinator', 'Finance', 'Administrator'];

/** Whether a role reads a kind, by the permissions of the product. */
export function isReadable(role: Role, kind: ConversationKind): boolean {
  if (kind === 'deleted') return false;
  return kind === 'own' || READS_ALL.includes(role) || (kind === 'lookedAfter' && role === 'Agent');
}

interface ConversationOfKind {
  readonly id: number;
  readonly messageId: number;
  readonly meetingId: number;
  readonly callId: number;
}

/** Creates a conversation of a kind, as seen by a user, with a message, a meeting and a call. There is no other conversation then. */
export async function createConversationOf(
  app: App,
  kind: ConversationKind,
  { userId, strangerId }: { userId: number; strangerId: number },
): Promise<ConversationOfKind> {
  const participants = [strangerId];
  const create = async () => {
    switch (kind) {
      case 'own':
      case 'left':
      case 'deleted': {
        const { tripId } = await createTestTrip(app, { parentId: strangerId, toDate: '2026-12-01' });
        return createTestConversation(app, { type: 'trip', tripId, participants: [strangerId, userId] });
      }
      case 'lookedAfter': {
        const { tripId } = await createTestTrip(app, { parentId: strangerId, agentId: userId });
        return createTestConversation(app, { type: 'trip', tripId, participants });
      }
      case 'foreignOffer': {
        const { offerId } = await createOfferedTrip(app, strangerId);
        return createTestConversation(app, { offerId, participants });
      }
      case 'foreignTrip':
        return createTestConversation(app, { type: 'trip', tripId: (await createTestTrip(app)).tripId, participants });
      case 'foreignGroup':
        return createTestConversation(app, { type: 'group', groupId: await createTestGroup(app, strangerId), participants });
      case 'foreignSupport':
        return createTestConversation(app, { type: 'customer-support', userId: strangerId, participants });
    }
  };
  await app.db.delete(conversations);
  await app.db.delete(attempts);
  await app.db.update(trips).set({ agentId: null });
  await app.db.update(tripGroups).set({ agentId: null });
  const id = await create();
  const messageId = await createTestMessage(app, { conversationId: id, senderId: strangerId, text: 'Geheimnis' });
  const { meetingId } = await createTestMeeting(app, strangerId, id);
  const { callId } = await createTestCall(app, strangerId, id);
  const at = app.clock.now();
  if (kind === 'left')
    await app.db
      .update(conversationParticipants)
      .set({ removedAt: at, unreadSince: null })
      .where(eq(conversationParticipants.userId, userId));
  if (kind === 'deleted') await app.db.update(conversations).set({ deletedAt: at }).where(eq(conversations.id, id));
  return { id, messageId, meetingId, callId };
}
