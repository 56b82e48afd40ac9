// Use cases of looking into the outbox, and of trying again what was given up.

import type * as endpoints from '#contract/administration/mails.endpoints.ts';
import type { OutboxEntry } from '#contract/administration/mails.shapes.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Page } from '#contract/platform/paging.ts';
import type { Call } from '#server/platform/app.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { findOutboxEntry, type OutboxRow, outboxByIds, outboxEntries, revive } from './outbox.queries.ts';

function record(row: OutboxRow): OutboxEntry {
  return {
    ...row,
    at: row.at.toISOString(),
    dueAt: row.dueAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    failedAt: row.failedAt?.toISOString() ?? null,
  };
}

export async function listOutbox(call: Call, { query }: CheckedRequest<typeof endpoints.listOutbox>): Promise<Page<OutboxEntry>> {
  const page = await readPage(call, outboxEntries, { asked: query, rows: (ids) => outboxByIds(call.db, ids) });
  return { ...page, data: page.data.map(record) };
}

export async function retryOutbox(call: Call, { params: { id } }: CheckedRequest<typeof endpoints.retryOutbox>): Promise<OutboxEntry> {
  return call.db.transaction(async (tx) => {
    if (!(await revive(tx, { id, at: call.app.clock.now() }))) {
      if ((await findOutboxEntry(tx, id)) === null) throw notFound();
      throw new Refusal('notFailed');
    }
    await recordChange(tx, call, { action: 'outbox.retry', subjectType: 'outbox', subjectId: id });
    const row = await findOutboxEntry(tx, id);
    if (row === null) throw notFound();
    return record(row);
  });
}
