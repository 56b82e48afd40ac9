// Every job of the server, feature by feature.

import { demoJobs } from './demo/demo.jobs.ts';
import { attachmentJobs } from './features/attachments/attachments.jobs.ts';
import { bookingJobs } from './features/booking/booking.jobs.ts';
import { contentJobs } from './features/content/content.jobs.ts';
import { invoiceJobs } from './features/finance/invoices/invoices.jobs.ts';
import { gatewayJobs } from './features/gateway/gateway.jobs.ts';
import { calendarJobs } from './features/host-families/calendar/calendar.jobs.ts';
import { hostFamilyJobs } from './features/host-families/host-families.jobs.ts';
import { identityJobs } from './features/identity/identity.jobs.ts';
import { callJobs } from './features/messaging/calls/calls.jobs.ts';
import { meetingJobs } from './features/messaging/meetings/meetings.jobs.ts';
import { messageJobs } from './features/messaging/messages/messages.jobs.ts';
import { noticeJobs } from './features/messaging/notices/notices.jobs.ts';
import { mirrorJobs } from './features/messaging/provider/mirror.jobs.ts';
import { retentionJobs } from './features/messaging/retention/retention.jobs.ts';
import { notificationJobs } from './features/notifications/notifications.jobs.ts';
import { payoutJobs } from './features/payouts/payouts.jobs.ts';
import { auditKind } from './features/repricing/audit.kind.ts';
import { backTestKind } from './features/repricing/back-test.kind.ts';
import { scoutingJobs } from './features/scouting/leads.jobs.ts';
import { searchJobs } from './features/search/search.jobs.ts';
import { bulkKind } from './features/trips/bulk/bulk-run.kind.ts';
import { tripJobs } from './features/trips/trips.jobs.ts';
import { vettingJobs } from './features/vetting/vetting.jobs.ts';
import { writingJobs } from './features/writing/write/abandoned-texts.jobs.ts';
import { emailJobs } from './platform/email/send-email.ts';
import { housekeepingJobs } from './platform/jobs/housekeeping.jobs.ts';
import type { Job } from './platform/jobs/job.ts';
import { createRunJobs } from './platform/runs/perform-run.ts';

export const allJobs: readonly Job[] = [
  ...housekeepingJobs,
  ...emailJobs,
  ...identityJobs,
  ...invoiceJobs,
  ...gatewayJobs,
  ...bookingJobs,
  ...attachmentJobs,
  ...contentJobs,
  ...hostFamilyJobs,
  ...notificationJobs,
  ...callJobs,
  ...meetingJobs,
  ...messageJobs,
  ...mirrorJobs,
  ...noticeJobs,
  ...retentionJobs,
  ...payoutJobs,
  ...scoutingJobs,
  ...searchJobs,
  ...tripJobs,
  ...calendarJobs,
  ...vettingJobs,
  ...writingJobs,
  ...createRunJobs([auditKind, backTestKind, bulkKind]),
  ...demoJobs,
];
