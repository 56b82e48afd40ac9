// What becomes of typed values on their way to the server: sent, saved, refused, or in conflict with someone else’s. Pure functions.

import {
  type CellKey,
  type Grid,
  getSentValue,
  type LineKey,
  type Loaded,
  type Mark,
  splitCellKey,
  within,
  without,
} from './grid-state.model.ts';

/** Forgets typed values that the server has anyway. */
function withoutEqual(grid: Grid): Grid {
  const equal = [...grid.typed].filter(([key, value]) => value === getSentValue(grid, key)).map(([key]) => key);
  if (equal.length === 0) return grid;
  const idle = equal.filter((key) => !grid.sending.has(key));
  return { ...grid, typed: without(grid.typed, equal), marks: without(grid.marks, equal), basis: without(grid.basis, idle) };
}

/** Sets the values from the server; keeps unsaved ones that still differ, and the selection at its rows and columns. */
export function load(grid: Grid, loaded: Loaded): Grid {
  const next = withoutEqual({ ...grid, ...loaded });
  const follow = ({ row, column }: Grid['focus']) => {
    const [rowKey, columnKey] = [grid.rows[row], grid.columns[column]];
    const at = {
      row: rowKey === undefined ? -1 : next.rows.indexOf(rowKey),
      column: columnKey === undefined ? -1 : next.columns.indexOf(columnKey),
    };
    return within(next, { row: at.row === -1 ? row : at.row, column: at.column === -1 ? column : at.column });
  };
  const focus = follow(grid.focus);
  const isStill = next.rows[focus.row] === grid.rows[grid.focus.row] && next.columns[focus.column] === grid.columns[grid.focus.column];
  if (isStill || grid.editing === null) return { ...next, focus, anchor: follow(grid.anchor) };
  // The row of the edited cell is gone: what is being typed stays unsaved, and is offered with the others.
  const key: CellKey = `${grid.rows[grid.focus.row] ?? ''}:${grid.columns[grid.focus.column] ?? ''}`;
  const isChanged = grid.editing !== grid.editedFrom;
  const typed = isChanged ? new Map([...next.typed, [key, grid.editing] as const]) : next.typed;
  const basis = isChanged && !next.basis.has(key) ? new Map([...next.basis, [key, grid.editedFrom] as const]) : next.basis;
  return { ...next, typed, basis, editing: null, focus, anchor: focus };
}

/** Takes typed values on their way. */
export function send(grid: Grid, keys: readonly CellKey[]): Grid {
  const sending = new Map(grid.sending);
  for (const key of keys) {
    const value = grid.typed.get(key);
    if (value !== undefined) sending.set(key, value);
  }
  return { ...grid, sending, typed: without(grid.typed, keys), marks: without(grid.marks, keys) };
}

/** Sets values as the server has saved them; what was typed meanwhile is compared with them when it is sent. */
export function settle(grid: Grid, cells: ReadonlyMap<CellKey, string>): Grid {
  const saved = new Map(grid.saved);
  const basis = new Map(grid.basis);
  for (const [key, value] of cells) {
    saved.set(key, value);
    if (grid.sending.has(key) && grid.typed.has(key)) basis.set(key, value);
    else if (!grid.typed.has(key)) basis.delete(key);
  }
  const marks = without(
    grid.marks,
    [...cells.keys()].filter((key) => !grid.typed.has(key)),
  );
  return withoutEqual({ ...grid, saved, basis, marks, sending: without(grid.sending, cells.keys()) });
}

/** Marks values that weren't saved. They are typed values again, unless others were typed in their cells meanwhile. */
export function mark(grid: Grid, given: ReadonlyMap<CellKey, Mark>): Grid {
  const typed = new Map(grid.typed);
  const marks = new Map(grid.marks);
  for (const [key, reason] of given) {
    const value = grid.sending.get(key);
    const isReplaced = value !== undefined && grid.typed.has(key);
    if (value !== undefined && !isReplaced) typed.set(key, value);
    // A newer value may be right although the one before was refused; a conflict remains one.
    if (!isReplaced || reason.kind === 'conflict') marks.set(key, reason);
  }
  return { ...grid, typed, marks, sending: without(grid.sending, given.keys()) };
}

/** Forgets a conflict: the own value replaces the other one, which is what the server compares with from now on. */
export function keepMine(grid: Grid, key: CellKey): Grid {
  const found = grid.marks.get(key);
  if (found?.kind !== 'conflict') return grid;
  return withoutEqual({
    ...grid,
    saved: new Map([...grid.saved, [key, found.theirs]]),
    basis: new Map([...grid.basis, [key, found.theirs]]),
    marks: without(grid.marks, [key]),
  });
}

/** Forgets typed values: their cells contain what the server has. */
export function discard(grid: Grid, keys: readonly CellKey[]): Grid {
  const saved = new Map(grid.saved);
  for (const key of keys) {
    const found = grid.marks.get(key);
    if (found?.kind === 'conflict') saved.set(key, found.theirs);
  }
  const idle = keys.filter((key) => !grid.sending.has(key));
  return { ...grid, saved, typed: without(grid.typed, keys), marks: without(grid.marks, keys), basis: without(grid.basis, idle) };
}

/** Forgets everything about rows, also the steps that would undo or redo something in them. */
export function forget(grid: Grid, rows: readonly LineKey[]): Grid {
  const gone = new Set(rows.map(String));
  const isGone = (key: CellKey) => gone.has(splitCellKey(key).row);
  const keysIn = (map: ReadonlyMap<CellKey, unknown>) => [...map.keys()].filter(isGone);
  const trim = (steps: Grid['past']) => steps.map((step) => step.filter(({ key }) => !isGone(key))).filter((step) => step.length > 0);
  return {
    ...grid,
    typed: without(grid.typed, keysIn(grid.typed)),
    basis: without(grid.basis, keysIn(grid.basis)),
    marks: without(grid.marks, keysIn(grid.marks)),
    past: trim(grid.past),
    future: trim(grid.future),
  };
}

/** Has values sent again that failed to be sent. */
export function retry(grid: Grid): Grid {
  return { ...grid, marks: without(grid.marks, listMarked(grid, 'failed')) };
}

/** Returns the cells with a kind of mark. */
export function listMarked({ marks }: Pick<Grid, 'marks'>, kind: Mark['kind']): readonly CellKey[] {
  return [...marks].filter(([, reason]) => reason.kind === kind).map(([key]) => key);
}

/** Returns the typed values that can be sent now. */
export function listSendable(grid: Grid, isRight: (key: CellKey, value: string) => boolean): readonly CellKey[] {
  return [...grid.typed]
    .filter(([key, value]) => !grid.sending.has(key) && !grid.marks.has(key) && isRight(key, value))
    .map(([key]) => key);
}
