// Endpoints of the sheet of trips: its rows, its file, and saving cells.

import * as z from 'zod';
import { CELLS_BODY_KB, cellBody, cellOutcomes, cellsBody } from '#contract/platform/cells.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { SHEET_CELLS, sheetList, sheetRow } from './sheet.shapes.ts';

export const readTripSheet = endpoint({
  method: 'GET',
  path: '/api/trip-sheet',
  access: 'sheets.read',
  summary: 'Trips with one row for each student; a page counts trips. Agents see those that they look after.',
  query: listQueryFor(sheetList),
  answer: pageOf(sheetRow),
});

export const exportTripSheet = endpoint(exportEndpoint({ list: sheetList, path: '/api/trip-sheet/export', access: 'sheets.read' }));

export const saveTripSheetCell = endpoint({
  method: 'PATCH',
  path: '/api/trip-sheet/{id}/{studentId}',
  access: 'sheets.write',
  summary: 'Saves one cell of a row, unless someone else has changed the same cell since it was read.',
  params: z.object({ id, studentId: id }),
  body: cellBody(SHEET_CELLS),
  answer: sheetRow,
  refusals: ['cellChanged', 'changedMeanwhile', 'tripMoved', 'priceChanged', 'quoteRefused', 'noPriceBook', 'bedsTaken', 'placesTaken'],
});

export const saveTripSheetCells = endpoint({
  method: 'PATCH',
  path: '/api/trip-sheet/cells',
  access: 'sheets.write',
  summary: 'Saves several cells, those of one record together, and says of each what became of it.',
  body: cellsBody(SHEET_CELLS, { tripId: id, studentId: id }),
  maxBodyKb: CELLS_BODY_KB,
  answer: cellOutcomes,
});
