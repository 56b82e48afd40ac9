// Queries of the job queue.

import { and, desc, inArray, ne, not, or, sql } from 'drizzle-orm';
import { outboxList } from '#contract/administration/lists.ts';
import type { OutboxState } from '#contract/administration/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { isFailed, isInternal } from '#server/platform/jobs/jobs.queries.ts';
import { defineListSql } from '#server/platform/lists/list-sql.ts';

/** A job that has failed for good, or was retried afterwards, keeps the ID that it had at first. */
const rootId = sql<string>`coalesce(${jobRows.sourceRootId}, ${jobRows.id})`;
const kind = sql<string>`case when ${isFailed} then ${jobRows.sourceName} else ${jobRows.name} end`;
const at = sql<Date>`case when ${isFailed} then ${jobRows.sourceCreatedOn} else ${jobRows.createdOn} end`.mapWith(jobRows.createdOn);
const state = sql<OutboxState>`case when ${isFailed} then 'failed' when ${jobRows.state} = 'completed' then 'done' else 'waiting' end`;
const lastError = sql<string | null>`case when ${isFailed} then ${jobRows.sourceOutput} else ${jobRows.output} end ->> 'message'`;
const attempts = sql<number>`case when ${isFailed} then ${jobRows.sourceRetryCount} + 1
  when ${jobRows.startedOn} is null then 0 else ${jobRows.retryCount} + 1 end`;

/** A failed job is stored both in its own queue and in the queue of failed jobs; this condition shows it once. */
export const isShownEntry = and(not(isInternal), ne(jobRows.state, 'failed'));

/** All columns except the payload, which may contain personal data. */
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

/** Sorting, search and filters of the queue. */
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

/** Returns the current entry with this ID. */
export async function findOutboxEntry(db: Queryable, id: string) {
  const isOne = or(sql`${jobRows.sourceRootId} = ${id}`, sql`${jobRows.id} = ${id}`);
  const [found] = await db.select(columns).from(jobRows).where(and(isShownEntry, isOne)).orderBy(desc(jobRows.createdOn)).limit(1);
  return found ?? null;
}

export type OutboxRow = NonNullable<Awaited<ReturnType<typeof findOutboxEntry>>>;
