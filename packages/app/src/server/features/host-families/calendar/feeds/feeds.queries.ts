// SQL of the calendars of a family in other places.

import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostCalendarFeeds } from '#server/db/schema/host-calendar.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';

export type FeedRow = typeof hostCalendarFeeds.$inferSelect;
type FeedFields = Partial<Omit<typeof hostCalendarFeeds.$inferInsert, 'id' | 'hostFamilyId' | 'url' | 'name'>>;

export function listFeedsOf(db: Queryable, hostFamilyId: number): Promise<FeedRow[]> {
  return db.select().from(hostCalendarFeeds).where(eq(hostCalendarFeeds.hostFamilyId, hostFamilyId)).orderBy(asc(hostCalendarFeeds.id));
}

export async function findFeed(db: Queryable, id: number): Promise<FeedRow | null> {
  const [found] = await db.select().from(hostCalendarFeeds).where(eq(hostCalendarFeeds.id, id));
  return found ?? null;
}

/** Returns the account of a family, and its time zone; null where it has told none. */
export async function findFeedReader(db: Queryable, hostFamilyId: number) {
  const [found] = await db
    .select({ userId: users.id, timezone: users.timezone })
    .from(hostFamilies)
    .innerJoin(users, eq(users.id, hostFamilies.userId))
    .where(eq(hostFamilies.id, hostFamilyId));
  return found ?? null;
}

/** Adds a calendar; returns null if the family has it already. */
export async function insertFeed(tx: Transaction, fields: typeof hostCalendarFeeds.$inferInsert): Promise<FeedRow | null> {
  const [made] = await tx.insert(hostCalendarFeeds).values(fields).onConflictDoNothing().returning();
  return made ?? null;
}

export async function updateFeed(tx: Transaction, id: number, fields: FeedFields): Promise<FeedRow | null> {
  const [changed] = await tx.update(hostCalendarFeeds).set(fields).where(eq(hostCalendarFeeds.id, id)).returning();
  return changed ?? null;
}

/** Deletes a calendar; the days that it has blocked go with it. */
export async function deleteFeed(tx: Transaction, id: number): Promise<void> {
  await tx.delete(hostCalendarFeeds).where(eq(hostCalendarFeeds.id, id));
}

/** Returns calendars that are to be fetched, and puts them off, so that no other process takes them. */
export async function takeDueFeeds(
  tx: Transaction,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<readonly number[]> {
  const due = await tx
    .select({ id: hostCalendarFeeds.id })
    .from(hostCalendarFeeds)
    .where(and(lte(hostCalendarFeeds.nextAt, now), isNull(hostCalendarFeeds.stoppedAt)))
    .orderBy(asc(hostCalendarFeeds.nextAt), asc(hostCalendarFeeds.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await tx.update(hostCalendarFeeds).set({ nextAt: until }).where(inArray(hostCalendarFeeds.id, ids));
  return ids;
}
