// SQL of back-tests that goes beyond that of all runs.

import { and, desc, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { runs } from '#server/db/schema/runs.ts';
import { hasRunKind } from '#server/platform/runs/runs.queries.ts';

/** Returns the newest waiting, running or done back-test of the draft; null if there is none. */
export async function findNewestOfDraft(db: Queryable, kind: string): Promise<number | null> {
  const [found] = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(hasRunKind(kind), inArray(runs.state, ['waiting', 'running', 'done']), sql`${runs.input} -> 'number' = 'null'::jsonb`))
    .orderBy(desc(runs.id))
    .limit(1);
  return found?.id ?? null;
}
