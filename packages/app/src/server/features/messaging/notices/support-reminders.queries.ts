// Queries of requests to support that wait for longer than they should.

import { and, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversations } from '#server/db/schema/conversations.ts';

/** Open requests whose users have been waiting since a moment, or longer, and of which nobody was reminded yet. */
const isDue = (since: Date) =>
  and(
    lte(conversations.waitingSince, since),
    ...[isNull(conversations.waitingRemindedAt), isNotNull(conversations.userId)],
    ...[isNull(conversations.archivedAt), isNull(conversations.deletedAt)],
  );

/** Returns the requests to be reminded of. */
export async function listWaitingSupport(db: Queryable, since: Date): Promise<number[]> {
  const rows = await db.select({ id: conversations.id }).from(conversations).where(isDue(since));
  return rows.map(({ id }) => id);
}

/** Locks requests until the transaction ends; returns those that are still to be reminded of. */
export function lockWaitingSupport(tx: Transaction, ids: readonly number[], since: Date) {
  return tx
    .select({ id: conversations.id, assigneeId: conversations.assigneeId })
    .from(conversations)
    .where(and(inArray(conversations.id, [...ids]), isDue(since)))
    .orderBy(conversations.id)
    .for('update');
}

export async function updateWaitingReminded(tx: Transaction, ids: readonly number[], at: Date): Promise<void> {
  await tx
    .update(conversations)
    .set({ waitingRemindedAt: at })
    .where(inArray(conversations.id, [...ids]));
}
