// Background jobs of trips: daily transitions, cancelling payments of cancelled trips, replacing cancelled camp weeks, asking families
// once the data of the students is complete, tasks for what paused families have left unanswered, and
// forgetting imported files, and tasks for invoiced trips whose payer can't pay any more.

import * as z from 'zod';
import { WEEK_CANCELLED_JOB } from '#server/features/activities/activities.public.ts';
import { FAMILY_PAUSED_JOB } from '#server/features/host-families/host-families.public.ts';
import { STUDENT_CHANGED_JOB } from '#server/features/people/people.public.ts';
import type { App } from '#server/platform/app.ts';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { leaveCalledOffWeek } from './camps/cancelled-weeks.service.ts';
import { eraseOldRows } from './import/import.queries.ts';
import { runDueTransitions } from './lifecycle/due-transitions.service.ts';
import { CANCEL_PAYMENTS_JOB, cancelOpenPayments, cancelPaymentsJob } from './money/cancel-payments.service.ts';
import { askPreparedFamiliesOf } from './offers/ask-prepared-families.service.ts';
import { addTasksOfPausedFamily } from './offers/paused-family.service.ts';
import { checkPayers } from './sharing/lost-payers.service.ts';
import { remindWaitingFamilies } from './unanswered/remind-families.service.ts';
import { sendOfferText, TEXT_JOB, textJob } from './unanswered/text-families.service.ts';

/** How long what was typed in an imported file is kept, as long as the files of other runs. */
const KEPT_DAYS = 90;

const forgetImports = ({ db, clock }: App) => eraseOldRows(db, new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600 * 1000));

export const tripJobs = [
  defineScheduledJob({ kind: 'trips.forgetImports', cron: '20 3 * * *', run: forgetImports }),
  defineScheduledJob({ kind: 'offers.remindWaiting', cron: '20 * * * *', run: (app) => remindWaitingFamilies(app) }),
  defineScheduledJob({ kind: 'trips.checkPayers', cron: '40 * * * *', run: checkPayers }),
  defineJob({ kind: TEXT_JOB, payload: textJob, attempts: 6, run: sendOfferText }),
  defineScheduledJob({ kind: 'trips.catchUp', cron: '1 0 * * *', run: (app) => runDueTransitions(app) }),
  defineJob({ kind: CANCEL_PAYMENTS_JOB, payload: cancelPaymentsJob, run: cancelOpenPayments }),
  defineJob({ kind: WEEK_CANCELLED_JOB, payload: z.object({ scheduleId: z.int() }), run: leaveCalledOffWeek }),
  defineJob({ kind: FAMILY_PAUSED_JOB, payload: z.object({ hostFamilyId: z.int() }), run: addTasksOfPausedFamily }),
  defineJob({ kind: STUDENT_CHANGED_JOB, payload: z.object({ studentId: z.int() }), run: askPreparedFamiliesOf }),
];
