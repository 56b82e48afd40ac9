// The sheet of trips: wide rows, one for each student of a trip, saved as they are typed and pasted.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { exportTripSheet, readTripSheet, saveTripSheetCell, saveTripSheetCells } from '#contract/trips/sheet.endpoints.ts';
import { type SheetCell, type SheetRow, sheetList } from '#contract/trips/sheet.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptCells } from '#web/platform/api/cell-outcome.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useEndpointRows } from '#web/platform/api/endpoint-list.tsx';
import { useReloadAfterCells } from '#web/platform/api/reload-after-cells.ts';
import { useSheetPresence } from '#web/platform/realtime/use-sheet-presence.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { GridPage } from '#web/ui/grid/grid-page.tsx';
import type { CellToSave } from '#web/ui/grid/use-cell-saves.ts';
import type { ListViews } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useTripFilters, useTripSorts } from '../use-trip-filters.ts';
import { useSheetColumns } from './sheet-columns.ts';

const toKey = ({ id, studentId }: SheetRow) => `${id}-${studentId}`;
const isLocked = ({ editable }: SheetRow, column: string) => !editable.some((cell) => cell === column);

const QUIETLY = { quiet: true, background: true } as const;

function splitKey(row: string) {
  const [tripId = 0, studentId = 0] = row.split('-').map(Number);
  return { tripId, studentId };
}

async function saveOne({ row, column, value, before }: CellToSave): Promise<string> {
  const { tripId, studentId } = splitKey(row);
  const field = column as SheetCell;
  const saved = await call(saveTripSheetCell, { params: { id: tripId, studentId }, body: { field, value, before } }, QUIETLY);
  return String(saved[field] ?? '');
}

function saveMany(cells: readonly CellToSave[]) {
  const changes = cells.map(({ row, column, value, before }) => ({ ...splitKey(row), field: column as SheetCell, value, before }));
  return call(saveTripSheetCells, { body: { cells: changes } }, QUIETLY);
}

export function TripSheet({ views, actions }: { readonly views: ListViews; readonly actions: ReactNode }) {
  const words = useTranslations('tripSheet');
  const titles = useTranslations('titles');
  const heading = useTranslations('lists.tripSheet.columns');
  const { capabilities } = useSignedInUser();
  const [, navigate] = useLocation();
  const source = useEndpointRows({ endpoint: readTripSheet, exporting: exportTripSheet });
  const reload = useReloadAfterCells(readTripSheet);
  const { others, names, onCell } = useSheetPresence('tripSheet');
  return (
    <DataProvider>
      <GridPage
        {...source}
        {...{ views, actions, others, onCell, isLocked }}
        list={sheetList}
        title={titles('page.hubSheets')}
        columns={useSheetColumns()}
        filters={useTripFilters()}
        sortLabels={useTripSorts()}
        rowKey={toKey}
        rowName={({ student }) => student}
        corner={heading('student')}
        rowLink={({ id }) => paths.hubTripEdit({ id })}
        onOpen={navigate}
        mayWrite={capabilities.includes('sheets.write')}
        save={(cells) => attemptCells(cells, { one: saveOne, many: saveMany }).finally(reload)}
        otherNames={names}
        empty={{ title: words('empty.title'), text: words('empty.text') }}
        searchLabel={words('search')}
      />
    </DataProvider>
  );
}
