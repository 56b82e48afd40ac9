// Every job of the server, feature by feature.

import { demoJobs } from './demo/demo.jobs.ts';
import { attachmentJobs } from './features/attachments/attachments.jobs.ts';
import { identityJobs } from './features/identity/identity.jobs.ts';
import { notificationJobs } from './features/notifications/notifications.jobs.ts';
import { housekeepingJobs } from './platform/jobs/housekeeping.jobs.ts';
import type { Job } from './platform/jobs/job.ts';
import { mailJobs } from './platform/mail/send.ts';

export const allJobs: readonly Job[] = [
  ...housekeepingJobs,
  ...mailJobs,
  ...identityJobs,
  ...attachmentJobs,
  ...notificationJobs,
  ...demoJobs,
];
