// Use cases: reading and exporting the sheet of trips.

import { createAuditMessages } from '#contract/administration/audit-messages.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/sheet.endpoints.ts';
import { type SheetRow, sheetList } from '#contract/trips/sheet.shapes.ts';
import { createTripList, normalizeState } from '#server/features/trips/read/list.queries.ts';
import { whereOwnTrips } from '#server/features/trips/read/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { listSheetRows } from './sheet-rows.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** The sheet is sorted, searched and filtered as the list of trips. */
const createSheet = (call: Call) => ({ ...createTripList(call), declaration: sheetList });

export function readTripSheet(call: Call, { query }: Input<'readTripSheet'>): Promise<AnswerOf<typeof endpoints.readTripSheet>> {
  return readPage(call, createSheet(call), {
    asked: normalizeState(query),
    only: whereOwnTrips(call),
    rows: (ids) => listSheetRows(call, call.db, ids),
  });
}

type Name = (typeof sheetList.columns)[number];
type Kind = Exclude<ExportColumn<SheetRow>['kind'], undefined>;

const DAYS: readonly Name[] = ['dateOfBirth', 'fromDate', 'toDate', 'arrivalDay', 'departureDay'];

function createColumns(call: Call): readonly ExportColumn<SheetRow>[] {
  const look = createMessageLookup(call.locale);
  const words = createAuditMessages(look, call.locale);
  const toText = (row: SheetRow, name: Exclude<Name, 'id' | 'camps' | 'state' | 'payment'>) => row[name] ?? '';
  return sheetList.columns.map((name): ExportColumn<SheetRow> => {
    if (name === 'id') return { name, kind: 'number', value: ({ id }) => id };
    if (name === 'state') return { name, kind: 'text', value: ({ state }) => words.value('tripState', state) };
    if (name === 'camps')
      return { name, kind: 'text', value: ({ camps }) => camps.map((camp) => `${camp.name} ${camp.startDate}`).join(', ') };
    if (name === 'payment')
      return {
        name,
        kind: 'text',
        value: ({ payment }) => (payment === undefined ? '' : (look(`names.tripPayment.${payment}`) ?? payment)),
      };
    if (DAYS.includes(name)) return { name, kind: 'day', value: (row) => toText(row, name) || null };
    return { name, kind: 'text' satisfies Kind, value: (row) => toText(row, name) };
  });
}

export function exportTripSheet(call: Call, { query }: Input<'exportTripSheet'>): Promise<FileResponse> {
  return exportList(call, createSheet(call), {
    asked: normalizeState(query),
    only: whereOwnTrips(call),
    rows: (ids) => listSheetRows(call, call.db, ids),
    columns: createColumns(call),
  });
}
