// The sheet of prices: the own amounts of everything at a level, read together and changed together.

import * as z from 'zod';
import { amount } from '#contract/platform/validation/decimals.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { level } from './price-levels.ts';

/** The most cells that one request saves. */
export const SHEET_LIMIT = 2000;

export const sheetQuery = z.object({ level });

/** A cell that holds something: what a template costs for one thing, of its own. */
export const sheetPrice = z.object({ priceableId: id, pricingTemplateId: id, amount: z.string() });

/** A cell to be changed. `null` is an empty cell: no price of its own. */
export const sheetChange = z.object({
  priceableId: id,
  pricingTemplateId: id,
  amount: amount.nullable(),
  /** What the cell held when it was read: what somebody else has changed meanwhile is not overwritten. */
  before: amount.nullable(),
});

export const sheetChanges = z.object({ level, changes: z.array(sheetChange).min(1).max(SHEET_LIMIT) });

const SHEET_OUTCOMES = ['made', 'changed', 'removed', 'unchanged'] as const;

/** What became of a cell. */
export const sheetResult = z.object({
  priceableId: id,
  pricingTemplateId: id,
  amount: z.string().nullable(),
  outcome: z.enum(SHEET_OUTCOMES),
});

export type SheetPrice = z.output<typeof sheetPrice>;
export type SheetChange = z.output<typeof sheetChange>;
export type SheetResult = z.output<typeof sheetResult>;
