// The sheet of trips: wide rows, one for each student of a trip, saved cell by cell.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { exportTripSheet, readTripSheet, saveTripSheetCell } from '#contract/trips/sheet.endpoints.ts';
import { type SheetCell, type SheetRow, sheetList } from '#contract/trips/sheet.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptCell } from '#web/platform/api/cell-outcome.ts';
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

function saveCell({ row, column, value, before }: CellToSave): Promise<string> {
  const [id = 0, studentId = 0] = row.split('-').map(Number);
  const field = column as SheetCell;
  const request = { params: { id, studentId }, body: { field, value, before } };
  return call(saveTripSheetCell, request, { quiet: true, background: true }).then((saved) => String(saved[field] ?? ''));
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
        save={(cell) => attemptCell(saveCell(cell)).finally(reload)}
        otherNames={names}
        empty={{ title: words('empty.title'), text: words('empty.text') }}
        searchLabel={words('search')}
      />
    </DataProvider>
  );
}
