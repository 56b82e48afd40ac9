// The SQL of one's own sessions, and of what a session keeps.

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/identity.ts';

const isOwnSession = (userId: number) => and(eq(sessions.userId, userId), isNull(sessions.viewerId));

/** Where an account is signed in, the last used first; not where an administrator views it. */
export function listSessionsOf(db: Queryable, userId: number) {
  return db
    .select({ id: sessions.id, agent: sessions.agent, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(isOwnSession(userId))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt), sessions.id);
}

/** Ends one session of an account; whether it was one. */
export async function endOwnSession(db: Queryable, { userId, id }: { userId: number; id: string }): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(isOwnSession(userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Takes a value out of what a session keeps: of many who take it at once, one gets it. */
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
