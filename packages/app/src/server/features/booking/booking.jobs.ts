// What happens to bookings by itself: what is paid is placed, what is refused goes back, and every minute what nobody comes back to.

import * as z from 'zod';
import { SETTLE_ORDER_JOB } from '#server/features/gateway/gateway.public.ts';
import { type Job, job, scheduledJob } from '#server/platform/jobs/job.ts';
import { expireOrders, refundOrder, refundRejectedOrders, settleOrder } from './checkout/expire-orders.service.ts';
import { REFUND_ORDER_JOB } from './checkout/place-order.service.ts';

const payload = z.object({ orderId: z.int() });

export const bookingJobs: readonly Job[] = [
  job({ kind: SETTLE_ORDER_JOB, payload, run: settleOrder }),
  job({ kind: REFUND_ORDER_JOB, payload, run: refundOrder }),
  scheduledJob({ kind: 'booking.sweep', cron: '* * * * *', run: expireOrders }),
  scheduledJob({ kind: 'booking.giveBack', cron: '0 * * * *', run: refundRejectedOrders }),
];
