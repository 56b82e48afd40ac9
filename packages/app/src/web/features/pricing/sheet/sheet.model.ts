// The state of a sheet while it is edited: cells, selection, typed values, undo and redo. Pure functions, without markup.

import { isRight } from './sheet-text.model.ts';

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

export type CellKey = `${number}:${number}`;

interface CellChange {
  readonly key: CellKey;
  readonly before: string;
  readonly after: string;
}

export interface Sheet {
  /** The IDs of the owners, and of the templates. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The values on the server; does not contain empty cells. */
  readonly saved: ReadonlyMap<CellKey, string>;
  /** The unsaved values; `''` for a cell that was cleared. */
  readonly typed: ReadonlyMap<CellKey, string>;
  /** The server's message by cell. */
  readonly refused: ReadonlyMap<CellKey, string>;
  readonly anchor: At;
  readonly focus: At;
  /** The text of the cell being edited; null if there is none. */
  readonly editing: string | null;
  readonly past: readonly (readonly CellChange[])[];
  readonly future: readonly (readonly CellChange[])[];
}

export interface Loaded {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly saved: ReadonlyMap<CellKey, string>;
}

export type SheetAction =
  | { readonly type: 'load'; readonly loaded: Loaded }
  | { readonly type: 'move'; readonly by: At; readonly extend?: boolean }
  | { readonly type: 'goTo'; readonly at: At; readonly extend?: boolean }
  | { readonly type: 'selectAll' }
  | { readonly type: 'edit'; readonly text: string }
  | { readonly type: 'cancel' }
  /** Ends editing with this value and moves to the next cell. */
  | { readonly type: 'commit'; readonly value: string; readonly by: At }
  | { readonly type: 'clear' }
  | { readonly type: 'fillDown' }
  | { readonly type: 'paste'; readonly cells: readonly (readonly string[])[] }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'saved'; readonly cells: ReadonlyMap<CellKey, string> }
  | { readonly type: 'refused'; readonly cells: ReadonlyMap<CellKey, string> };

const ORIGIN: At = { row: 0, column: 0 };

/** The maximum number of steps that can be undone. */
const MOST_STEPS = 200;

export const toCellKey = (row: number, column: number): CellKey => `${row}:${column}`;

export function emptySheet(loaded: Loaded): Sheet {
  return { ...loaded, typed: new Map(), refused: new Map(), anchor: ORIGIN, focus: ORIGIN, editing: null, past: [], future: [] };
}

export function getCellKey({ rows, columns }: Pick<Sheet, 'rows' | 'columns'>, { row, column }: At): CellKey {
  return toCellKey(rows[row] ?? -1, columns[column] ?? -1);
}

/** Returns the displayed value of a cell: the unsaved text, the saved decimal, or an empty string. */
export function getCellValue({ typed, saved }: Pick<Sheet, 'typed' | 'saved'>, key: CellKey): string {
  return typed.get(key) ?? saved.get(key) ?? '';
}

/** Returns the range between the anchor and the focused cell. */
export function getSelection({ anchor, focus }: Pick<Sheet, 'anchor' | 'focus'>): Range {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

function within({ rows, columns }: Sheet, { row, column }: At): At {
  return { row: clamp(row, rows.length), column: clamp(column, columns.length) };
}

function select(sheet: Sheet, to: At, extend = false): Sheet {
  const focus = within(sheet, to);
  return { ...sheet, focus, anchor: extend ? sheet.anchor : focus, editing: null };
}

/** Sets values of cells, without adding an undo step; a value equal to the saved one is no change. */
function put(sheet: Sheet, changes: readonly CellChange[], side: 'before' | 'after'): Sheet {
  const typed = new Map(sheet.typed);
  const refused = new Map(sheet.refused);
  for (const change of changes) {
    const value = change[side];
    refused.delete(change.key);
    if (value === (sheet.saved.get(change.key) ?? '')) typed.delete(change.key);
    else typed.set(change.key, value);
  }
  return { ...sheet, typed, refused };
}

/** Writes cells as one step that can be undone. */
function write(sheet: Sheet, cells: ReadonlyMap<CellKey, string>): Sheet {
  const changes = [...cells]
    .map(([key, after]) => ({ key, before: getCellValue(sheet, key), after }))
    .filter(({ before, after }) => before !== after);
  if (changes.length === 0) return { ...sheet, editing: null };
  return { ...put(sheet, changes, 'after'), editing: null, past: [...sheet.past, changes].slice(-MOST_STEPS), future: [] };
}

function inRange(sheet: Sheet, range: Range, valueAt: (at: At) => string): ReadonlyMap<CellKey, string> {
  const cells = new Map<CellKey, string>();
  for (let row = range.top; row <= range.bottom; row += 1) {
    for (let column = range.left; column <= range.right; column += 1) {
      cells.set(getCellKey(sheet, { row, column }), valueAt({ row, column }));
    }
  }
  return cells;
}

/** Pastes cells: a single one fills the whole selection; a block starts at the selection's first cell and is cut off at the edges. */
function paste(sheet: Sheet, cells: readonly (readonly string[])[]): Sheet {
  const { top, left, bottom, right } = getSelection(sheet);
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  if (only !== undefined)
    return write(
      sheet,
      inRange(sheet, { top, left, bottom, right }, () => only),
    );
  const width = Math.max(0, ...cells.map((row) => row.length));
  if (width === 0) return sheet;
  const end = within(sheet, { row: top + cells.length - 1, column: left + width - 1 });
  const block = { top, left, bottom: end.row, right: end.column };
  const written = write(
    sheet,
    inRange(sheet, block, ({ row, column }) => cells[row - top]?.[column - left] ?? ''),
  );
  return { ...written, anchor: { row: top, column: left }, focus: end };
}

/** Copies the first row of the selection to its other rows; if only one row is selected, copies the row above. */
function fillDown(sheet: Sheet): Sheet {
  const range = getSelection(sheet);
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  if (from < 0) return sheet;
  return write(
    sheet,
    inRange(sheet, { ...range, top: from + 1 }, ({ column }) => getCellValue(sheet, getCellKey(sheet, { row: from, column }))),
  );
}

function step(sheet: Sheet, back: boolean): Sheet {
  const changes = (back ? sheet.past : sheet.future).at(-1);
  if (changes === undefined) return sheet;
  const moved = put(sheet, changes, back ? 'before' : 'after');
  return back
    ? { ...moved, editing: null, past: sheet.past.slice(0, -1), future: [...sheet.future, changes] }
    : { ...moved, editing: null, future: sheet.future.slice(0, -1), past: [...sheet.past, changes] };
}

/** Sets the values from the server; unsaved values that still differ are kept. */
function withSaved(sheet: Sheet, loaded: Loaded): Sheet {
  const typed = new Map([...sheet.typed].filter(([key, value]) => value !== (loaded.saved.get(key) ?? '')));
  const next = { ...sheet, ...loaded, typed };
  return { ...next, focus: within(next, sheet.focus), anchor: within(next, sheet.anchor) };
}

export function reduceSheet(sheet: Sheet, action: SheetAction): Sheet {
  const { focus } = sheet;
  switch (action.type) {
    case 'load':
      return withSaved(sheet, action.loaded);
    case 'move':
      return select(sheet, { row: focus.row + action.by.row, column: focus.column + action.by.column }, action.extend);
    case 'goTo':
      return select(sheet, action.at, action.extend);
    case 'selectAll':
      return { ...sheet, editing: null, anchor: ORIGIN, focus: within(sheet, { row: sheet.rows.length, column: sheet.columns.length }) };
    case 'edit':
      return sheet.rows.length === 0 || sheet.columns.length === 0 ? sheet : { ...sheet, anchor: focus, editing: action.text };
    case 'cancel':
      return { ...sheet, editing: null };
    case 'commit': {
      const written = write(sheet, new Map([[getCellKey(sheet, focus), action.value]]));
      return select(written, { row: focus.row + action.by.row, column: focus.column + action.by.column });
    }
    case 'clear':
      return write(
        sheet,
        inRange(sheet, getSelection(sheet), () => ''),
      );
    case 'fillDown':
      return fillDown(sheet);
    case 'paste':
      return paste(sheet, action.cells);
    case 'undo':
      return step(sheet, true);
    case 'redo':
      return step(sheet, false);
    case 'saved': {
      const saved = new Map(sheet.saved);
      for (const [key, value] of action.cells) {
        if (value === '') saved.delete(key);
        else saved.set(key, value);
      }
      return withSaved(sheet, { rows: sheet.rows, columns: sheet.columns, saved });
    }
    case 'refused':
      return { ...sheet, refused: action.cells };
  }
}

/** Returns the selected cells, row by row. */
export function listSelectedCells(sheet: Sheet): readonly (readonly string[])[] {
  const { top, bottom, left, right } = getSelection(sheet);
  return sheet.rows
    .slice(top, bottom + 1)
    .map((row) => sheet.columns.slice(left, right + 1).map((column) => getCellValue(sheet, toCellKey(row, column))));
}

/** Returns the first cell that can't be saved, in the order of the sheet; null if all can. */
export function findFirstFault({ rows, columns, typed }: Pick<Sheet, 'rows' | 'columns' | 'typed'>): At | null {
  for (const [row, thing] of rows.entries()) {
    for (const [column, template] of columns.entries()) {
      const value = typed.get(toCellKey(thing, template));
      if (value !== undefined && !isRight(value)) return { row, column };
    }
  }
  return null;
}
