// Queries of requests to support that wait for longer than they should.

import { and, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { conversations } from '#server/db/schema/conversations.ts';

/** Returns the open requests whose users have been waiting since a moment, or longer. */
export function listWaitingSupport(db: Queryable, since: Date) {
  return db
    .select({ id: conversations.id, assigneeId: conversations.assigneeId, waitingSince: conversations.waitingSince })
    .from(conversations)
    .where(
      and(
        lte(conversations.waitingSince, since),
        ...[isNotNull(conversations.userId), isNull(conversations.archivedAt), isNull(conversations.deletedAt)],
      ),
    );
}

/** Locks requests until the transaction ends; returns those that still wait. */
export async function lockWaitingSupport(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.id, [...ids]), isNotNull(conversations.waitingSince), isNull(conversations.archivedAt)))
    .orderBy(conversations.id)
    .for('update');
  return rows.map(({ id }) => id);
}
