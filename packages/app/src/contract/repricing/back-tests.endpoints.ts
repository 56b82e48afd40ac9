// Endpoints of back-tests: real stays by a draft or published book, compared with the book in force.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { backTest, backTestBody, backTestFileBody, backTestGroup, backTestRow, backTestsList, groupsQuery } from './back-tests.shapes.ts';
import { groupQuery } from './bookings.shapes.ts';

const params = z.object({ id });

export const listBackTests = endpoint({
  method: 'GET',
  path: '/api/pricing/back-tests',
  access: 'priceBooks.backTest',
  summary: 'Back-tests of price books, the newest first.',
  query: listQueryFor(backTestsList),
  answer: pageOf(backTest),
});

export const readDraftBackTest = endpoint({
  method: 'GET',
  path: '/api/pricing/back-tests/of-draft',
  access: 'priceBooks.backTest',
  summary: 'The newest back-test of the draft that was not stopped and has not failed; its hash says of which draft.',
  answer: z.object({ backTest: backTest.nullable() }),
});

export const startBackTest = endpoint({
  method: 'POST',
  path: '/api/pricing/back-tests',
  access: 'priceBooks.backTest',
  summary: 'Begins to price the stays of a period by the draft, or by a published book, and by the book in force.',
  body: backTestBody,
  answer: backTest,
  refusals: ['noPriceBook', 'draftHasFaults', 'documentDamaged'],
});

export const startBackTestOfFile = endpoint({
  method: 'POST',
  path: '/api/pricing/back-tests/file',
  access: 'priceBooks.backTest',
  summary: 'The same with the bookings or requests of a file (NDJSON or CSV).',
  upload: 'file',
  body: backTestFileBody,
  answer: backTest,
  refusals: ['noPriceBook', 'draftHasFaults', 'documentDamaged', 'fileTooLarge', 'fileTypeRefused'],
});

export const readBackTest = endpoint({
  method: 'GET',
  path: '/api/pricing/back-tests/{id}',
  access: 'priceBooks.backTest',
  summary: 'One back-test: how far it is, or what came of it.',
  params,
  answer: backTest,
});

export const cancelBackTest = endpoint({
  method: 'POST',
  path: '/api/pricing/back-tests/{id}/cancel',
  access: 'priceBooks.backTest',
  summary: 'Stops a back-test that waits or runs.',
  params,
  answer: backTest,
  refusals: ['runIsOver'],
});

export const listBackTestGroups = endpoint({
  method: 'GET',
  path: '/api/pricing/back-tests/{id}/groups',
  access: 'priceBooks.backTest',
  summary: 'What the stays come to by county, host family or length, the largest change first.',
  params,
  query: groupsQuery,
  answer: pageOf(backTestGroup),
});

export const listBackTestRows = endpoint({
  method: 'GET',
  path: '/api/pricing/back-tests/{id}/rows',
  access: 'priceBooks.backTest',
  summary: 'The stays of one group of a back-test’s result, page by page.',
  params,
  query: groupQuery,
  answer: pageOf(backTestRow),
});

export const readBackTestFile = endpoint({
  method: 'GET',
  path: '/api/pricing/back-tests/{id}/files/{name}',
  access: 'priceBooks.backTest',
  summary: 'What the command wrote, byte for byte: `stays`, a line of JSON for each, or the `summary`.',
  params: z.object({ id, name: z.enum(['stays', 'summary']) }),
  answer: z.undefined(),
  bytes: ['application/x-ndjson', 'application/json'],
});
