// What is mailed of invoices by itself: one that was sent with a purchase, once it is known whether it was paid with it.

import * as z from 'zod';
import { job } from '#server/platform/jobs/job.ts';
import { tellOfBilling } from './invoices.letters.ts';
import { BILLING_MAIL } from './sending.service.ts';

export const invoiceJobs = [
  job({
    kind: BILLING_MAIL,
    payload: z.object({ invoiceId: z.int() }),
    run: (app, { invoiceId }) => app.db.transaction((tx) => tellOfBilling(tx, app, invoiceId)),
  }),
];
