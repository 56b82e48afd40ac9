// Endpoints of the reports for staff: on the page, and as files.

import * as z from 'zod';
import { fileQuery } from '#contract/finance/billing/billing.shapes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { EXPORT_MEDIA_TYPES } from '#contract/platform/lists/list-query.ts';
import { report, reportChoices, reportQuery } from './reports.shapes.ts';
import { MONEY_REPORTS, STAY_REPORTS } from './reports.ts';

const query = reportQuery.safeExtend({ report: z.enum(STAY_REPORTS) });
const moneyQuery = reportQuery.safeExtend({ report: z.enum(MONEY_REPORTS).default('revenue') });
const file = { answer: z.undefined(), bytes: [EXPORT_MEDIA_TYPES.csv, EXPORT_MEDIA_TYPES.xlsx] };

export const listReportChoices = endpoint({
  method: 'GET',
  path: '/api/reports',
  access: 'reports.read',
  summary: 'The counties, businesses and agents that reports can be filtered by.',
  answer: reportChoices,
});

export const readReport = endpoint({
  method: 'GET',
  path: '/api/reports/stays',
  access: 'reports.read',
  summary: 'Figures of stays in a period, by month, county, business or agent, beside those of another period; agents get their own trips.',
  query,
  answer: report,
  limit: 'search',
});

export const exportReport = endpoint({
  method: 'GET',
  path: '/api/reports/stays/export',
  access: 'reports.read',
  summary: 'The same as a file; a workbook also says what each figure counts.',
  query: query.safeExtend(fileQuery),
  ...file,
  limit: 'search',
});

export const readMoneyReport = endpoint({
  method: 'GET',
  path: '/api/reports/money',
  access: 'reports.money',
  summary: 'What was invoiced, credited, paid and kept, from the movements of the ledger; currencies are never added together.',
  query: moneyQuery,
  answer: report,
  limit: 'search',
});

export const exportMoneyReport = endpoint({
  method: 'GET',
  path: '/api/reports/money/export',
  access: 'reports.money',
  summary: 'The same as a file.',
  query: moneyQuery.safeExtend(fileQuery),
  ...file,
  limit: 'search',
});
