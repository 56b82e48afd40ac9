// Amounts of a currency: minor units (cents) as exact integers inside, decimal text outside.

import { type Integer, normalise } from './integer.ts';

/** `1234` → `"12.34"` for two digits. Exact for any size and sign. */
export function formatAmount(minor: Integer, digits: number): string {
  return digits === 2 && typeof minor === 'number' && minor >= 0 ? formatHundredths(minor) : formatAnyDigits(minor, digits);
}

const HUNDREDTHS: readonly string[] = /* @__PURE__ */ Array.from({ length: 100 }, (_, cents) => `.${String(cents).padStart(2, '0')}`);

/** The everyday case, kept free of padding and slicing: it is called forty times a quote. */
function formatHundredths(minor: number): string {
  const whole = Math.floor(minor / 100);
  return whole + (HUNDREDTHS[minor - whole * 100] as string);
}

function formatAnyDigits(minor: Integer, digits: number): string {
  const text = String(minor);
  if (digits === 0) return text;
  const sign = text.startsWith('-') ? '-' : '';
  const padded = text.slice(sign.length).padStart(digits + 1, '0');
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** `"12.34"` → `1234`; `undefined` when the text is no amount of a currency with so many digits. */
export function parseAmount(text: string, digits: number): Integer | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > digits) return undefined;
  return normalise(BigInt(sign + whole + significant.padEnd(digits, '0')));
}
