// Every job of the server, feature by feature.

import { attachmentJobs } from './features/attachments/attachments.jobs.ts';
import { identityJobs } from './features/identity/identity.jobs.ts';
import { housekeepingJobs } from './platform/jobs/housekeeping.jobs.ts';
import type { Job } from './platform/jobs/job.ts';
import { mailJobs } from './platform/mail/send.ts';

export const allJobs: readonly Job[] = [...housekeepingJobs, ...mailJobs, ...identityJobs, ...attachmentJobs];
