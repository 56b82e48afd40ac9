// Background jobs of host families: pauses that are over, and prices of families that went live.

import * as z from 'zod';
import { addLiveFamiliesToBooks } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { ADD_TO_PRICE_BOOK_JOB } from './live/pause-family.service.ts';
import { endPauses } from './live/set-family-live.service.ts';

async function addToPriceBook(app: App): Promise<void> {
  await addLiveFamiliesToBooks(app);
}

export const hostFamilyJobs = [
  defineScheduledJob({ kind: 'hostFamilies.endPauses', cron: '5 0 * * *', run: (app) => endPauses(app) }),
  defineJob({ kind: ADD_TO_PRICE_BOOK_JOB, payload: z.object({}), atOnce: 1, run: addToPriceBook }),
  // A family also goes live by its third photo or its approval; whoever forgets to send the job is late by minutes.
  defineScheduledJob({ kind: 'hostFamilies.sweepPriceBooks', cron: '*/10 * * * *', run: addToPriceBook }),
];
