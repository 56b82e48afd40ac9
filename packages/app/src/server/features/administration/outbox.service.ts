// Use cases of looking into the queue of jobs, and of retrying or deleting what has failed for good.

import type * as z from 'zod';
import type * as endpoints from '#contract/administration/mails.endpoints.ts';
import type { OutboxEntry } from '#contract/administration/mails.shapes.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Page } from '#contract/platform/paging.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/job.ts';
import { within } from '#server/platform/jobs/queue.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { findOutboxEntry, type OutboxRow, outboxByIds, outboxEntries, shownEntries } from './outbox.queries.ts';

type Done = z.output<typeof endpoints.deleteOutbox.answer>;

function record({ rootId, ...row }: OutboxRow): OutboxEntry {
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
  const page = await readPage<OutboxRow, string>(call, outboxEntries, {
    asked: query,
    only: shownEntries,
    rows: (ids) => outboxByIds(call.db, ids),
  });
  return { ...page, data: page.data.map(record) };
}

/** Does something to an entry that has failed for good; of several who ask at once, one does. */
async function changeFailed(call: Call, id: string, change: (tx: Transaction, row: OutboxRow) => Promise<number>): Promise<void> {
  await call.db.transaction(async (tx) => {
    const row = await findOutboxEntry(tx, id);
    if (row === null) throw notFound();
    if (row.state !== 'failed' || (await change(tx, row)) === 0) throw new Refusal('notFailed');
  });
}

export async function retryOutbox(call: Call, { params: { id } }: CheckedRequest<typeof endpoints.retryOutbox>): Promise<OutboxEntry> {
  await changeFailed(call, id, async (tx, row) => {
    await recordChange(tx, call, { action: 'outbox.retry', subjectType: 'outbox', subjectId: id });
    return call.app.jobs.boss.redrive(DEAD_LETTERS, { ids: [row.id], db: within(tx) });
  });
  const row = await findOutboxEntry(call.db, id);
  if (row === null) throw notFound();
  return record(row);
}

export async function deleteOutbox(call: Call, { params: { id } }: CheckedRequest<typeof endpoints.deleteOutbox>): Promise<Done> {
  await changeFailed(call, id, async (tx, row) => {
    await recordChange(tx, call, { action: 'outbox.delete', subjectType: 'outbox', subjectId: id, changes: { kind: row.kind } });
    const { affected } = (await call.app.jobs.boss.deleteJob(DEAD_LETTERS, row.id, { db: within(tx) })) as { affected: number };
    return affected;
  });
  return { message: wordsIn(call.locale)('answers.deleted') };
}
