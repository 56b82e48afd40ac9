// The shape of a report of a message or a person.

import * as z from 'zod';
import { id } from '#contract/platform/validation/fields.ts';

const REPORT_REASONS = ['contactDetails', 'offPlatform', 'offensive', 'harassment', 'childSafety', 'fraud', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportBody = z.object({
  conversationId: id,
  /** The message, or the whole conduct of the person if left out. */
  messageId: id.optional(),
  userId: id,
  reason: z.enum(REPORT_REASONS),
  text: z.string().trim().max(2000).default(''),
});
