// Endpoints of the reconciliation: discrepancies as a list, as a file, and counted by check.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { checkCount, finding, findingsList } from './reconciliation.shapes.ts';

export const listFindings = endpoint({
  method: 'GET',
  path: '/api/reconciliation',
  access: 'reconciliation.read',
  summary: 'What does not fit together between trips, quotes, invoices, payments and payouts.',
  query: listQueryFor(findingsList),
  answer: pageOf(finding),
});

export const exportFindings = endpoint(
  exportEndpoint({ list: findingsList, path: '/api/reconciliation/export', access: 'reconciliation.read' }),
);

export const readChecks = endpoint({
  method: 'GET',
  path: '/api/reconciliation/checks',
  access: 'reconciliation.read',
  summary: 'Every check with how much it has found, and how much money that is about.',
  answer: z.object({ data: z.array(checkCount) }),
});
