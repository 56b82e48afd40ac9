// Keeps the tables that only grow from growing: done jobs, ended sessions, old links, old mails, counters.

import type { App } from '#server/platform/app.ts';
import { forgetOldSessions } from '#server/platform/sessions.ts';
import { forgetAttempts, forgetLinks, forgetMails, forgetRecipients } from './housekeeping.queries.ts';
import { regularJob } from './job.ts';
import { forgetOutbox } from './outbox.queries.ts';

const DAY = 24 * 3600 * 1000;

/** Days for which things are kept after they have ended. */
const KEPT_DAYS = { done: 7, failed: 90, links: 30, recipients: 7 } as const;

async function tidy({ config, db, clock }: App): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await forgetOutbox(db, { done: daysAgo(KEPT_DAYS.done), failed: daysAgo(KEPT_DAYS.failed) });
  await forgetOldSessions(db, now);
  await forgetLinks(db, daysAgo(KEPT_DAYS.links));
  await forgetRecipients(db, daysAgo(KEPT_DAYS.recipients));
  await forgetMails(db, daysAgo(config.MAIL_KEPT_DAYS));
  await forgetAttempts(db, now);
}

export const housekeepingJobs = [regularJob({ kind: 'housekeeping.tidy', every: 'hour', run: tidy })];
