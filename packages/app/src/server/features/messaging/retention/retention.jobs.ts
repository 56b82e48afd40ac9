// The nightly job that deletes conversations which have been kept for as long as the operator wants.

import { detachFiles } from '#server/features/attachments/attachments.public.ts';
import type { App } from '#server/platform/app.ts';
import { defineScheduledJob } from '#server/platform/jobs/job.ts';
import { MESSAGE_SUBJECT } from '../messages/message-files.service.ts';
import { deleteConversations, listExpiredConversations, listMessagesWithFile } from './retention.queries.ts';
import { toRetentionLimit } from './retention.rules.ts';

/** Conversations that one transaction deletes. */
const BATCH_SIZE = 50;

/** Deletes a batch of conversations with their messages and files; returns how many. */
function deleteBatch(app: App, before: { day: string; at: Date }): Promise<number> {
  return app.db.transaction(async (tx) => {
    const ids = await listExpiredConversations(tx, { before, limit: BATCH_SIZE });
    if (ids.length === 0) return 0;
    for (const id of await listMessagesWithFile(tx, ids))
      await detachFiles(tx, app, { subject: { type: MESSAGE_SUBJECT, id: String(id) } });
    await deleteConversations(tx, ids);
    return ids.length;
  });
}

async function deleteOldConversations(app: App): Promise<void> {
  const { config, clock, log } = app;
  const months = config.MESSAGE_RETENTION_MONTHS;
  if (months === 0) return;
  const before = toRetentionLimit({ today: clock.today(), now: clock.now(), months });
  let deleted = 0;
  for (let batch = BATCH_SIZE; batch === BATCH_SIZE; deleted += batch) batch = await deleteBatch(app, before);
  if (deleted > 0) log.info({ deleted, months }, 'old conversations were deleted');
}

export const retentionJobs = [defineScheduledJob({ kind: 'messages.deleteOld', cron: '10 4 * * *', run: deleteOldConversations })];
