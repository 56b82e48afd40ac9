// Reports of messages and people: what somebody sends, and what staff review.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { id, instant } from '#contract/platform/validation/fields.ts';

export const REPORT_REASONS = ['contactDetails', 'offPlatform', 'offensive', 'harassment', 'childSafety', 'fraud', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;

export const reportBody = z.object({
  conversationId: id,
  /** The message, or the whole conduct of the person if left out. */
  messageId: id.optional(),
  userId: id,
  reason: z.enum(REPORT_REASONS),
  text: z.string().trim().max(2000).default(''),
});

export const report = z.object({
  id,
  conversationId: id,
  messageId: id.nullable(),
  /** The message as it was when it was reported. */
  quoted: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  reporter: z.object({ id, name: z.string() }).nullable(),
  reported: z.object({ id, name: z.string() }).nullable(),
  createdAt: instant,
  state: z.enum(REPORT_STATES),
  resolution: z.string(),
  resolvedBy: z.string().nullable(),
  resolvedAt: instant.nullable(),
});

export type MessageReport = z.output<typeof report>;

export const reportsList = declareList({
  name: 'messageReports',
  sorts: ['createdAt', 'state'],
  defaultSort: '-createdAt',
  filters: { state: { kind: 'choice', choices: REPORT_STATES }, reason: { kind: 'choice', choices: REPORT_REASONS } },
});
