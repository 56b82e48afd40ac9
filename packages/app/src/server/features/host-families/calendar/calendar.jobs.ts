// The job of calendars: the times of repeated blocks that come near enough.

import { defineScheduledJob } from '#server/platform/jobs/job.ts';
import { extendAllSeries } from './series.service.ts';

export const calendarJobs = [defineScheduledJob({ kind: 'hostFamilies.extendSeries', cron: '10 2 * * *', run: extendAllSeries })];
