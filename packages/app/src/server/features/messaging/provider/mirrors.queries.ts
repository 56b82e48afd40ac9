// Queries of the copies of conversations at an external provider.

import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { conversationMirrors } from '#server/db/schema/messaging.ts';

export type MirrorRow = typeof conversationMirrors.$inferSelect;

interface Lease {
  readonly conversationId: number;
  readonly now: Date;
  readonly until: Date;
}

/** Makes one process the only one at work on the copy of a conversation; null if another one is. */
export async function acquireMirror(db: Queryable, { conversationId, now, until }: Lease): Promise<MirrorRow | null> {
  const isFree = sql`(${conversationMirrors.leasedUntil} is null or ${conversationMirrors.leasedUntil} <= ${now.toISOString()}::timestamptz)`;
  const [row] = await db
    .insert(conversationMirrors)
    .values({ conversationId, leasedUntil: until })
    .onConflictDoUpdate({ target: conversationMirrors.conversationId, set: { leasedUntil: until }, setWhere: isFree })
    .returning();
  return row ?? null;
}

export async function updateMirror(
  db: Queryable,
  conversationId: number,
  changes: Partial<Omit<MirrorRow, 'conversationId'>>,
): Promise<void> {
  await db.update(conversationMirrors).set(changes).where(eq(conversationMirrors.conversationId, conversationId));
}

export async function deleteMirror(db: Queryable, conversationId: number): Promise<void> {
  await db.delete(conversationMirrors).where(eq(conversationMirrors.conversationId, conversationId));
}

/** Returns whether there is a conversation that was not deleted for everyone. */
export async function isConversationThere(db: Queryable, id: number): Promise<boolean> {
  const isThere = and(eq(conversations.id, id), isNull(conversations.deletedAt));
  return (await db.select({ id: conversations.id }).from(conversations).where(isThere)).length > 0;
}

export async function updateSid(db: Queryable, id: number, sid: string): Promise<void> {
  await db.update(conversations).set({ sid }).where(eq(conversations.id, id));
}

/** Returns messages after a sequence, in ascending order. */
export function listMessagesAfter(db: Queryable, conversationId: number, { sequence, limit }: { sequence: number; limit: number }) {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.sequence, sequence)))
    .orderBy(asc(messages.sequence))
    .limit(limit);
}

/** The ids of those who take part in a conversation. */
const participantIds = sql`(select coalesce(jsonb_agg(${conversationParticipants.userId}), '[]'::jsonb) from ${conversationParticipants}
  where ${conversationParticipants.conversationId} = ${conversations.id}
  and ${conversationParticipants.joinedAt} is not null and ${conversationParticipants.removedAt} is null)`;

/** Returns conversations whose copies are not as they should be. */
export async function listOutdatedMirrors(db: Queryable, limit: number): Promise<number[]> {
  const mirror = conversationMirrors;
  const isGone = and(isNotNull(mirror.conversationId), or(isNull(conversations.id), isNotNull(conversations.deletedAt)));
  const isBehind = and(isNull(conversations.deletedAt), sql`${conversations.lastSequence} > coalesce(${mirror.sequence}, 0)`);
  const isSame = sql`(${mirror.participants} @> ${participantIds} and ${participantIds} @> ${mirror.participants})`;
  const hasOthers = and(isNotNull(mirror.sid), isNull(conversations.deletedAt), sql`not ${isSame}`);
  const rows = await db
    .select({ id: sql`coalesce(${mirror.conversationId}, ${conversations.id})`.mapWith(Number) })
    .from(conversations)
    .fullJoin(mirror, eq(mirror.conversationId, conversations.id))
    .where(or(isGone, isBehind, hasOthers, eq(mirror.needsReset, true)))
    .orderBy(sql`1`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Has conversations in which a user has written, and some others, deleted and copied again. */
export async function markMirrorsForReset(tx: Transaction, userId: number, others: readonly number[]): Promise<void> {
  const written = tx.select({ id: messages.conversationId }).from(messages).where(eq(messages.senderId, userId));
  const isTheirs = inArray(conversationMirrors.conversationId, written);
  const isOther = others.length === 0 ? undefined : inArray(conversationMirrors.conversationId, [...others]);
  await tx.update(conversationMirrors).set({ needsReset: true }).where(or(isTheirs, isOther));
}
