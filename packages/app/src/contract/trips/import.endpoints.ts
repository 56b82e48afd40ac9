// Endpoints of importing trips from a file: its template, what is in it, its check, and the rows that were refused.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { EXPORT_MEDIA_TYPES } from '#contract/platform/lists/list-query.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { bulkRun } from './bulk.shapes.ts';
import { checkTripFileBody, importFileQuery, readTripFileBody, tripFile } from './import.shapes.ts';

const bytes = [EXPORT_MEDIA_TYPES.csv, EXPORT_MEDIA_TYPES.xlsx];

export const exportTripTemplate = endpoint({
  method: 'GET',
  path: '/api/trips-import/template',
  access: 'trips.bulk',
  summary: 'An empty file of trips with headings, one example, and in a workbook the permitted values.',
  query: importFileQuery,
  answer: z.undefined(),
  bytes,
});

export const readTripFile = endpoint({
  method: 'POST',
  path: '/api/trips-import/read',
  access: 'trips.bulk',
  summary: 'Reads a file of trips (CSV or XLSX): its sheets and columns, with what each seems to hold. Nothing is kept.',
  upload: 'file',
  body: readTripFileBody,
  answer: tripFile,
  refusals: ['fileTooLarge', 'tripFileUnreadable'],
});

export const checkTripFile = endpoint({
  method: 'POST',
  path: '/api/trips-import',
  access: 'trips.bulk',
  summary: 'Begins to check which trips a file would create, row by row; nothing is created.',
  upload: 'file',
  body: checkTripFileBody,
  answer: bulkRun,
  refusals: ['fileTooLarge', 'tripFileUnreadable', 'tripDatesUnclear'],
});

export const exportRefusedRows = endpoint({
  method: 'GET',
  path: '/api/trips-import/{id}/refused',
  access: 'trips.bulk',
  summary: 'The rows of a run that were refused, as they were in the file, each with its reason.',
  params: z.object({ id }),
  query: importFileQuery,
  answer: z.undefined(),
  bytes,
});
