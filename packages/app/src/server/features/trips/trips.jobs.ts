// What happens to trips by itself: each day what is due by the calendar, and payments that nobody has to make any more are called off.

import * as z from 'zod';
import { calledOff, intentsOfInvoice } from '#server/features/gateway/gateway.public.ts';
import { job, regularJob } from '#server/platform/jobs/job.ts';
import { theProduct } from '#server/platform/record.ts';
import { catchUpAll } from './calendar.service.ts';
import { CALL_OFF_JOB } from './ending.service.ts';

export const tripJobs = [
  regularJob({ kind: 'trips.catchUp', every: 'day', at: '00:05', run: (app) => catchUpAll(app) }),
  job({
    kind: CALL_OFF_JOB,
    payload: z.object({ invoiceIds: z.array(z.number()) }),
    run: async (app, { invoiceIds }) => {
      for (const invoiceId of invoiceIds) {
        const open = (await intentsOfInvoice(app.db, invoiceId)).filter(({ state }) => state === 'requires_payment' || state === 'failed');
        for (const intent of open) await calledOff(theProduct(app), intent);
      }
    },
  }),
];
