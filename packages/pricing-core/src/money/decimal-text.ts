// Decimal text ↔ scaled whole numbers. Amounts and percentages enter the engine here and nowhere else.

import { type Issue, issue } from '../issues.ts';

/** Digits a price book may use before and after the decimal point. */
export const MAX_INTEGER_DIGITS = 12;
export const MAX_FRACTION_DIGITS = 6;

/** What a decimal string looks like; also the pattern of the JSON Schema. */
export const DECIMAL_PATTERN = /^-?\d+(?:\.\d+)?$/;

/** One unit in scaled form: every decimal of a book is a whole number of millionths. */
export const SCALE = 10n ** BigInt(MAX_FRACTION_DIGITS);

/** Plain decimal text of a JSON number: its shortest text, with any exponent written out. */
export function textOfNumber(value: number): string {
  const text = String(value);
  const [mantissa = '', exponentText] = text.split('e');
  if (exponentText === undefined) return text;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + fraction;
  const point = whole.length + Number(exponentText);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** The shortest text of the same value: no leading or closing zeros, no minus on zero. */
export function canonicalDecimal(text: string): string {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const integerPart = whole.replace(/^0+(?=\d)/, '');
  const fractionPart = withoutClosingZeros(fraction);
  const value = fractionPart === '' ? integerPart : `${integerPart}.${fractionPart}`;
  return negative && value !== '0' ? `-${value}` : value;
}

/** `"1200"` → `"12"`. A loop: the regular expression for it takes quadratic time on hostile text. */
export function withoutClosingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/**
 * Reads a decimal of a price book: a string such as `"12.50"`, or a JSON number by its shortest text.
 * Answers the canonical text, or the issue that says what is wrong with it.
 */
export function readDecimal(input: string | number): string | Issue {
  const text = typeof input === 'number' ? textOfNumber(input) : input;
  if (!DECIMAL_PATTERN.test(text)) return issue('invalid_decimal', [], { received: text });
  const canonical = canonicalDecimal(text);
  if (canonical.startsWith('-')) return issue('negative_amount', [], { received: text });
  const [whole = '', fraction = ''] = canonical.split('.');
  if (whole.length > MAX_INTEGER_DIGITS || fraction.length > MAX_FRACTION_DIGITS) {
    return issue('too_many_digits', [], { received: text, integerDigits: MAX_INTEGER_DIGITS, fractionDigits: MAX_FRACTION_DIGITS });
  }
  return canonical;
}

/** Millionths of a checked decimal: `"12.5"` → `12500000n`. */
export function toScaled(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(MAX_FRACTION_DIGITS, '0'));
}
