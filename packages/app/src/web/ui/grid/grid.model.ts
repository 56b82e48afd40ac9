// What people do in a grid of cells: move, select, write, paste, fill down, undo and redo. Pure functions, without markup.

import { discard, forget, keepMine, load, mark, retry, send, settle } from './grid-saves.model.ts';
import {
  type At,
  type CellChange,
  type CellKey,
  type Grid,
  getCellKey,
  getCellValue,
  getSelection,
  getSentValue,
  isLockedAt,
  type LineKey,
  type Loaded,
  type Mark,
  ORIGIN,
  type Range,
  within,
} from './grid-state.model.ts';

export type GridAction =
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
  /** Pastes texts; `read` converts the text of a cell for its column. */
  | {
      readonly type: 'paste';
      readonly cells: readonly (readonly string[])[];
      readonly read?: (text: string, column: Grid['columns'][number]) => string;
    }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'send'; readonly keys: readonly CellKey[] }
  | { readonly type: 'saved'; readonly cells: ReadonlyMap<CellKey, string> }
  | { readonly type: 'marked'; readonly marks: ReadonlyMap<CellKey, Mark> }
  | { readonly type: 'keepMine'; readonly key: CellKey }
  | { readonly type: 'discard'; readonly keys: readonly CellKey[] }
  | { readonly type: 'retry' }
  /** Forgets everything about rows that are no more. */
  | { readonly type: 'forget'; readonly rows: readonly LineKey[] };

/** The maximum number of steps that can be undone. */
const MOST_STEPS = 200;

function select(grid: Grid, to: At, extend = false): Grid {
  const focus = within(grid, to);
  return { ...grid, focus, anchor: extend ? grid.anchor : focus, editing: null };
}

/** Sets values of cells, without adding an undo step; a value equal to the saved one is no change. */
function put(grid: Grid, changes: readonly CellChange[], side: 'before' | 'after'): Grid {
  const [typed, basis, marks] = [new Map(grid.typed), new Map(grid.basis), new Map(grid.marks)];
  for (const change of changes) {
    const { key } = change;
    const value = change[side];
    marks.delete(key);
    if (value === getSentValue(grid, key)) {
      typed.delete(key);
      if (!grid.sending.has(key)) basis.delete(key);
    } else {
      typed.set(key, value);
      if (!basis.has(key)) basis.set(key, grid.saved.get(key) ?? '');
    }
  }
  return { ...grid, typed, basis, marks };
}

/** Writes cells as one step that can be undone. */
function write(grid: Grid, cells: ReadonlyMap<CellKey, string>): Grid {
  const changes = [...cells]
    .map(([key, after]) => ({ key, before: getCellValue(grid, key), after }))
    .filter(({ before, after }) => before !== after);
  if (changes.length === 0) return { ...grid, editing: null };
  return { ...put(grid, changes, 'after'), editing: null, past: [...grid.past, changes].slice(-MOST_STEPS), future: [] };
}

/** Returns the values of a range; leaves out cells that can't be written. */
function inRange(grid: Grid, range: Range, valueAt: (at: At) => string): ReadonlyMap<CellKey, string> {
  const cells = new Map<CellKey, string>();
  for (let row = range.top; row <= range.bottom; row += 1) {
    for (let column = range.left; column <= range.right; column += 1) {
      if (!isLockedAt(grid, { row, column })) cells.set(getCellKey(grid, { row, column }), valueAt({ row, column }));
    }
  }
  return cells;
}

/** Pastes cells: a single one fills the whole selection; a block starts at the selection's first cell and is cut off at the edges. */
function paste(grid: Grid, { cells, read = (text) => text }: Extract<GridAction, { type: 'paste' }>): Grid {
  const selection = getSelection(grid);
  const { top, left } = selection;
  const readAt = (text: string, column: number) => read(text, grid.columns[column] ?? '');
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  if (only !== undefined)
    return write(
      grid,
      inRange(grid, selection, ({ column }) => readAt(only, column)),
    );
  const width = Math.max(0, ...cells.map((row) => row.length));
  if (width === 0) return grid;
  const end = within(grid, { row: top + cells.length - 1, column: left + width - 1 });
  const block = { top, left, bottom: end.row, right: end.column };
  const written = write(
    grid,
    inRange(grid, block, ({ row, column }) => readAt(cells[row - top]?.[column - left] ?? '', column)),
  );
  return { ...written, anchor: { row: top, column: left }, focus: end };
}

/** Copies the first row of the selection to its other rows; if only one row is selected, copies the row above. */
function fillDown(grid: Grid): Grid {
  const range = getSelection(grid);
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  if (from < 0) return grid;
  return write(
    grid,
    inRange(grid, { ...range, top: from + 1 }, ({ column }) => getCellValue(grid, getCellKey(grid, { row: from, column }))),
  );
}

function step(grid: Grid, back: boolean): Grid {
  const changes = (back ? grid.past : grid.future).at(-1);
  if (changes === undefined) return grid;
  const moved = put(grid, changes, back ? 'before' : 'after');
  return back
    ? { ...moved, editing: null, past: grid.past.slice(0, -1), future: [...grid.future, changes] }
    : { ...moved, editing: null, future: grid.future.slice(0, -1), past: [...grid.past, changes] };
}

function startEditing(grid: Grid, text: string): Grid {
  const { focus } = grid;
  if (grid.editing !== null) return { ...grid, editing: text };
  if (isLockedAt(grid, focus)) return grid;
  return { ...grid, anchor: focus, editing: text, editedFrom: grid.saved.get(getCellKey(grid, focus)) ?? '' };
}

/** Ends editing. The server compares with what the cell contained when editing began, even if others have changed it meanwhile. */
function commit(grid: Grid, { value, by }: Extract<GridAction, { type: 'commit' }>): Grid {
  const { focus } = grid;
  const key = getCellKey(grid, focus);
  const isEdited = grid.editing !== null;
  const editedFrom = isEdited ? grid.editedFrom : (grid.saved.get(key) ?? '');
  const isFirst = !grid.basis.has(key);
  // Unchanged text isn't a change, not even if someone else's value has arrived meanwhile.
  const isUnchanged = isEdited && isFirst && !grid.typed.has(key) && value === editedFrom;
  const written = isLockedAt(grid, focus) || isUnchanged ? grid : write(grid, new Map([[key, value]]));
  const isTyped = isFirst && written.basis.has(key);
  const based = isTyped ? { ...written, basis: new Map([...written.basis, [key, editedFrom] as const]) } : written;
  return select(based, { row: focus.row + by.row, column: focus.column + by.column });
}

export function reduceGrid(grid: Grid, action: GridAction): Grid {
  const { focus } = grid;
  switch (action.type) {
    case 'load':
      return load(grid, action.loaded);
    case 'move':
      return select(grid, { row: focus.row + action.by.row, column: focus.column + action.by.column }, action.extend);
    case 'goTo':
      return select(grid, action.at, action.extend);
    case 'selectAll':
      return { ...grid, editing: null, anchor: ORIGIN, focus: within(grid, { row: grid.rows.length, column: grid.columns.length }) };
    case 'edit':
      return startEditing(grid, action.text);
    case 'cancel':
      return { ...grid, editing: null };
    case 'commit':
      return commit(grid, action);
    case 'clear':
      return write(
        grid,
        inRange(grid, getSelection(grid), () => ''),
      );
    case 'fillDown':
      return fillDown(grid);
    case 'paste':
      return paste(grid, action);
    case 'undo':
      return step(grid, true);
    case 'redo':
      return step(grid, false);
    case 'send':
      return send(grid, action.keys);
    case 'saved':
      return settle(grid, action.cells);
    case 'marked':
      return mark(grid, action.marks);
    case 'keepMine':
      return keepMine(grid, action.key);
    case 'discard':
      return discard(grid, action.keys);
    case 'retry':
      return retry(grid);
    case 'forget':
      return forget(grid, action.rows);
  }
}
