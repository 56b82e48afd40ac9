// Keeps what only grows from growing: done jobs, ended sessions, old links, old mails, counters, files of runs.

import type { App } from '#server/platform/app.ts';
import { forgetRunFiles } from '#server/platform/runs/run-files.ts';
import { forgetOldSessions } from '#server/platform/sessions.ts';
import { forgetAttempts, forgetInvoiceLinks, forgetLinks, forgetMails, forgetRecipients } from './housekeeping.queries.ts';
import { regularJob } from './job.ts';
import { forgetOutbox } from './outbox.queries.ts';

const DAY = 24 * 3600 * 1000;

/** Days for which things are kept after they have ended. */
const KEPT_DAYS = { done: 7, failed: 90, links: 30, recipients: 7, runFiles: 90 } as const;

async function tidy(app: App): Promise<void> {
  const { config, db, clock } = app;
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await forgetOutbox(db, { done: daysAgo(KEPT_DAYS.done), failed: daysAgo(KEPT_DAYS.failed) });
  await forgetOldSessions(db, now);
  await forgetLinks(db, daysAgo(KEPT_DAYS.links));
  await forgetInvoiceLinks(db, now);
  await forgetRecipients(db, daysAgo(KEPT_DAYS.recipients));
  await forgetMails(db, daysAgo(config.MAIL_KEPT_DAYS));
  await forgetAttempts(db, now);
  await forgetRunFiles(app, daysAgo(KEPT_DAYS.runFiles));
}

export const housekeepingJobs = [regularJob({ kind: 'housekeeping.tidy', every: 'hour', run: tidy })];
