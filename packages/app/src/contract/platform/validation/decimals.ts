// Money and percentages as exact decimal text, the same in forms, on the wire and in the database.

import * as z from 'zod';

/** At most 12 digits before the point and 6 after it, never negative: the limits of a price book. */
const DECIMAL = /^\d{1,12}(?:\.\d{1,6})?$/;

/** Returns the shortest text of a decimal: `012.50` becomes `12.5`. */
export function toPlainDecimal(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const short = fraction.replace(/0+$/, '');
  const front = whole.replace(/^0+(?=\d)/, '');
  return short === '' ? front : `${front}.${short}`;
}

/** Converts a JSON number to its shortest text, as people typed it. */
function textOf(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

/** A number below 0 with either minus sign, however it goes on. */
const NEGATIVE = /^[-−]\s*\d/;

/** A decimal as text, with the rule that a number below 0 breaks. */
const decimalTextWith = (negative: 'decimal' | 'aboveZero') =>
  z
    .string()
    .trim()
    .max(40)
    .check((payload) => {
      if (payload.value === '' || DECIMAL.test(payload.value)) return;
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        params: { rule: NEGATIVE.test(payload.value) ? negative : 'decimal' },
      });
    })
    .min(1)
    .transform(toPlainDecimal);

const decimalText = decimalTextWith('decimal');

/** An amount of money in major units: `45`, `45.50`. */
export const amount = z.preprocess(textOf, decimalText);

/** An amount of money above 0. */
export const positiveAmount = z.preprocess(
  textOf,
  decimalTextWith('aboveZero').refine((text) => text !== '0', { params: { rule: 'aboveZero' } }),
);

/** Returns whether a decimal is at most 100. */
export const isPercentage = (text: string) => /^(?:\d{1,2}(?:\.\d+)?|100)$/.test(text);

/** A percentage from 0 to 100: `12.5` is 12.5 %. */
export const percentage = z.preprocess(textOf, decimalText.refine(isPercentage, { params: { rule: 'percentage', values: { max: 100 } } }));

/** A percentage of a price from which that price is calculated: 100 or more would leave no price. */
export const percentageBelow100 = z.preprocess(
  textOf,
  decimalText.refine((text) => (text.split('.')[0] ?? '').length <= 2, { params: { rule: 'lessThan', values: { max: 100 } } }),
);

/** A fraction of 1: `0.23` is 23 %. */
export const share = z.preprocess(
  textOf,
  decimalText.refine((text) => /^(?:0(?:\.\d+)?|1)$/.test(text), { params: { rule: 'share' } }),
);
