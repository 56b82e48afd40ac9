// Endpoints of reported messages and people, for the staff who review them.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id, instant } from '#contract/platform/validation/fields.ts';
import { reportBody } from './report.shapes.ts';

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;

const report = z.object({
  id,
  conversationId: id,
  messageId: id.nullable(),
  /** The message as it was when it was reported. */
  quoted: z.string(),
  reason: reportBody.shape.reason,
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
  filters: { state: { kind: 'choice', choices: REPORT_STATES }, reason: { kind: 'choice', choices: reportBody.shape.reason.options } },
});

export const listReports = endpoint({
  method: 'GET',
  path: '/api/message-reports',
  access: 'reports.review',
  summary: 'Messages and people that were reported.',
  query: listQueryFor(reportsList),
  answer: pageOf(report),
});

export const resolveReport = endpoint({
  method: 'PATCH',
  path: '/api/message-reports/{id}',
  access: 'reports.review',
  summary: 'Settles a report: upheld or dismissed, with what was done.',
  params: z.object({ id }),
  body: z.object({ state: z.enum(['upheld', 'dismissed']), resolution: z.string().trim().max(2000) }),
  answer: report,
  refusals: ['changedMeanwhile'],
});
