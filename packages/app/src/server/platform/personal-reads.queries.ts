// SQL of the record of who has read whose personal details.

import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { personalReads } from '#server/db/schema/personal-reads.ts';

/** Adds readings; another one of the same part on the same day only counts up. */
export async function upsertPersonalReads(db: Queryable, rows: readonly (typeof personalReads.$inferInsert)[]): Promise<void> {
  const { userId, subjectType, subjectId, part, day } = personalReads;
  await db
    .insert(personalReads)
    .values([...rows])
    .onConflictDoUpdate({
      target: [userId, subjectType, subjectId, part, day],
      set: { lastAt: sql`excluded.last_at`, times: sql`${personalReads.times} + excluded.times` },
    });
}

const isAbout = ({ type, ids }: { readonly type: string; readonly ids: readonly number[] }) =>
  and(eq(personalReads.subjectType, type), inArray(personalReads.subjectId, [...ids]));

/** Returns a page of the readings of a record, the latest first, and how many there are. */
export async function listPersonalReadRows(
  db: Queryable,
  { subject, page, perPage }: { subject: { type: string; id: number }; page: number; perPage: number },
) {
  const where = isAbout({ type: subject.type, ids: [subject.id] });
  const { userId, part, day, firstAt, lastAt, times } = personalReads;
  const rows = await db
    .select({ userId, part, day, firstAt, lastAt, times, firstName: users.firstName, lastName: users.lastName })
    .from(personalReads)
    .innerJoin(users, eq(users.id, userId))
    .where(where)
    .orderBy(desc(lastAt), userId, part, day)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await db.select({ total: count() }).from(personalReads).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Forgets who has read these records, because their people were erased. */
export async function deletePersonalReads(
  tx: Transaction,
  about: { readonly type: string; readonly ids: readonly number[] },
): Promise<void> {
  await tx.delete(personalReads).where(isAbout(about));
}
