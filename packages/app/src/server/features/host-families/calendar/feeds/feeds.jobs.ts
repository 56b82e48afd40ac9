// The jobs of calendars in other places: those that are due are fetched one by one.

import * as z from 'zod';
import type { App } from '#server/platform/app.ts';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { takeDueFeeds } from './feeds.queries.ts';
import { FETCH_FEED_JOB } from './feeds.service.ts';
import { fetchFeed } from './fetch-feed.service.ts';

const BATCH = 500;

/** When a calendar is due again if its fetch never ends. */
const RETRY_MS = 60 * 60_000;

export async function sendDueFeeds(app: App): Promise<void> {
  if (app.config.CALENDAR_FEEDS === 'off') return;
  const now = app.clock.now();
  for (let taken = BATCH; taken === BATCH; ) {
    taken = await app.db.transaction(async (tx) => {
      const ids = await takeDueFeeds(tx, { now, until: new Date(now.getTime() + RETRY_MS), limit: BATCH });
      for (const feedId of ids) await enqueue(tx, app, { kind: FETCH_FEED_JOB, payload: { feedId } });
      return ids.length;
    });
  }
}

export const feedJobs = [
  defineScheduledJob({ kind: 'hostFamilies.fetchFeeds', cron: '*/10 * * * *', run: sendDueFeeds }),
  defineJob({
    kind: FETCH_FEED_JOB,
    payload: z.object({ feedId: z.number() }),
    atOnce: 4,
    run: (app, { feedId }) => fetchFeed(app, feedId),
  }),
];
