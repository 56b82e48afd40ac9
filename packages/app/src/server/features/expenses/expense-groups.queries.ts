// SQL of groups, as needed for expenses.

import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { GroupChoice } from '#contract/finance/expenses/expenses.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';
import { containsText } from '#server/platform/lists/text-search.ts';

function selectGroups(db: Queryable) {
  return db
    .select({
      id: tripGroups.id,
      name: tripGroups.name,
      fromDate: tripGroups.fromDate,
      toDate: tripGroups.toDate,
      trips: sql<number>`(count(${trips.id}) filter (where ${trips.state} <> 'cancelled'))::int`,
      businessId: sql<number | null>`min(${trips.businessId})`.mapWith((id) => (id === null ? null : Number(id))),
    })
    .from(tripGroups)
    .leftJoin(trips, eq(trips.groupId, tripGroups.id))
    .groupBy(tripGroups.id);
}

type Group = GroupChoice & { readonly businessId: number | null };

/** Returns a group, if it is among those that the caller may choose. */
export async function findGroup(db: Queryable, id: number, only?: SQL): Promise<Group | null> {
  const [found] = await selectGroups(db).where(and(eq(tripGroups.id, id), only));
  return found ?? null;
}

/** Searches groups by name, newest first. */
export function searchGroups(
  db: Queryable,
  { search, only, limit }: { search: string; only: SQL | undefined; limit: number },
): Promise<Group[]> {
  const named = search === '' ? undefined : containsText(sql`${tripGroups.name}`, search);
  return selectGroups(db).where(and(only, named)).orderBy(desc(tripGroups.id)).limit(limit);
}
