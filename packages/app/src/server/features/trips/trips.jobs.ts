// What happens to trips by itself: each day what is due by the calendar; payments that nobody has to make any more are called off;
// camp weeks that do not take place are replaced; and families are asked that only waited for what had to be said of a student.

import * as z from 'zod';
import { WEEK_CALLED_OFF } from '#server/features/activities/activities.public.ts';
import { STUDENT_TOLD } from '#server/features/people/people.public.ts';
import { job, scheduledJob } from '#server/platform/jobs/job.ts';
import { catchUpAll } from './calendar.service.ts';
import { leaveCalledOffWeek } from './called-off-weeks.service.ts';
import { CALL_OFF_JOB, callingOff, callOffPayments } from './calling-off.service.ts';
import { askPreparedFor } from './prepared.service.ts';

export const tripJobs = [
  scheduledJob({ kind: 'trips.catchUp', cron: '5 0 * * *', run: (app) => catchUpAll(app) }),
  job({ kind: CALL_OFF_JOB, payload: callingOff, run: callOffPayments }),
  job({ kind: WEEK_CALLED_OFF, payload: z.object({ scheduleId: z.int() }), run: leaveCalledOffWeek }),
  job({ kind: STUDENT_TOLD, payload: z.object({ studentId: z.int() }), run: askPreparedFor }),
];
