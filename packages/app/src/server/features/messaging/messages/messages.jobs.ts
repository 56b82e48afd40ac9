// Jobs of messages: titles of links, and the nightly recount of what is unread.

import * as z from 'zod';
import type { App } from '#server/platform/app.ts';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { FETCH_LINK_JOB, fetchLinkTitle } from './link-title.service.ts';
import { repairUnread } from './unread.queries.ts';

/** A page that can't be fetched soon is not worth waiting for. */
const LINK_ATTEMPTS = 3;

async function recountUnread({ db, log }: App): Promise<void> {
  const repaired = await repairUnread(db);
  if (repaired > 0) log.warn({ repaired }, 'what is unread was recounted');
}

export const messageJobs = [
  defineJob({
    kind: FETCH_LINK_JOB,
    payload: z.object({ messageId: z.number() }),
    attempts: LINK_ATTEMPTS,
    run: (app, payload) => fetchLinkTitle(app, payload),
  }),
  defineScheduledJob({ kind: 'messages.recountUnread', cron: '40 3 * * *', run: recountUnread }),
];
