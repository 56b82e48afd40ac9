// Shapes of the price sheet: all base amounts at a level, read and changed together.

import * as z from 'zod';
import { amount } from '#contract/platform/validation/decimals.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { level } from './price-levels.ts';

/** The maximum number of cells in a request. */
export const SHEET_LIMIT = 2000;

export const sheetQuery = z.object({ level });

/** A filled cell: the own amount of a template for one owner. */
export const sheetPrice = z.object({ priceableId: id, pricingTemplateId: id, amount: z.string() });

/** A changed cell; `null` is an empty cell, without an own price. */
export const sheetChange = z.object({
  priceableId: id,
  pricingTemplateId: id,
  amount: amount.nullable(),
  /** The amount that was read, so that a change by someone else isn't overwritten. */
  before: amount.nullable(),
});

export const sheetChanges = z.object({ level, changes: z.array(sheetChange).min(1).max(SHEET_LIMIT) });

const SHEET_OUTCOMES = ['made', 'changed', 'removed', 'unchanged'] as const;

/** The result for a cell. */
export const sheetResult = z.object({
  priceableId: id,
  pricingTemplateId: id,
  amount: z.string().nullable(),
  outcome: z.enum(SHEET_OUTCOMES),
});

export type SheetPrice = z.output<typeof sheetPrice>;
export type SheetChange = z.output<typeof sheetChange>;
export type SheetResult = z.output<typeof sheetResult>;
