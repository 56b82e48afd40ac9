// When records last changed in what counts, from the audit log: many at once, in one query.

import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { audit } from '#server/db/schema/platform.ts';

/** Changes that count: by their actions, and of these only those with one of the fields, if fields are given. */
interface CountedChange {
  readonly actions: readonly string[];
  readonly fields?: readonly string[];
}

interface CountedChanges {
  readonly subjectType: string;
  readonly subjectIds: readonly number[];
  readonly counted: readonly CountedChange[];
}

/** Returns the day in UTC of the last change that counts, by the ID of the record; without the records that have none. */
export async function listLastChangeDays(
  db: Queryable,
  { subjectType, subjectIds, counted }: CountedChanges,
): Promise<ReadonlyMap<number, string>> {
  const isCounted = counted.map(({ actions, fields }) =>
    and(
      inArray(audit.action, [...actions]),
      fields && sql`jsonb_exists_any(${audit.changes}, array(select jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb)))`,
    ),
  );
  const rows = await db
    .select({ id: audit.subjectId, day: sql<string>`to_char(max(${audit.at}) at time zone 'UTC', 'YYYY-MM-DD')` })
    .from(audit)
    .where(
      and(
        eq(audit.subjectType, subjectType),
        // One parameter for all: there can be more than a statement has room for.
        sql`${audit.subjectId} in (select jsonb_array_elements_text(${JSON.stringify(subjectIds)}::jsonb))`,
        or(...isCounted),
      ),
    )
    .groupBy(audit.subjectId);
  return new Map(rows.map(({ id, day }) => [Number(id), day]));
}
