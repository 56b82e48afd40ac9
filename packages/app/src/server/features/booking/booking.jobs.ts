// Jobs of bookings: settle an order after its payment event, refund a refused one, expire orders every minute, retry refunds every hour.

import * as z from 'zod';
import { SETTLE_ORDER_JOB } from '#server/features/gateway/gateway.public.ts';
import { defineJob, defineScheduledJob, type Job } from '#server/platform/jobs/job.ts';
import { expireOrders, refundOrder, refundRejectedOrders, settleOrder } from './checkout/expire-orders.service.ts';
import { REFUND_ORDER_JOB } from './checkout/place-order.service.ts';

const payload = z.object({ orderId: z.int() });

export const bookingJobs: readonly Job[] = [
  defineJob({ kind: SETTLE_ORDER_JOB, payload, run: settleOrder }),
  defineJob({ kind: REFUND_ORDER_JOB, payload, run: refundOrder }),
  defineScheduledJob({ kind: 'booking.sweep', cron: '* * * * *', run: expireOrders }),
  defineScheduledJob({ kind: 'booking.giveBack', cron: '0 * * * *', run: refundRejectedOrders }),
];
