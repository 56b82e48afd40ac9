// What changed from one quote to the next, for a parent: by how much in all, and of what.

import type { CustomerView } from '@hosted-stay/pricing-core';
import { sumsIn } from '@hosted-stay/pricing-core/amounts';

/** A kind of line by its service, the discount, or VAT. */
export type ChangeKind = CustomerView['pricings'][number]['category'] | 'discount' | 'vat';

/** Signed: what the total rose by. A larger discount is below 0. */
export interface Change {
  readonly kind: ChangeKind;
  readonly amount: string;
}

export interface QuoteChanges {
  readonly total: string;
  /** Of each kind that changed; they add up to `total`. */
  readonly byKind: readonly Change[];
}

/** The changes between two quotes; null if there are none, or the currencies differ. */
export function changesBetween(before: CustomerView, after: CustomerView): QuoteChanges | null {
  const sums = sumsIn(after.currency);
  if (!sums || before.currency !== after.currency) return null;
  const { sum, subtract } = sums;
  const zero = sum([]);
  const amounts = ({ pricings, discount, vat }: CustomerView): readonly (readonly [ChangeKind, string])[] => [
    ...pricings.map(({ category, customer }) => [category, customer] as const),
    ['discount', subtract(zero, discount)],
    ['vat', vat],
  ];
  const changed = new Map<ChangeKind, string>();
  for (const [kind, amount] of amounts(after)) changed.set(kind, sum([changed.get(kind) ?? zero, amount]));
  for (const [kind, amount] of amounts(before)) changed.set(kind, subtract(changed.get(kind) ?? zero, amount));
  const byKind = [...changed].flatMap(([kind, amount]) => (amount === zero ? [] : [{ kind, amount }]));
  return byKind.length > 0 ? { total: subtract(after.total, before.total), byKind } : null;
}
