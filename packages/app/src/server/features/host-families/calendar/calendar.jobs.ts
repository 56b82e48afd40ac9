// The jobs of calendars: the times of repeated blocks that come near enough, and calendars in other places.

import { defineScheduledJob } from '#server/platform/jobs/job.ts';
import { feedJobs } from './feeds/feeds.jobs.ts';
import { extendAllSeries } from './series.service.ts';

export const calendarJobs = [
  ...feedJobs,
  defineScheduledJob({ kind: 'hostFamilies.extendSeries', cron: '10 2 * * *', run: extendAllSeries }),
];
