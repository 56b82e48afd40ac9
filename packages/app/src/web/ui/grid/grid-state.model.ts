// The state of a grid of cells: what the server has, what is typed and on its way, the selection, and the steps to undo. Pure functions.

/** A position by its row and column, from 0. */
export interface At {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, including its corners. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Identifies a row or a column; a column without a colon. */
export type LineKey = string | number;
export type CellKey = `${LineKey}:${LineKey}`;

export interface CellChange {
  readonly key: CellKey;
  readonly before: string;
  readonly after: string;
}

/** Why a typed value isn't saved; it stays in its cell until somebody decides. */
export type Mark =
  /** The server refuses the value. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The server couldn't be reached, or failed. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Someone else has saved another value since this one was read. */
  | { readonly kind: 'conflict'; readonly message: string; readonly theirs: string };

export interface Loaded {
  /** The keys of the rows and columns, in their order. */
  readonly rows: readonly LineKey[];
  readonly columns: readonly LineKey[];
  /** The values on the server; empty cells may be missing. */
  readonly saved: ReadonlyMap<CellKey, string>;
  /** Whether a cell can't be written; without it, all can. */
  readonly isLocked?: ((row: LineKey, column: LineKey) => boolean) | undefined;
}

export interface Grid extends Loaded {
  /** The values that wait to be saved; `''` for a cell that was cleared. */
  readonly typed: ReadonlyMap<CellKey, string>;
  /** The values on their way to the server. */
  readonly sending: ReadonlyMap<CellKey, string>;
  /** What a cell contained when its unsaved value was typed: the server compares with it. */
  readonly basis: ReadonlyMap<CellKey, string>;
  readonly marks: ReadonlyMap<CellKey, Mark>;
  readonly anchor: At;
  readonly focus: At;
  /** The text of the cell being edited; null if there is none. */
  readonly editing: string | null;
  /** What the cell being edited contained on the server when editing began. */
  readonly editedFrom: string;
  readonly past: readonly (readonly CellChange[])[];
  readonly future: readonly (readonly CellChange[])[];
}

export const ORIGIN: At = { row: 0, column: 0 };

export const toCellKey = (row: LineKey, column: LineKey): CellKey => `${row}:${column}`;

/** Splits the key of a cell into the keys of its row and column, as texts. */
export function splitCellKey(key: CellKey): { readonly row: string; readonly column: string } {
  const at = key.lastIndexOf(':');
  return { row: key.slice(0, at), column: key.slice(at + 1) };
}

export function emptyGrid(loaded: Loaded): Grid {
  return {
    ...loaded,
    ...{ typed: new Map(), sending: new Map(), basis: new Map(), marks: new Map(), anchor: ORIGIN, focus: ORIGIN },
    ...{ editing: null, editedFrom: '', past: [], future: [] },
  };
}

export function getCellKey({ rows, columns }: Pick<Grid, 'rows' | 'columns'>, { row, column }: At): CellKey {
  return toCellKey(rows[row] ?? -1, columns[column] ?? -1);
}

export type Values = Pick<Grid, 'typed' | 'sending' | 'saved'>;

/** Returns the value that a cell will have on the server once everything is saved that is on its way. */
export function getSentValue({ sending, saved }: Pick<Values, 'sending' | 'saved'>, key: CellKey): string {
  return sending.get(key) ?? saved.get(key) ?? '';
}

/** Returns the displayed value of a cell. */
export function getCellValue(values: Values, key: CellKey): string {
  return values.typed.get(key) ?? getSentValue(values, key);
}

export function isLockedAt({ rows, columns, isLocked }: Pick<Grid, 'rows' | 'columns' | 'isLocked'>, { row, column }: At): boolean {
  const [rowKey, columnKey] = [rows[row], columns[column]];
  return rowKey === undefined || columnKey === undefined || isLocked?.(rowKey, columnKey) === true;
}

/** Returns the range between the anchor and the focused cell. */
export function getSelection({ anchor, focus }: Pick<Grid, 'anchor' | 'focus'>): Range {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

export function within({ rows, columns }: Pick<Grid, 'rows' | 'columns'>, { row, column }: At): At {
  return { row: clamp(row, rows.length), column: clamp(column, columns.length) };
}

/** Returns a copy of a map without some keys; the map itself if it has none of them. */
export function without<Value>(map: ReadonlyMap<CellKey, Value>, keys: Iterable<CellKey>): ReadonlyMap<CellKey, Value> {
  const gone = new Set(keys);
  const kept = [...map].filter(([key]) => !gone.has(key));
  return kept.length === map.size ? map : new Map(kept);
}

/** Returns the selected cells, row by row. */
export function listSelectedCells(grid: Grid): readonly (readonly { readonly key: CellKey; readonly value: string }[])[] {
  const { top, bottom, left, right } = getSelection(grid);
  return grid.rows.slice(top, bottom + 1).map((row) =>
    grid.columns.slice(left, right + 1).map((column) => {
      const key = toCellKey(row, column);
      return { key, value: getCellValue(grid, key) };
    }),
  );
}

/** Returns the first typed cell with a fault, in the order of the grid; null if there is none. */
export function findFirstFault(
  { rows, columns, typed }: Pick<Grid, 'rows' | 'columns' | 'typed'>,
  isRight: (value: string, column: LineKey) => boolean,
): At | null {
  for (const [row, rowKey] of rows.entries()) {
    for (const [column, columnKey] of columns.entries()) {
      const value = typed.get(toCellKey(rowKey, columnKey));
      if (value !== undefined && !isRight(value, columnKey)) return { row, column };
    }
  }
  return null;
}
