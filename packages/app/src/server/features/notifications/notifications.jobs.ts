// Jobs of notifications: sending campaigns, and deleting notifications that were read long ago.

import * as z from 'zod';
import type { App } from '#server/platform/app.ts';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { SEND_CAMPAIGN_JOB, sendCampaign } from './campaigns/send-campaign.service.ts';
import { deleteReadBefore } from './notifications.queries.ts';

const KEPT_DAYS = 365;

async function deleteOldNotifications({ db, clock }: App): Promise<void> {
  await deleteReadBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600 * 1000));
}

export const notificationJobs = [
  defineJob({ kind: SEND_CAMPAIGN_JOB, payload: z.object({ campaignId: z.number() }), run: sendCampaign }),
  defineScheduledJob({ kind: 'notifications.forget', cron: '40 3 * * *', run: deleteOldNotifications }),
];
