// Queries of what participants have seen, and of what is therefore unread.

import { and, count, desc, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import { MESSAGE_TYPE } from '#contract/messaging/message.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversationParticipants, messages } from '#server/db/schema/conversations.ts';
import { userRoles } from '#server/db/schema/identity.ts';
import { isForRoles } from './messages.queries.ts';

const own = conversationParticipants;

const isIn = and(isNotNull(own.joinedAt), isNull(own.removedAt));

/** Locks the row of a participant until the transaction ends; null for somebody who does not take part. */
export async function lockParticipant(tx: Transaction, { conversationId, userId }: { conversationId: number; userId: number }) {
  const [found] = await tx
    .select()
    .from(own)
    .where(and(eq(own.conversationId, conversationId), eq(own.userId, userId), isIn))
    .for('update');
  return found ?? null;
}

/** The messages of a conversation that count as unread for somebody: of others, not withdrawn, and for one of the roles. */
export function isForeign({ conversationId, userId, roles }: { conversationId: number; userId: number; roles: readonly Role[] }) {
  return and(
    eq(messages.conversationId, conversationId),
    or(isNull(messages.senderId), ne(messages.senderId, userId)),
    isNull(messages.withdrawnAt),
    isForRoles(roles),
  );
}

interface Participation {
  readonly conversationId: number;
  readonly userId: number;
  readonly roles: readonly Role[];
}

/** Returns the newest message of somebody else. */
export async function findLastForeign(db: Queryable, about: Participation) {
  const [found] = await db
    .select({ id: messages.id, createdAt: messages.createdAt })
    .from(messages)
    .where(isForeign(about))
    .orderBy(desc(messages.id))
    .limit(1);
  return found ?? null;
}

/** Returns when the first message of somebody else after a message was sent; null if there is none. */
export async function findFirstUnread(
  db: Queryable,
  { afterId, ...about }: Participation & { afterId: number | null },
): Promise<Date | null> {
  const [found] = await db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(isForeign(about), gt(messages.id, afterId ?? 0)))
    .orderBy(messages.id)
    .limit(1);
  return found?.at ?? null;
}

/** Returns the message before another one in its conversation. */
export async function findMessageBefore(db: Queryable, { conversationId, id }: { conversationId: number; id: number }) {
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), lt(messages.id, id)))
    .orderBy(desc(messages.id))
    .limit(1);
  return found?.id ?? null;
}

interface SeenPointer {
  readonly conversationId: number;
  readonly userId: number;
  readonly lastSeenMessageId: number | null;
  readonly unreadSince: Date | null;
  /** Set to have nobody emailed about messages up to this one. */
  readonly emailedMessageId?: number;
}

export async function updateSeen(tx: Transaction, { conversationId, userId, ...pointer }: SeenPointer): Promise<void> {
  await tx
    .update(own)
    .set(pointer)
    .where(and(eq(own.conversationId, conversationId), eq(own.userId, userId)));
}

/** Returns the last message that each participant has seen. */
export async function listLastSeen(db: Queryable, conversationId: number): Promise<{ seenBy: number; messageId: number }[]> {
  const rows = await db
    .select({ seenBy: own.userId, messageId: own.lastSeenMessageId })
    .from(own)
    .where(and(eq(own.conversationId, conversationId), isIn, isNotNull(own.lastSeenMessageId)))
    .orderBy(own.userId);
  return rows.flatMap(({ seenBy, messageId }) => (messageId === null ? [] : [{ seenBy, messageId }]));
}

/** Returns the number of conversations with something unread for a user: one read of an index, since nothing is unread for who was taken out. */
export async function countUnreadConversations(db: Queryable, userId: number): Promise<number> {
  const [found] = await db
    .select({ unread: count() })
    .from(own)
    .where(and(eq(own.userId, userId), isNotNull(own.unreadSince)));
  return found?.unread ?? 0;
}

/** When the first unread message was sent, computed from the messages; null if none is unread, and for who does not take part. */
const recounted = sql`(select min(m.created_at) from ${messages} m
  where ${own.joinedAt} is not null and ${own.removedAt} is null
    and m.conversation_id = ${own.conversationId} and m.id > coalesce(${own.lastSeenMessageId}, 0)
    and m.sender_id is distinct from ${own.userId} and m.withdrawn_at is null
    and (m.message_type = ${MESSAGE_TYPE.conversation} or exists (
      select 1 from jsonb_array_elements(m.content -> 'texts') entry
      where entry -> 'requireRoles' = '[]'::jsonb or exists (
        select 1 from ${userRoles} where ${userRoles.userId} = ${own.userId} and entry -> 'requireRoles' ? ${userRoles.role}))))`;

/** Returns the participants whose stored unread state differs from the one computed from the messages. */
export async function listWrongUnread(db: Queryable, where?: SQL) {
  return db
    .select({ conversationId: own.conversationId, userId: own.userId, stored: own.unreadSince, recounted: sql<Date | null>`${recounted}` })
    .from(own)
    .where(and(sql`${own.unreadSince} is distinct from ${recounted}`, where));
}

/** Computes what is unread from the messages, and corrects what differs: for one conversation, which must be locked, or for all. */
export async function repairUnread(tx: Queryable, conversationId?: number): Promise<number> {
  const fixed = await tx
    .update(own)
    .set({ unreadSince: recounted })
    .where(
      and(
        sql`${own.unreadSince} is distinct from ${recounted}`,
        conversationId === undefined ? undefined : eq(own.conversationId, conversationId),
      ),
    )
    .returning({ userId: own.userId });
  return fixed.length;
}
