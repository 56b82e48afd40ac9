// Background jobs of host families: unfinished registrations, pauses that are over, prices of families that went live, and hints on photos.

import * as z from 'zod';
import { PHOTO_LIMIT } from '#contract/host-families/photos.shapes.ts';
import { COORDINATORS_CHANGED_JOB } from '#server/features/geofences/geofences.public.ts';
import { addLiveFamiliesToBooks } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { assignCoordinators } from './details/assign-coordinators.service.ts';
import { ADD_TO_PRICE_BOOK_JOB } from './live/pause-family.service.ts';
import { endPauses } from './live/set-family-live.service.ts';
import { tellOfUnpricedFamilies } from './live/tell-of-unpriced.service.ts';
import { addPhotoHints, PHOTO_HINTS_JOB } from './photos/photo-hints.service.ts';
import { followUpDrafts } from './registration/draft-reminders.service.ts';

async function addToPriceBook(app: App): Promise<void> {
  await addLiveFamiliesToBooks(app);
}

/** Photos looked at in one night, so that a run over many old ones ends. */
const PHOTOS_PER_NIGHT = 2000;

export const hostFamilyJobs = [
  defineScheduledJob({ kind: 'hostFamilies.followUpDrafts', cron: '0 10 * * *', run: (app) => followUpDrafts(app) }),
  defineScheduledJob({ kind: 'hostFamilies.endPauses', cron: '5 0 * * *', run: (app) => endPauses(app) }),
  defineJob({ kind: ADD_TO_PRICE_BOOK_JOB, payload: z.object({}), atOnce: 1, run: addToPriceBook }),
  // A family also goes live by its third photo or its approval; whoever forgets to send the job is late by minutes.
  defineScheduledJob({ kind: 'hostFamilies.sweepPriceBooks', cron: '*/10 * * * *', run: addToPriceBook }),
  defineJob({ kind: COORDINATORS_CHANGED_JOB, payload: z.object({}), atOnce: 1, run: assignCoordinators }),
  defineScheduledJob({ kind: 'hostFamilies.tellOfUnpriced', cron: '30 8 * * *', run: tellOfUnpricedFamilies }),
  defineJob({
    kind: PHOTO_HINTS_JOB,
    payload: z.object({ familyId: z.number() }),
    run: (app, { familyId }, { signal }) => addPhotoHints(app, { familyId, limit: PHOTO_LIMIT.all, signal }),
  }),
  defineScheduledJob({
    kind: 'hostFamilies.findOldPhotoHints',
    cron: '10 3 * * *',
    run: (app, { signal }) => addPhotoHints(app, { limit: PHOTOS_PER_NIGHT, signal }),
  }),
];
