// Deletes old data: ended sessions, old links and emails, counters, files of runs.

import type { App } from '#server/platform/app.ts';
import { deleteOldRunFiles } from '#server/platform/runs/run-files.ts';
import { deleteOldSessions } from '#server/platform/sessions/sessions.ts';
import { adoptOutbox } from './adopt-outbox.ts';
import {
  clearRecipients,
  deleteExpiredAttempts,
  deleteExpiredInvoiceLinks,
  deleteExpiredLinks,
  deleteOldEmails,
} from './housekeeping.queries.ts';
import { defineScheduledJob } from './job.ts';

const DAY = 24 * 3600 * 1000;

/** Days to keep data after it has expired. */
const KEPT_DAYS = { links: 30, recipients: 7, runFiles: 90 } as const;

async function runHousekeeping(app: App): Promise<void> {
  const { config, db, clock } = app;
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await deleteOldSessions(db, now);
  await deleteExpiredLinks(db, daysAgo(KEPT_DAYS.links));
  await deleteExpiredInvoiceLinks(db, now);
  await clearRecipients(db, daysAgo(KEPT_DAYS.recipients));
  await deleteOldEmails(db, daysAgo(config.MAIL_KEPT_DAYS));
  await deleteExpiredAttempts(db, now);
  await deleteOldRunFiles(app, daysAgo(KEPT_DAYS.runFiles));
}

export const housekeepingJobs = [
  defineScheduledJob({ kind: 'housekeeping.tidy', cron: '0 * * * *', run: runHousekeeping }),
  defineScheduledJob({ kind: 'housekeeping.adoptOutbox', cron: '* * * * *', run: adoptOutbox }),
];
