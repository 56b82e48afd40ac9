// Endpoints of bulk changes of trips: check, change, undo, and what became of each trip.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { bulkRow, bulkRowsList, bulkRun, bulkRunsList, checkBody, checkQuery } from './bulk.shapes.ts';

const params = z.object({ id });

export const listBulkRuns = endpoint({
  method: 'GET',
  path: '/api/trips-bulk',
  access: 'trips.bulk',
  summary: 'Checks, bulk changes and their undoing, by everybody, the newest first.',
  query: listQueryFor(bulkRunsList),
  answer: pageOf(bulkRun),
});

export const checkTrips = endpoint({
  method: 'POST',
  path: '/api/trips-bulk',
  access: 'trips.bulk',
  summary: 'Begins to check what a change would do to each of several trips, or to all that match the query; nothing is changed.',
  query: checkQuery,
  body: checkBody,
  answer: bulkRun,
  refusals: ['bulkTooLarge', 'bulkEmpty'],
});

export const listBulkRows = endpoint({
  method: 'GET',
  path: '/api/trips-bulk/rows',
  access: 'trips.bulk',
  summary: 'What became of the trips of a run.',
  query: listQueryFor(bulkRowsList),
  answer: pageOf(bulkRow),
});

export const exportBulkRows = endpoint(exportEndpoint({ list: bulkRowsList, path: '/api/trips-bulk/rows/export', access: 'trips.bulk' }));

export const chooseBulkFamily = endpoint({
  method: 'POST',
  path: '/api/trips-bulk/rows/{id}/family',
  access: 'trips.bulk',
  summary: 'Chooses the family with which a stay of a check is to be reserved, if several consider it, and checks that stay again.',
  params,
  body: z.object({ hostFamilyId: id.nullable() }),
  answer: bulkRow,
  refusals: ['bulkNotReady'],
});

export const readBulkRun = endpoint({
  method: 'GET',
  path: '/api/trips-bulk/{id}',
  access: 'trips.bulk',
  summary: 'One run: how far it is, or what came of it.',
  params,
  answer: bulkRun,
});

export const changeTrips = endpoint({
  method: 'POST',
  path: '/api/trips-bulk/{id}/change',
  access: 'trips.bulk',
  summary: 'Begins the change that was checked, of the trips that it would change; asked twice, it is begun once.',
  params,
  answer: bulkRun,
  refusals: ['bulkNotReady'],
});

export const undoTrips = endpoint({
  method: 'POST',
  path: '/api/trips-bulk/{id}/undo',
  access: 'trips.bulk',
  summary: 'Begins to undo a change, trip by trip; those that somebody has changed since stay as they are.',
  params,
  answer: bulkRun,
  refusals: ['bulkNotReady'],
});

export const cancelBulkRun = endpoint({
  method: 'POST',
  path: '/api/trips-bulk/{id}/cancel',
  access: 'trips.bulk',
  summary: 'Stops a run that waits or runs; what is changed already stays so.',
  params,
  answer: bulkRun,
  refusals: ['runIsOver'],
});
