// What all answers from outside go through, without a schema library.

import type { CustomerView, Issue, QuoteView } from '@hosted-stay/pricing-core';
import { type AmountSums, sumsIn } from '@hosted-stay/pricing-core/amounts';
import { type QuoteAnswer, SourceFailure } from './quote-source.ts';
import { fits, isFields, isIssueList, type Shape } from './view-shape.ts';

/** An answer's copy, its view read by `readView`, which throws where it is none. */
export function readWith<V extends QuoteView>(answer: unknown, readView: (json: unknown) => V): QuoteAnswer<V> {
  const copy: unknown = JSON.parse(JSON.stringify(answer) ?? '0');
  if (!isFields(copy)) throw new SourceFailure('broken');
  return copy['ok'] === true ? { ok: true, value: readView(copy['value']) } : { ok: false, issues: readIssues(copy['issues']) };
}

/** At least one issue. Their codes may be unknown here: a newer server may have more. */
export function readIssues(json: unknown): readonly Issue[] {
  if (!isIssueList(json) || (json as readonly Issue[]).length === 0) throw new SourceFailure('broken');
  return json as readonly Issue[];
}

/** Throws unless the view has these shapes and, where it has a total, its figures add up. */
export function checkView(view: unknown, shapes: readonly Shape[] | null): void {
  const sums = isFields(view) && sumsIn(String(view['currency']));
  if (!shapes || !sums || !fits(view, shapes, sums.isAmount) || !addsUp(view as Partial<CustomerView>, sums)) {
    throw new SourceFailure('broken');
  }
}

/** Not the pricing, which is the engine's: whether what is shown one above the other is one sum. */
function addsUp(view: Partial<CustomerView>, { sum, subtract }: AmountSums): boolean {
  if (view.total === undefined) return true;
  const { subtotal, discount, vat, total, pricings } = view as CustomerView;
  const full = sum(pricings.map((line) => line.customer));
  const off = sum(pricings.map((line) => line.customerDiscount));
  const same = (a: string, b: string) => !/[1-9]/.test(subtract(a, b));
  return same(subtotal, full) && same(discount, off) && same(total, subtract(sum([full, vat]), off));
}
