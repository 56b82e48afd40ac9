// Cells of spreadsheets: saved alone or many at once, each with what it contained when its value was typed. Values are texts, '' for nothing.

import * as z from 'zod';

/** The longest text of a cell. */
const MAX_CELL = 2000;

/** The most cells of one request; what is pasted beyond takes more of them. */
export const MOST_CELLS = 100;

/** Returns the body of a request that saves one cell. */
export function cellBody<const Fields extends readonly [string, ...string[]]>(fields: Fields) {
  return z.object({
    field: z.enum(fields),
    value: z.string().max(MAX_CELL),
    /** What the cell contained when the value was typed. If it contains something else by now, nothing is saved. */
    before: z.string().max(MAX_CELL),
  });
}

/**
 * Returns the body of a request that saves several cells.
 * @param row the fields that say in which row a cell is
 */
export function cellsBody<const Fields extends readonly [string, ...string[]], Row extends z.ZodRawShape>(fields: Fields, row: Row) {
  return z.object({ cells: z.array(cellBody(fields).extend(row)).min(1).max(MOST_CELLS) });
}

/** The size of a request of the longest cells. */
export const CELLS_BODY_KB = 2048;

const message = z.string();

/** What became of one cell of several. */
export const cellOutcome = z.discriminatedUnion('kind', [
  /** With what the cell contains now. */
  z.object({ kind: z.literal('saved'), value: z.string() }),
  /** The value isn't possible, or not for the caller. */
  z.object({ kind: z.literal('refused'), message }),
  /** The same value may be saved later. */
  z.object({ kind: z.literal('failed'), message }),
  /** Someone else has changed the cell since: to what, and who it was and when, if the audit log says so. */
  z.object({ kind: z.literal('conflict'), theirs: z.string(), by: z.string().nullable(), at: z.string().nullable() }),
]);

export type CellOutcome = z.output<typeof cellOutcome>;

/** The answer to a request that saves several cells: their outcomes in the order of the request. */
export const cellOutcomes = z.object({ cells: z.array(cellOutcome) });

/** What the cell contains if someone else has changed it since; who it was and when, if the change log says so. */
export interface CellConflict {
  readonly value: string;
  readonly by: string | null;
  readonly at: string | null;
}
