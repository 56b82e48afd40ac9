// The SQL of looking into the queue of jobs.

import { and, desc, inArray, ne, not, or, sql } from 'drizzle-orm';
import { outboxList } from '#contract/administration/lists.ts';
import type { OutboxState } from '#contract/administration/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { isFailed, isInternal } from '#server/platform/jobs/jobs.queries.ts';
import { defineListSql } from '#server/platform/lists/list-sql.ts';

/** A job that has failed for good, or that was retried afterwards, goes by the name that it had at first. */
const rootId = sql<string>`coalesce(${jobRows.sourceRootId}, ${jobRows.id})`;
const kind = sql<string>`case when ${isFailed} then ${jobRows.sourceName} else ${jobRows.name} end`;
const at = sql<Date>`case when ${isFailed} then ${jobRows.sourceCreatedOn} else ${jobRows.createdOn} end`.mapWith(jobRows.createdOn);
const state = sql<OutboxState>`case when ${isFailed} then 'failed' when ${jobRows.state} = 'completed' then 'done' else 'waiting' end`;
const lastError = sql<string | null>`case when ${isFailed} then ${jobRows.sourceOutput} else ${jobRows.output} end ->> 'message'`;
const attempts = sql<number>`case when ${isFailed} then ${jobRows.sourceRetryCount} + 1
  when ${jobRows.startedOn} is null then 0 else ${jobRows.retryCount} + 1 end`;

/** What failed for good stands in the queue as it was, and among what can be retried: it is shown once. */
export const isShownEntry = and(not(isInternal), ne(jobRows.state, 'failed'));

/** All but what an entry holds, which may be personal. */
const columns = {
  id: jobRows.id,
  rootId,
  at,
  kind,
  attempts,
  lastError,
  dueAt: jobRows.startAfter,
  doneAt: jobRows.completedOn,
  failedAt: sql<Date | null>`case when ${isFailed} then ${jobRows.createdOn} end`.mapWith(jobRows.createdOn),
  state,
};

/** How the queue is read. */
export const outboxListSql = defineListSql(outboxList, {
  key: jobRows.id,
  sorts: { at, dueAt: jobRows.startAfter, kind },
  search: [kind, sql`coalesce(${lastError}, '')`],
  filters: { state, kind, at },
});

export function findOutboxRows(db: Queryable, ids: readonly string[]) {
  return db
    .select(columns)
    .from(jobRows)
    .where(inArray(jobRows.id, [...ids]));
}

/** The entry of this name as it is now. */
export async function findOutboxEntry(db: Queryable, id: string) {
  const isOne = or(sql`${jobRows.sourceRootId} = ${id}`, sql`${jobRows.id} = ${id}`);
  const [found] = await db.select(columns).from(jobRows).where(and(isShownEntry, isOne)).orderBy(desc(jobRows.createdOn)).limit(1);
  return found ?? null;
}

export type OutboxRow = NonNullable<Awaited<ReturnType<typeof findOutboxEntry>>>;
