// What is done about notifications after the answer: sending campaigns, and forgetting what was read long ago.

import * as z from 'zod';
import type { App } from '#server/platform/app.ts';
import { job, scheduledJob } from '#server/platform/jobs/job.ts';
import { SEND_JOB, sendCampaign } from './campaign-sending.service.ts';
import { forgetRead } from './notifications.queries.ts';

const KEPT_DAYS = 365;

async function forget({ db, clock }: App): Promise<void> {
  await forgetRead(db, new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600 * 1000));
}

export const notificationJobs = [
  job({ kind: SEND_JOB, payload: z.object({ campaignId: z.number() }), run: sendCampaign }),
  scheduledJob({ kind: 'notifications.forget', cron: '40 3 * * *', run: forget }),
];
