// A grid of the rows of a list that saves cell by cell, and asks before its page is left with cells that aren't saved.

import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useTimeZone } from 'use-intl/react';
import { useUnsavedGuard } from '#web/ui/form/leave-guard.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeInstant } from '#web/ui/text/instant-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findCellFault } from './cell-kinds.model.ts';
import { showCell } from './cell-text.ts';
import { reduceGrid } from './grid.model.ts';
import type { GridColumn } from './grid-layout.model.ts';
import { type CellKey, emptyGrid, type LineKey, type Loaded, splitCellKey, toCellKey } from './grid-state.model.ts';
import { type SaveCells, type SaveOutcome, useCellSaves } from './use-cell-saves.ts';
import { createFactsOf } from './use-grid-events.ts';

/** A column of the rows of a list. */
export interface SheetColumn<Row> extends Omit<GridColumn, 'key'> {
  readonly name: string;
  /** The value of its cell as text; '' for nothing. */
  readonly value: (row: Row) => string;
  /** Hidden by default. */
  readonly hidden?: boolean;
}

export interface SheetRows<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The columns shown, in their order. */
  readonly shown: readonly SheetColumn<Row>[];
  readonly columns: readonly SheetColumn<Row>[];
  /** Whether a cell of a row can't be written, besides those of read-only columns. */
  readonly isLocked?: ((row: Row, column: string) => boolean) | undefined;
  /** Keys of rows at the end that don't exist on the server yet: their cells aren't saved one by one. */
  readonly fresh: readonly string[];
}

/** Returns the rows of a list as a grid loads them. */
export function toLoaded<Row>({ rows, rowKey, shown, columns, isLocked, fresh }: SheetRows<Row>): Loaded {
  const saved = new Map<CellKey, string>();
  const byKey = new Map<LineKey, Row>();
  for (const row of rows) {
    const key = rowKey(row);
    byKey.set(key, row);
    for (const column of columns) saved.set(toCellKey(key, column.name), column.value(row));
  }
  const readOnly = new Set<LineKey>(columns.filter((column) => column.readOnly).map(({ name }) => name));
  return {
    rows: [...byKey.keys(), ...fresh],
    columns: shown.map(({ name }) => name),
    saved,
    isLocked(key, column) {
      if (readOnly.has(column)) return true;
      const row = byKey.get(key);
      return row !== undefined && isLocked?.(row, String(column)) === true;
    },
  };
}

const toGridColumn = <Row>({ name, ...column }: SheetColumn<Row>): GridColumn => ({ ...column, key: name });

export function useSavingGrid<Row>(sheet: SheetRows<Row>, save: SaveCells) {
  const { rows, rowKey, shown, columns, isLocked, fresh } = sheet;
  const words = useTranslations('grid');
  const where = { tag: useFormatLocale(), timeZone: useTimeZone() ?? 'UTC' };
  const loaded = useMemo(
    () => toLoaded({ rows, rowKey, shown, columns, isLocked, fresh }),
    [rows, rowKey, shown, columns, isLocked, fresh],
  );
  const [grid, dispatch] = useReducer(reduceGrid, loaded, emptyGrid);
  useEffect(() => dispatch({ type: 'load', loaded }), [loaded]);
  const factsOf = useMemo(() => createFactsOf(columns.map(toGridColumn)), [columns]);
  const gridColumns = useMemo(() => shown.map(toGridColumn), [shown]);

  const unsent = useMemo(() => new Set(fresh), [fresh]);
  const isOwnRight = useCallback(
    (key: CellKey, value: string) => findCellFault(value, factsOf(splitCellKey(key).column)) === null,
    [factsOf],
  );
  const isRight = useCallback(
    (key: CellKey, value: string) => !unsent.has(splitCellKey(key).row) && isOwnRight(key, value),
    [unsent, isOwnRight],
  );

  function describe({ theirs, by, at }: Extract<SaveOutcome, { kind: 'conflict' }>, column: string): string {
    const shownValue = theirs === '' ? words('empty') : showCell(theirs, factsOf(column), where.tag);
    if (by === null || at === null) return words('conflict.someone', { value: shownValue });
    return words('conflict.by', { name: by, when: writeInstant(at, where), value: shownValue });
  }
  useCellSaves({ grid, dispatch, isRight, save, describe });

  const stopped = [...grid.typed].flatMap(([key, value]) =>
    !unsent.has(splitCellKey(key).row) && (grid.marks.has(key) || !isOwnRight(key, value)) ? [key] : [],
  );
  const isUnsaved = grid.typed.size + grid.sending.size > 0 || (grid.editing !== null && grid.editing !== grid.editedFrom);
  const latest = useRef(isUnsaved);
  latest.current = isUnsaved;
  const isDirty = useCallback(() => latest.current, []);
  useUnsavedGuard(isUnsaved, isDirty);
  /** Makes room for rows that are about to be pasted. */
  const addRows = (keys: readonly string[]) => dispatch({ type: 'load', loaded: toLoaded({ ...sheet, fresh: keys }) });
  return { grid, dispatch, gridColumns, stopped, isOwnRight, addRows };
}
