// Where the columns of a grid are: the frozen ones first, and those in sight.

import type { CellFacts } from './cell-kinds.model.ts';
import type { LineKey } from './grid-state.model.ts';

export interface GridColumn {
  readonly key: LineKey;
  readonly heading: string;
  /** In pixels. */
  readonly width: number;
  readonly facts: CellFacts;
  /** `end` for numbers and amounts. */
  readonly align?: 'end';
  readonly readOnly?: boolean;
}

/** A column with its place. */
export interface PlacedColumn {
  readonly index: number;
  readonly column: GridColumn;
  /** The distance from the start of the grid if it is frozen. */
  readonly stuckAt: number | null;
  /** The width of the columns before it that are not drawn. */
  readonly before: number;
}

export interface GridLayout {
  /** The columns to draw, from the first. */
  readonly placed: readonly PlacedColumn[];
  /** The width of all columns and the head of the row. */
  readonly width: number;
  readonly headWidth: number;
}

interface InSight {
  readonly columns: readonly GridColumn[];
  /** The number of frozen columns. */
  readonly frozen: number;
  readonly headWidth: number;
  /** The range of pixels in sight beneath the frozen columns, from the start of the first column that isn't frozen. */
  readonly from: number;
  readonly to: number;
  /** The column of the active cell, which is drawn wherever it is. */
  readonly active: number;
}

/** Pixels beside what is in sight that are drawn too. */
const AROUND = 240;

/** Returns the frozen columns, those in sight, and the active one. */
export function layOut({ columns, frozen, headWidth, from, to, active }: InSight): GridLayout {
  const placed: PlacedColumn[] = [];
  let left = headWidth;
  for (const [index, column] of columns.slice(0, frozen).entries()) {
    placed.push({ index, column, stuckAt: left, before: 0 });
    left += column.width;
  }
  let [at, before] = [0, 0];
  for (const [offset, column] of columns.slice(frozen).entries()) {
    const index = frozen + offset;
    const isDrawn = index === active || (at + column.width > from - AROUND && at < to + AROUND);
    if (isDrawn) placed.push({ index, column, stuckAt: null, before });
    before = isDrawn ? 0 : before + column.width;
    at += column.width;
  }
  return { placed, width: left + at, headWidth };
}

/** Returns how many columns can be frozen: at least a part of the others stays in sight. */
export function countFreezable(columns: readonly GridColumn[], { wanted, room }: { wanted: number; room: number }): number {
  let [count, width] = [0, 0];
  for (const column of columns.slice(0, wanted)) {
    width += column.width;
    if (width > room) break;
    count += 1;
  }
  return count;
}

/** Returns where to scroll so that a column is in sight; the same position if it is already. */
export function scrollToColumn(
  { columns, frozen, headWidth }: Pick<InSight, 'columns' | 'frozen' | 'headWidth'>,
  index: number,
  { scrolled, room }: { scrolled: number; room: number },
): number {
  if (index < frozen) return scrolled;
  const sum = (part: readonly GridColumn[]) => part.reduce((total, { width }) => total + width, 0);
  const stuck = headWidth + sum(columns.slice(0, frozen));
  const start = sum(columns.slice(frozen, index));
  const end = start + (columns[index]?.width ?? 0);
  if (start < scrolled) return start;
  return end > scrolled + room - stuck ? Math.min(start, end - (room - stuck)) : scrolled;
}
