// Queries of the conversations of offers: creating them, who takes part, and what people have written there.

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { CONTENT_TYPE, MESSAGE_TYPE } from '#contract/messaging/message.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { type Reader, whereParticipating, whereReadableConversations } from './conversation-scope.queries.ts';

/** Returns the conversation IDs of offers that have one, by offer ID. */
export async function findConversationsOfOffers(db: Queryable, offerIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .select({ id: conversations.id, offerId: conversations.offerId })
    .from(conversations)
    .where(and(inArray(conversations.offerId, [...offerIds]), isNull(conversations.deletedAt)));
  return new Map(rows.flatMap(({ id, offerId }) => (offerId === null ? [] : [[offerId, id] as const])));
}

/** Returns the id of the conversation with an id of the chat provider; null if there is none. */
export async function findConversationId(db: Queryable, sid: string): Promise<number | null> {
  const [found] = await db.select({ id: conversations.id }).from(conversations).where(eq(conversations.sid, sid));
  return found?.id ?? null;
}

/** Creates the conversation of an offer; returns null if it already has one. */
export async function insertConversation(tx: Transaction, { offerId, sid, at }: { offerId: number; sid: string; at: Date }) {
  const [made] = await tx
    .insert(conversations)
    .values({ sid, type: 'trip-host-family', offerId, lastMessageAt: at, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  return made?.id ?? null;
}

/** Archives a conversation for a participant, or restores it. */
export async function updateArchived(
  tx: Transaction,
  { conversationId, userId, archivedAt }: { conversationId: number; userId: number; archivedAt: Date | null },
): Promise<void> {
  const own = and(eq(conversationParticipants.conversationId, conversationId), eq(conversationParticipants.userId, userId));
  const where = archivedAt === null ? own : and(own, isNull(conversationParticipants.archivedAt));
  await tx.update(conversationParticipants).set({ archivedAt }).where(where);
}

/** Returns the texts that people have written about offers, oldest first, from the conversations that a reader can read. */
export async function listMessagesAbout(db: Queryable, { offerIds, reader }: { offerIds: readonly number[]; reader: Reader }) {
  if (offerIds.length === 0) return [];
  const rows = await db
    .select({
      id: messages.id,
      offerId: conversations.offerId,
      conversationId: messages.conversationId,
      isParticipant: sql`${whereParticipating(reader.caller?.id ?? 0)}`.mapWith(Boolean),
      senderId: messages.senderId,
      content: messages.content,
      at: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        inArray(conversations.offerId, [...offerIds]),
        eq(messages.messageType, MESSAGE_TYPE.conversation),
        inArray(messages.contentType, [CONTENT_TYPE.text, CONTENT_TYPE.link]),
        isNull(messages.withdrawnAt),
        whereReadableConversations(reader),
      ),
    )
    .orderBy(asc(messages.id));
  return rows.flatMap(({ content, ...row }) => ('text' in content && content.text !== undefined ? [{ ...row, text: content.text }] : []));
}
