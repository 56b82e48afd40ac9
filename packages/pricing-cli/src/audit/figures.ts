// What of a recorded booking differs from its quote: totals, counts and lines, each compared exactly.

import { QUOTE_TOTALS, type Quote } from '@hosted-stay/pricing-core';
import {
  amountDifference,
  decimalsOf,
  type FigureDifference,
  isBeyond,
  plainDifference,
  type Recorded,
  type Tolerance,
} from './difference.ts';
import { isSameAmount, withPlaces } from './exact.ts';
import { isSameInOrder, lineDifferences } from './line-figures.ts';

const PLAIN = ['currency', 'noOfDaysOfTrip', 'countMonToFri', 'noOfCampsAdded', 'noOfImmersionDays'] as const;
const NONE: readonly FigureDifference[] = [];

/** Every figure that was recorded and differs, totals first. What was not recorded is not compared. */
export function differencesOf(recorded: Recorded, quote: Quote, tolerance?: Tolerance): readonly FigureDifference[] {
  if (isAsQuoted(recorded, quote)) return NONE;
  return [
    ...totalDifferences(recorded, quote, tolerance),
    ...(recorded.amountPricingType === undefined ? [] : typeDifferences(recorded.amountPricingType, quote, tolerance)),
    ...(recorded.pricings === undefined ? [] : lineDifferences(recorded.pricings, quote.pricings, tolerance)),
    ...plainDifferences(recorded, quote),
  ];
}

/** Whether nothing differs, decided without making anything: it is asked of every booking, and of most scenarios tried. */
export function isAsQuoted(recorded: Recorded, quote: Quote): boolean {
  for (const total of QUOTE_TOTALS) {
    const text = recorded[total];
    if (text !== undefined && !isSameAmount(text, quote[total])) return false;
  }
  for (const field of PLAIN) {
    const value = recorded[field];
    if (value !== undefined && value !== quote[field]) return false;
  }
  if (recorded.pricings !== undefined && !isSameInOrder(recorded.pricings, quote.pricings)) return false;
  return recorded.amountPricingType === undefined || typeDifferences(recorded.amountPricingType, quote, undefined).length === 0;
}

function totalDifferences(recorded: Recorded, quote: Quote, tolerance: Tolerance): FigureDifference[] {
  return QUOTE_TOTALS.flatMap((total) => {
    const text = recorded[total];
    if (text === undefined || isSameAmount(text, quote[total])) return [];
    const difference = amountDifference(total, quote[total], text);
    return isBeyond(difference, tolerance) ? [difference] : [];
  });
}

function plainDifferences(recorded: Recorded, quote: Quote): FigureDifference[] {
  return PLAIN.flatMap((field) => {
    const value = recorded[field];
    return value === undefined || value === quote[field] ? [] : [plainDifference(field, quote[field], value)];
  });
}

/** A type that was recorded as 0 and one that does not occur are the same. */
function typeDifferences(byType: NonNullable<Recorded['amountPricingType']>, quote: Quote, tolerance: Tolerance): FigureDifference[] {
  const expected = quote.amountPricingType;
  const types = new Set([...Object.keys(byType), ...Object.keys(expected)]) as Set<keyof typeof byType>;
  return [...types].flatMap((type) => {
    const [was, is] = [byType[type] ?? '0', expected[type] ?? withPlaces('0', decimalsOf(quote.total))];
    if (isSameAmount(was, is)) return [];
    const difference = amountDifference(`amountPricingType.${type}`, is, was);
    return isBeyond(difference, tolerance) ? [difference] : [];
  });
}
