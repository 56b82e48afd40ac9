// Job that emails an invoice sent with a purchase, once it is known whether it was paid with it.

import * as z from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';
import { notifyInvoiceUnlessPaid } from './invoice-notifications.service.ts';
import { BILLING_EMAIL_JOB } from './send-invoice.service.ts';

export const invoiceJobs = [
  defineJob({
    kind: BILLING_EMAIL_JOB,
    payload: z.object({ invoiceId: z.int() }),
    run: (app, { invoiceId }) => app.db.transaction((tx) => notifyInvoiceUnlessPaid(tx, app, invoiceId)),
  }),
];
