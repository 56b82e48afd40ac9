// What happens to bookings by itself: what is paid is placed, what is refused goes back, and every minute what nobody comes back to.

import * as z from 'zod';
import { ORDER_TOLD } from '#server/features/gateway/gateway.public.ts';
import { type Job, job, scheduledJob } from '#server/platform/jobs/job.ts';
import { REFUND } from './placing.service.ts';
import { giveBack, refundOrder, settleOrder, sweepOrders } from './sweeping.service.ts';

const payload = z.object({ orderId: z.int() });

export const bookingJobs: readonly Job[] = [
  job({ kind: ORDER_TOLD, payload, run: settleOrder }),
  job({ kind: REFUND, payload, run: refundOrder }),
  scheduledJob({ kind: 'booking.sweep', cron: '* * * * *', run: sweepOrders }),
  scheduledJob({ kind: 'booking.giveBack', cron: '0 * * * *', run: giveBack }),
];
