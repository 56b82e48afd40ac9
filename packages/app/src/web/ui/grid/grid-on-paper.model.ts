// How the columns of a grid are spread over pages of paper. Pure functions.

import type { GridColumn } from './grid-layout.model.ts';

/** The width of a sheet of paper in pixels of the screen, whose letters are larger. */
const PAPER = 1390;

/** Returns the columns in parts that each fit on a page beside the heads of the rows, in their order. */
export function splitForPaper(columns: readonly GridColumn[], headWidth: number): readonly (readonly GridColumn[])[] {
  const parts: GridColumn[][] = [];
  let room = 0;
  for (const column of columns) {
    const part = parts.at(-1);
    if (part !== undefined && column.width <= room) part.push(column);
    else parts.push([column]);
    room = (part !== undefined && column.width <= room ? room : PAPER - headWidth) - column.width;
  }
  return parts;
}
