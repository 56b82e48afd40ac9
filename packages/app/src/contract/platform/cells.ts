// Cells of spreadsheets: saved one by one, each with what it contained when its new value was typed. Values are texts, '' for nothing.

import * as z from 'zod';

/** The longest text of a cell. */
const MAX_CELL = 2000;

/** Returns the body of a request that saves one cell. */
export function cellBody<const Fields extends readonly [string, ...string[]]>(fields: Fields) {
  return z.object({
    field: z.enum(fields),
    value: z.string().max(MAX_CELL),
    /** What the cell contained when the value was typed. If it contains something else by now, nothing is saved. */
    before: z.string().max(MAX_CELL),
  });
}

/** What the cell contains if someone else has changed it since; who it was and when, if the change log says so. */
export interface CellConflict {
  readonly value: string;
  readonly by: string | null;
  readonly at: string | null;
}
