// Queries of adding a message: the lock and the sequence of its conversation, and what becomes unread for whom.

import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { MessageContent } from '#contract/messaging/message.ts';
import type { Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { userRoles } from '#server/db/schema/identity.ts';

/** Locks a conversation until the transaction ends; null if there is none, or it was deleted for everyone. */
export async function lockConversation(tx: Transaction, id: number) {
  const [found] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isNull(conversations.deletedAt)))
    .for('update');
  return found ?? null;
}

/** The row of a conversation that is locked. */
export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>;

export async function findOwnMessage(tx: Transaction, senderId: number, localMessageId: string) {
  const [found] = await tx
    .select({ id: messages.id, sequence: messages.sequence, conversationId: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.localMessageId, localMessageId)));
  return found ?? null;
}

export async function insertMessage(tx: Transaction, message: typeof messages.$inferInsert): Promise<number> {
  const [made] = await tx.insert(messages).values(message).returning({ id: messages.id });
  return made?.id ?? 0;
}

/**
 * Records the newest message. In a request to support the user waits from their first unanswered message on, and whoever answers a request
 * that nobody handles becomes its assignee.
 */
export async function updateNewest(
  tx: Transaction,
  { id, userId, waitingSince, assigneeId }: LockedConversation,
  { sequence, at, senderId }: { sequence: number; at: Date; senderId: number | null },
): Promise<void> {
  const waiting = userId === null || senderId === null ? waitingSince : senderId === userId ? (waitingSince ?? at) : null;
  const isAnswer = userId !== null && senderId !== null && senderId !== userId;
  const reminded = waiting === waitingSince ? {} : { waitingRemindedAt: null };
  await tx
    .update(conversations)
    .set({
      ...{ lastSequence: sequence, lastMessageAt: at, waitingSince: waiting, ...reminded },
      assigneeId: assigneeId ?? (isAnswer ? senderId : null),
    })
    .where(eq(conversations.id, id));
}

/**
 * Moves the pointer of an author to their message, and brings the conversation back from their archive if they have written it themselves.
 * While something of others is unread the pointer stays: a message that was queued, or sent by email, says nothing about what its sender has
 * seen.
 */
export async function updateOwnPointer(
  tx: Transaction,
  { conversationId, userId, messageId, isWritten }: { conversationId: number; userId: number; messageId: number; isWritten: boolean },
): Promise<void> {
  await tx
    .update(conversationParticipants)
    .set({
      lastSeenMessageId: sql`case when ${conversationParticipants.unreadSince} is null then ${messageId} else ${conversationParticipants.lastSeenMessageId} end`,
      ...(isWritten ? { archivedAt: null } : {}),
    })
    .where(and(eq(conversationParticipants.conversationId, conversationId), eq(conversationParticipants.userId, userId)));
}

/** The roles that may see a content; null for everyone. */
function listAudience(content: MessageContent) {
  if (!('texts' in content) || content.texts.some(({ requireRoles }) => requireRoles.length === 0)) return null;
  return content.texts.flatMap(({ requireRoles }) => requireRoles);
}

interface UnreadMessage {
  readonly conversationId: number;
  readonly senderId: number | null;
  /** Whose doing it is, also of a message of the product. */
  readonly authorId: number | null;
  readonly content: MessageContent;
  readonly at: Date;
}

/** Makes a conversation unread for its participants, except for its author and those for whom the content is not meant. */
export async function markUnreadForOthers(
  tx: Transaction,
  { conversationId, senderId, authorId, content, at }: UnreadMessage,
): Promise<void> {
  const audience = listAudience(content);
  const inAudience = tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.role, audience ?? []));
  // What a person writes brings a conversation back from the archive; what the product says does not.
  const archived = senderId === null ? {} : { archivedAt: null };
  await tx
    .update(conversationParticipants)
    .set({ unreadSince: sql`coalesce(${conversationParticipants.unreadSince}, ${at.toISOString()}::timestamptz)`, ...archived })
    .where(
      and(
        eq(conversationParticipants.conversationId, conversationId),
        isNotNull(conversationParticipants.joinedAt),
        isNull(conversationParticipants.removedAt),
        authorId === null ? undefined : ne(conversationParticipants.userId, authorId),
        audience === null ? undefined : inArray(conversationParticipants.userId, inAudience),
      ),
    );
}
