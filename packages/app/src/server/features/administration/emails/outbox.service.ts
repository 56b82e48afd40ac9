// Use cases of the job queue: reading it, and retrying or deleting jobs that have failed for good.

import type * as z from 'zod';
import type * as endpoints from '#contract/administration/emails.endpoints.ts';
import type { OutboxEntry } from '#contract/administration/emails.shapes.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Page } from '#contract/platform/lists/paging.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/job.ts';
import { toBossDatabase } from '#server/platform/jobs/queue.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findOutboxEntry, findOutboxRows, isShownEntry, type OutboxRow, outboxListSql } from './outbox.queries.ts';

type DeleteAnswer = z.output<typeof endpoints.deleteOutbox.answer>;

function toOutboxRecord({ rootId, ...row }: OutboxRow): OutboxEntry {
  return {
    ...row,
    id: rootId,
    at: row.at.toISOString(),
    dueAt: row.dueAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    failedAt: row.failedAt?.toISOString() ?? null,
  };
}

export async function listOutbox(call: Call, { query }: CheckedRequest<typeof endpoints.listOutbox>): Promise<Page<OutboxEntry>> {
  const page = await readPage<OutboxRow, string>(call, outboxListSql, {
    asked: query,
    only: isShownEntry,
    rows: (ids) => findOutboxRows(call.db, ids),
  });
  return { ...page, data: page.data.map(toOutboxRecord) };
}

/** Changes a job that has failed for good; of several concurrent calls, only one does. */
async function changeFailedJob(call: Call, id: string, change: (tx: Transaction, row: OutboxRow) => Promise<number>): Promise<void> {
  await call.db.transaction(async (tx) => {
    const row = await findOutboxEntry(tx, id);
    if (row === null) throw notFound();
    if (row.state !== 'failed' || (await change(tx, row)) === 0) throw new AppError('notFailed');
  });
}

export async function retryOutboxJob(call: Call, { params: { id } }: CheckedRequest<typeof endpoints.retryOutbox>): Promise<OutboxEntry> {
  await changeFailedJob(call, id, async (tx, row) => {
    await recordChange(tx, call, { action: 'outbox.retry', subjectType: 'outbox', subjectId: id });
    return call.app.jobs.boss.redrive(DEAD_LETTERS, { ids: [row.id], db: toBossDatabase(tx) });
  });
  const row = await findOutboxEntry(call.db, id);
  if (row === null) throw notFound();
  return toOutboxRecord(row);
}

export async function deleteOutboxJob(
  call: Call,
  { params: { id } }: CheckedRequest<typeof endpoints.deleteOutbox>,
): Promise<DeleteAnswer> {
  await changeFailedJob(call, id, async (tx, row) => {
    await recordChange(tx, call, { action: 'outbox.delete', subjectType: 'outbox', subjectId: id, changes: { kind: row.kind } });
    const { affected } = (await call.app.jobs.boss.deleteJob(DEAD_LETTERS, row.id, { db: toBossDatabase(tx) })) as { affected: number };
    return affected;
  });
  return { message: getTranslator(call.locale)('answers.deleted') };
}
