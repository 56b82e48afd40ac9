// Queries on pg-boss's job table that pg-boss has no API for.

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { DEAD_LETTERS } from './job.ts';
import { jobRows } from './job-rows.ts';

/** pg-boss's internal queues. */
export const isInternal = sql`${jobRows.name} like '\\_\\_pgboss\\_\\_%'`;

export const isFailed = eq(jobRows.name, DEAD_LETTERS);

/** Matches rows for which a job of a kind with this value in its payload has failed permanently. */
export function hasFailedJob(kind: string, key: string, value: AnyPgColumn): SQL {
  return sql`exists (select 1 from ${jobRows} where ${isFailed} and ${jobRows.sourceName} = ${kind}
    and ${jobRows.data} ->> ${key} = ${inFull(value)}::text)`;
}

/** Matches rows for which a job of a kind with this value in its payload is open, or has failed and can be retried. */
export function hasOpenJob(kind: string, key: string, value: AnyPgColumn): SQL {
  return sql`exists (select 1 from ${jobRows} where ${kind} in (${jobRows.name}, ${jobRows.sourceName})
    and ${jobRows.state} in ('created', 'retry', 'active') and ${jobRows.data} ->> ${key} = ${inFull(value)}::text)`;
}

/** Matches jobs of a kind with one of these values in their payload, failed ones too. */
export function hasKind(kind: string, key: string, values: readonly string[]): SQL | undefined {
  if (values.length === 0) return undefined;
  return and(sql`${kind} in (${jobRows.name}, ${jobRows.sourceName})`, inArray(sql`${jobRows.data} ->> ${key}`, [...values]));
}

/** Counts the waiting, running and permanently failed jobs. */
export async function countJobs(db: Queryable): Promise<{ waiting: number; running: number; failed: number }> {
  const count = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [row] = await db
    .select({
      waiting: count(sql`not (${isFailed}) and ${jobRows.state} in ('created', 'retry')`),
      running: count(sql`${jobRows.state} = 'active'`),
      failed: count(isFailed),
    })
    .from(jobRows)
    .where(sql`${jobRows.state} in ('created', 'retry', 'active') and not (${isInternal})`);
  return row ?? { waiting: 0, running: 0, failed: 0 };
}

/** Returns an attempt to the queue as if it had never started, for the next free worker. */
export async function returnJob(db: Queryable, { id, retryCount }: { id: string; retryCount: number }): Promise<void> {
  await db.execute(sql`update ${jobRows} set state = 'created', started_on = null, heartbeat_on = null,
    start_after = pgboss.job_now() + interval '1 second'
    where id = ${id} and state = 'active' and retry_count = ${retryCount}`);
}

/** Makes the active jobs due immediately; call it only if the processes that ran them are dead. */
export async function releaseAllJobs(db: Queryable): Promise<void> {
  await db.execute(sql`update ${jobRows} set state = 'retry', heartbeat_on = null, start_after = pgboss.job_now() where state = 'active'`);
}
