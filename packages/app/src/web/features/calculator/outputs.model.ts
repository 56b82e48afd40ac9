// Every figure of a quote by its engine name, as far as the view contains it.

import { QUOTE_TOTALS, type QuoteView } from '@hosted-stay/pricing-core';

const COUNTS = ['noOfDaysOfTrip', 'countMonToFri', 'noOfCampsAdded', 'noOfImmersionDays'] as const;

export type CountName = (typeof COUNTS)[number];
export type TotalName = (typeof QUOTE_TOTALS)[number];

/** Returns the totals of a view in the order of the engine. A customer's view has no totals of the provider. */
export function listTotals(view: QuoteView): { readonly name: TotalName; readonly amount: string }[] {
  const held: Partial<Record<TotalName, string>> = view as never;
  return QUOTE_TOTALS.flatMap((name) => (held[name] === undefined ? [] : [{ name, amount: held[name] }]));
}

export function listCounts(view: QuoteView): { readonly name: CountName; readonly count: number }[] {
  return COUNTS.map((name) => ({ name, count: view[name] }));
}

/** Returns the figures of a line of either view. */
function lineFigures(line: QuoteView['pricings'][number]): unknown[] {
  const { pricingTemplateId, hostableType, hostableId, quantity, students, ...more } = line;
  const amounts = ['customer', 'customerDiscount', 'provider', 'providerDiscount'].map((name) => more[name as never] ?? null);
  return [pricingTemplateId, hostableType, hostableId, quantity, students, ...amounts];
}

/** Returns whether two views of the same side have equal figures, even from different books. */
export function sayTheSame(a: QuoteView, b: QuoteView): boolean {
  const figures = (view: QuoteView) =>
    JSON.stringify([view.side, view.currency, listTotals(view), listCounts(view), view.pricings.map(lineFigures)]);
  return figures(a) === figures(b);
}
