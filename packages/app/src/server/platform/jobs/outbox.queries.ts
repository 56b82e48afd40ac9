// Queries on the outbox table of earlier versions, for moving its jobs to the queue.

import { randomUUID } from 'node:crypto';
import { and, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/platform.ts';
import { DEAD_LETTERS, RETENTION } from './job.ts';
import { jobRows } from './job-rows.ts';

/** Deletes and returns unfinished rows of these kinds, except those that a process of an earlier version is working on. */
export function deletePendingOutbox(tx: Transaction, { kinds, now }: { kinds: readonly string[]; now: Date }) {
  const isFree = or(isNull(outbox.claim), lte(outbox.dueAt, now));
  return tx
    .delete(outbox)
    .where(and(isNull(outbox.doneAt), isFree, inArray(outbox.kind, [...kinds])))
    .returning();
}

/** Stores a permanently failed job, to be retried or deleted. */
export async function insertFailedJob(tx: Transaction, row: typeof outbox.$inferSelect): Promise<void> {
  const failedAt = row.failedAt ?? row.at;
  await tx.insert(jobRows).values({
    name: DEAD_LETTERS,
    data: row.payload,
    createdOn: failedAt,
    startAfter: failedAt,
    keepUntil: new Date(failedAt.getTime() + RETENTION.failedSeconds * 1000),
    sourceName: row.kind,
    sourceRootId: randomUUID(),
    sourceCreatedOn: row.at,
    sourceRetryCount: Math.max(0, row.attempts - 1),
    sourceOutput: { message: row.lastError ?? '' },
  });
}
