// Background jobs of vetting: checks that expire, and references that haven't come.

import { defineScheduledJob } from '#server/platform/jobs/job.ts';
import { lapseChecks, warnOfExpiries } from './expiry.service.ts';
import { remindReferees } from './references.service.ts';

export const vettingJobs = [
  defineScheduledJob({ kind: 'vetting.lapseChecks', cron: '10 0 * * *', run: lapseChecks }),
  defineScheduledJob({ kind: 'vetting.warnOfExpiries', cron: '0 7 * * *', run: warnOfExpiries }),
  defineScheduledJob({ kind: 'vetting.remindReferees', cron: '0 8 * * *', run: remindReferees }),
];
