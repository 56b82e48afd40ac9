// Jobs of how people hear of messages when they are not there.

import { defineScheduledJob } from '#server/platform/jobs/job.ts';
import { sendMessageDigests, sendMessageEmails } from './message-emails.service.ts';

export const noticeJobs = [
  defineScheduledJob({ kind: 'messages.email', cron: '* * * * *', run: sendMessageEmails }),
  // Some zones differ by a quarter of an hour.
  defineScheduledJob({ kind: 'messages.digest', cron: '*/15 * * * *', run: sendMessageDigests }),
];
