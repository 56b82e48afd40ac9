// Queries of a user's own sessions and of the values stored in a session.

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';

const isOwnSession = (userId: number) => and(eq(sessions.userId, userId), isNull(sessions.viewerId));

/** Returns the sessions of an account, last used first, without those of administrators who view as it. */
export function listSessionsOf(db: Queryable, userId: number) {
  return db
    .select({ id: sessions.id, agent: sessions.agent, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(isOwnSession(userId))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt), sessions.id);
}

/** Ends a session of an account; returns whether it existed. */
export async function endOwnSession(db: Queryable, { userId, id }: { userId: number; id: string }): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(isOwnSession(userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  if (ended.length > 0) await publishEvent(db, { kind: 'sessions.changed', sessionIds: [id] });
  return ended.length > 0;
}

/** Reads and removes a value of a session. Of several concurrent calls, only one gets it. */
export async function consumeSessionValue(db: Queryable, { id, name }: { id: string; name: string }): Promise<string | null> {
  const kept = sql<string | null>`${sessions.kept} ->> ${name}`;
  return db.transaction(async (tx) => {
    const [held] = await tx.select({ value: kept }).from(sessions).where(eq(sessions.id, id)).for('update');
    if (typeof held?.value !== 'string') return null;
    await tx
      .update(sessions)
      .set({ kept: sql`${sessions.kept} - ${name}::text` })
      .where(eq(sessions.id, id));
    return held.value;
  });
}
