// The endpoint of the search for records.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { foundRecord, recordQuestion } from './record-search.shapes.ts';

export const searchRecords = endpoint({
  method: 'GET',
  path: '/api/hub/records',
  access: 'hub.enter',
  summary:
    'Students, accounts, host families, trips, groups, invoices and messages by name, number, email address or telephone number: those that the caller’s own lists show, the best matches first, a few of each kind.',
  query: recordQuestion,
  answer: z.object({ data: z.array(foundRecord) }),
});
