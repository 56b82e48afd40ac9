// Queries of conversations that have been kept for long enough.

import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { messageReports } from '#server/db/schema/messaging.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';

/** The last day of the stay of a conversation: of its offer, its trip, or the last trip of its group; null for support. */
const lastDay = sql`coalesce(
  (select coalesce(${tripOffers.toDate}, ${trips.toDate}) from ${tripOffers} join ${trips} on ${trips.id} = ${tripOffers.tripId}
    where ${tripOffers.id} = ${conversations.offerId}),
  (select ${trips.toDate} from ${trips} where ${trips.id} = ${conversations.tripId}),
  (select max(${trips.toDate}) from ${trips} where ${trips.groupId} = ${conversations.groupId}))`;

/**
 * Matches conversations whose stay ended before a day, groups without a stay in which nobody has written since, and requests to support
 * that were closed before; also what was deleted for everyone before.
 */
function isOver(before: { day: string; at: Date }): SQL {
  const at = sql`${before.at.toISOString()}::timestamptz`;
  return sql`(${conversations.deletedAt} < ${at} or ${conversations.archivedAt} < ${at}
    or (${conversations.userId} is null and coalesce(${lastDay} < ${before.day}::date, ${conversations.lastMessageAt} < ${at})))`;
}

/** A report that staff have not reviewed keeps its conversation. */
const hasOpenReport = sql`exists (select 1 from ${messageReports}
  where ${messageReports.conversationId} = ${conversations.id} and ${messageReports.state} = 'open')`;

/** Returns some conversations that are to be deleted, oldest first. */
export async function listExpiredConversations(
  db: Queryable,
  { before, limit }: { before: { day: string; at: Date }; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(sql`${isOver(before)} and not ${hasOpenReport}`)
    .orderBy(asc(conversations.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns the messages of conversations that have a file. */
export async function listMessagesWithFile(db: Queryable, conversationIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(sql`${inArray(messages.conversationId, [...conversationIds])} and ${messages.content} ? 'file'`);
  return rows.map(({ id }) => id);
}

/** Deletes conversations with everything in them. */
export async function deleteConversations(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.delete(conversations).where(inArray(conversations.id, [...ids]));
}
