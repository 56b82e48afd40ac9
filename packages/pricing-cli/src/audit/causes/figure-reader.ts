// A recorded figure to solve for: how to read it from a quote, and its target value.

import type { LinePlace, Quote, QuoteLine } from '@hosted-stay/pricing-core';
import type { Recorded } from '../difference.ts';
import { compare } from '../exact.ts';
import { placeKey } from '../line-figures.ts';
import { findRange, narrowRange, type WholeRange } from './find-range.ts';

export interface FigureReader {
  readonly recorded: string;
  readonly read: (quote: Quote) => string | undefined;
}

export type TotalName = 'subtotal' | 'discount' | 'vat' | 'total' | 'subtotalHF' | 'totalHF' | 'amountSupplyVAT' | 'amountFamworld';

/** Readers of the recorded totals among `names`, in this order. */
export function totalReaders(recorded: Recorded, names: readonly TotalName[]): FigureReader[] {
  return names.flatMap((name) => {
    const text = recorded[name];
    return text === undefined ? [] : [{ recorded: text, read: (quote: Quote) => quote[name] }];
  });
}

/** An amount of the recorded line at a place, where there is just one such line. */
export function lineReaders(recorded: Recorded, place: LinePlace, amount: 'customer' | 'provider'): FigureReader[] {
  const key = placeKey(place);
  const [line, ...others] = recorded.pricings?.filter((other) => placeKey(other) === key) ?? [];
  const text = line?.[amount];
  if (text === undefined || others.length > 0) return [];
  return [{ recorded: text, read: ({ pricings }) => pricings.find((other) => placeKey(other) === key)?.[amount] }];
}

/** The sum of the customer's amounts of one pricing type. */
export function typeReaders(recorded: Recorded, { pricingType }: QuoteLine): FigureReader[] {
  const text = recorded.amountPricingType?.[pricingType];
  return text === undefined ? [] : [{ recorded: text, read: ({ amountPricingType }) => amountPricingType[pricingType] }];
}

/** A whole number that changes a figure: its bounds, current value, and the quote for each value. */
export interface Dial {
  readonly low: number;
  readonly high: number;
  /** The current value. */
  readonly near: number;
  readonly quoteAt: (value: number) => Quote | undefined;
}

/** All values at which the figure is as recorded. The figure must be monotonic between the bounds. */
export function solveValues({ recorded, read }: FigureReader, { low, high, near, quoteAt }: Dial): WholeRange | undefined {
  const known = new Map<number, string | undefined>();
  const textAt = (value: number) => {
    if (!known.has(value)) {
      const quote = quoteAt(value);
      known.set(value, quote && read(quote));
    }
    return known.get(value);
  };
  const wanted = Number(recorded);
  return findRange({
    ...narrowRange({ low, high, near, distance: (value) => Number(textAt(value)) - wanted }),
    at: (value) => {
      const text = textAt(value);
      return text === undefined ? undefined : compare(text, recorded);
    },
  });
}
