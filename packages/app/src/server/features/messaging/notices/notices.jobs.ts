// Jobs of how people hear of messages when they are not there.

import * as z from 'zod';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { PUSH_JOB } from './announce-push.service.ts';
import { sendMessageDigests, sendMessageEmails } from './message-emails.service.ts';
import { PUSH_TO_DEVICE_JOB, pushMessage, pushToDevice } from './push.service.ts';
import { remindOfSupport } from './support-reminders.service.ts';

/** A push service that is down for longer has nothing to tell any more. */
const PUSH_ATTEMPTS = 5;

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
];
