// Queries that change a conversation for one of its people or for everyone, and of who has read it.

import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversationReads, conversations, messages } from '#server/db/schema/conversations.ts';
import { users } from '#server/db/schema/identity.ts';
import type { Participation } from './participants.queries.ts';

/** Archives a conversation for a user, also one who only reads it, or restores it. */
export async function upsertArchived(
  tx: Transaction,
  { conversationId, userId, archivedAt }: Participation & { readonly archivedAt: Date | null },
): Promise<void> {
  await tx
    .insert(conversationParticipants)
    .values({ conversationId, userId, archivedAt })
    .onConflictDoUpdate({
      target: [conversationParticipants.conversationId, conversationParticipants.userId],
      set: { archivedAt },
    });
}

/** Hides a conversation from a user until something new is written. Everything that is there counts as seen. */
export async function upsertHidden(
  tx: Transaction,
  { conversationId, userId, sequence }: Participation & { readonly sequence: number },
): Promise<void> {
  const newest = sql<number | null>`(select max(${messages.id}) from ${messages} where ${messages.conversationId} = ${conversationId})`;
  const hidden = { hiddenSequence: sequence, unreadSince: null, lastSeenMessageId: newest };
  await tx
    .insert(conversationParticipants)
    .values({ conversationId, userId, ...hidden })
    .onConflictDoUpdate({ target: [conversationParticipants.conversationId, conversationParticipants.userId], set: hidden });
}

/** Closes a request to support for everyone, or opens it again. */
export async function updateSupportClosed(tx: Transaction, id: number, archivedAt: Date | null): Promise<void> {
  await tx
    .update(conversations)
    .set({ archivedAt, ...(archivedAt === null ? {} : { waitingSince: null, waitingRemindedAt: null }) })
    .where(eq(conversations.id, id));
}

/** Returns whether a user has an open request to support besides one. */
export async function hasOtherOpenSupport(db: Queryable, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(eq(conversations.userId, userId), ne(conversations.id, id), isNull(conversations.archivedAt), isNull(conversations.deletedAt)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Deletes a conversation for everyone: nobody reads it or has it unread any more. */
export async function markDeleted(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.update(conversations).set({ deletedAt: at }).where(eq(conversations.id, id));
  await tx
    .update(conversationParticipants)
    .set({ removedAt: at, unreadSince: null })
    .where(and(eq(conversationParticipants.conversationId, id), isNotNull(conversationParticipants.joinedAt)));
}

export async function updateName(tx: Transaction, id: number, name: string): Promise<void> {
  await tx.update(conversations).set({ name }).where(eq(conversations.id, id));
}

/** Records that somebody of staff has read a conversation without having joined it, once a day. */
export async function upsertRead(db: Queryable, { day, at, ...who }: Participation & { readonly day: string; readonly at: Date }) {
  await db
    .insert(conversationReads)
    .values({ ...who, day, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [conversationReads.conversationId, conversationReads.userId, conversationReads.day],
      set: { lastAt: at },
    });
}

/** Returns who of staff has read a conversation without having joined it, the last one first. */
export function listReaders(db: Queryable, conversationId: number) {
  const instant = (text: string) => new Date(text);
  return db
    .select({
      id: users.id,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      firstAt: sql`min(${conversationReads.firstAt})`.mapWith(instant),
      lastAt: sql`max(${conversationReads.lastAt})`.mapWith(instant),
      days: sql`count(*)`.mapWith(Number),
    })
    .from(conversationReads)
    .innerJoin(users, eq(users.id, conversationReads.userId))
    .where(eq(conversationReads.conversationId, conversationId))
    .groupBy(users.id)
    .orderBy(desc(sql`max(${conversationReads.lastAt})`), users.id);
}
