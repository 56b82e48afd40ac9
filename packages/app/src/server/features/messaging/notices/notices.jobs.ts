// Jobs of how people hear of messages when they are not there.

import * as z from 'zod';
import type { App } from '#server/platform/app.ts';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { PUSH_JOB } from './announce-push.service.ts';
import { deleteOldInboundEmails } from './inbound/inbound-email.queries.ts';
import { sendMessageDigests, sendMessageEmails } from './message-emails.service.ts';
import { PUSH_TO_DEVICE_JOB, pushMessage, pushToDevice } from './push.service.ts';
import { remindOfSupport } from './support-reminders.service.ts';

/** A push service that is down for longer has nothing to tell any more. */
const PUSH_ATTEMPTS = 5;

/** Days for which emails are known that were answered by email. */
const KNOWN_DAYS = 90;

const deleteOld = ({ db, clock }: App) => deleteOldInboundEmails(db, new Date(clock.now().getTime() - KNOWN_DAYS * 24 * 3600 * 1000));

export const noticeJobs = [
  defineJob({ kind: PUSH_JOB, payload: z.object({ messageId: z.number() }), attempts: PUSH_ATTEMPTS, run: pushMessage }),
  defineJob({
    kind: PUSH_TO_DEVICE_JOB,
    payload: z.object({ deviceId: z.number(), messageId: z.number() }),
    attempts: PUSH_ATTEMPTS,
    atOnce: 4,
    run: (app, payload) => pushToDevice(app, payload),
  }),
  defineScheduledJob({ kind: 'messages.email', cron: '* * * * *', run: sendMessageEmails }),
  // Some zones differ by a quarter of an hour.
  defineScheduledJob({ kind: 'messages.digest', cron: '*/15 * * * *', run: sendMessageDigests }),
  defineScheduledJob({ kind: 'messages.remindOfSupport', cron: '*/5 * * * *', run: remindOfSupport }),
  defineScheduledJob({ kind: 'messages.deleteOldInbound', cron: '50 3 * * *', run: deleteOld }),
];
