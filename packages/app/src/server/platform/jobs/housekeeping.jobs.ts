// Keeps what only grows from growing: ended sessions, old links, old mails, counters, files of runs.

import type { App } from '#server/platform/app.ts';
import { forgetRunFiles } from '#server/platform/runs/run-files.ts';
import { forgetOldSessions } from '#server/platform/sessions.ts';
import { adoptOutbox } from './adopt-outbox.ts';
import { forgetAttempts, forgetInvoiceLinks, forgetLinks, forgetMails, forgetRecipients } from './housekeeping.queries.ts';
import { scheduledJob } from './job.ts';

const DAY = 24 * 3600 * 1000;

/** Days for which things are kept after they have ended. */
const KEPT_DAYS = { links: 30, recipients: 7, runFiles: 90 } as const;

async function tidy(app: App): Promise<void> {
  const { config, db, clock } = app;
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await forgetOldSessions(db, now);
  await forgetLinks(db, daysAgo(KEPT_DAYS.links));
  await forgetInvoiceLinks(db, now);
  await forgetRecipients(db, daysAgo(KEPT_DAYS.recipients));
  await forgetMails(db, daysAgo(config.MAIL_KEPT_DAYS));
  await forgetAttempts(db, now);
  await forgetRunFiles(app, daysAgo(KEPT_DAYS.runFiles));
}

export const housekeepingJobs = [
  scheduledJob({ kind: 'housekeeping.tidy', cron: '0 * * * *', run: tidy }),
  scheduledJob({ kind: 'housekeeping.adoptOutbox', cron: '* * * * *', run: adoptOutbox }),
];
