// Sums over compared stays: who pays less and who more, and what customers, providers and the platform come to in both books.

import type { Quote } from '@hosted-stay/pricing-core';
import { add, compare } from '../audit/exact.ts';

/** The figures summed, by what a summary calls them. */
const FIGURES = { customer: 'total', provider: 'amountSupplyVAT', platform: 'amountFamworld', vat: 'vat' } as const;
type FigureName = keyof typeof FIGURES;
const NAMES = Object.keys(FIGURES) as readonly FigureName[];

/** Before and after, as decimal text. */
export interface OldAndNew {
  readonly old: string;
  readonly new: string;
}

export interface CompareSums extends Readonly<Record<FigureName, OldAndNew>> {
  readonly bookings: number;
  /** Stays whose customer pays less in the new book, the same, and more. */
  readonly cheaper: number;
  readonly same: number;
  readonly dearer: number;
}

/** The sums of one stay. */
export function sumsOf(before: Quote, after: Quote): CompareSums {
  const change = compare(after.total, before.total);
  const pair = (name: FigureName): OldAndNew => ({ old: before[FIGURES[name]], new: after[FIGURES[name]] });
  return {
    bookings: 1,
    cheaper: change < 0 ? 1 : 0,
    same: change === 0 ? 1 : 0,
    dearer: change > 0 ? 1 : 0,
    customer: pair('customer'),
    provider: pair('provider'),
    platform: pair('platform'),
    vat: pair('vat'),
  };
}

export function joinSums(a: CompareSums, b: CompareSums): CompareSums {
  const joined = (name: FigureName): OldAndNew => ({ old: add(a[name].old, b[name].old), new: add(a[name].new, b[name].new) });
  return {
    bookings: a.bookings + b.bookings,
    cheaper: a.cheaper + b.cheaper,
    same: a.same + b.same,
    dearer: a.dearer + b.dearer,
    ...(Object.fromEntries(NAMES.map((name) => [name, joined(name)])) as Record<FigureName, OldAndNew>),
  };
}
