// The scheduled job of the search: response times also change when answers become too old to count.

import { RESPONSE_WINDOW_DAYS } from '#server/features/host-families/host-families.public.ts';
import type { App } from '#server/platform/app.ts';
import { defineScheduledJob } from '#server/platform/jobs/job.ts';
import { noteFamiliesAnswered } from './search-changes.queries.ts';

const DAY = 24 * 3600 * 1000;

/** More than the time between two runs, because a run can be late. */
const LATE_DAYS = 7;

async function refreshResponses({ db, clock }: App): Promise<void> {
  const to = new Date(clock.now().getTime() - RESPONSE_WINDOW_DAYS * DAY);
  await noteFamiliesAnswered(db, { from: new Date(to.getTime() - LATE_DAYS * DAY), to });
}

export const searchJobs = [defineScheduledJob({ kind: 'search.refreshResponses', cron: '20 3 * * *', run: refreshResponses })];
