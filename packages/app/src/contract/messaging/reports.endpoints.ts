// Endpoints of reported messages and people, for the staff who review them.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { report, reportsList } from './report.shapes.ts';

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
