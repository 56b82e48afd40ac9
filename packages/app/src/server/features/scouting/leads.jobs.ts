// Scheduled jobs of leads: follow-ups that are due, and leads that were lost long ago.

import { defineScheduledJob } from '#server/platform/jobs/job.ts';
import { eraseStaleLeads, remindOfFollowUps } from './follow-ups.service.ts';

export const scoutingJobs = [
  defineScheduledJob({ kind: 'scouting.remindFollowUps', cron: '0 8 * * *', run: (app) => remindOfFollowUps(app) }),
  defineScheduledJob({ kind: 'scouting.eraseStaleLeads', cron: '40 3 * * *', run: (app) => eraseStaleLeads(app) }),
];
