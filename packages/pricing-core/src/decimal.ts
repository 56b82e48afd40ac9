// Converts amounts to decimal.js numbers and back, for further calculations. The engine itself doesn't use it.

import { Decimal as SharedDecimal } from 'decimal.js';
import { issue } from './issues.ts';
import { minorDigits } from './money/currency.ts';
import { DECIMAL_PATTERN } from './money/decimal-text.ts';
import type { Rounding } from './money/ratio.ts';
import { ok, type Result, refuse } from './result.ts';

/** An own copy of Decimal with enough precision; settings on the shared Decimal don't affect it. */
export const Decimal = /* @__PURE__ */ SharedDecimal.clone({ defaults: true, precision: 60 });

export type Decimal = InstanceType<typeof Decimal>;

/** Reads an amount of a quote, or any decimal text. Refuses with `invalid_decimal`. */
export function toDecimal(text: string): Result<Decimal> {
  return DECIMAL_PATTERN.test(text) ? ok(new Decimal(text)) : refuse([issue('invalid_decimal', [], { received: String(text) })]);
}

/** decimal.js ROUND_HALF_UP and ROUND_HALF_EVEN. */
const MODES = { 'half-up': 4, 'half-even': 6 } as const;

/**
 * An amount as in a quote, rounded to the currency's minor digits: by default, half away from zero.
 * Refuses with `unknown_currency`, and with `invalid_decimal` for an infinite value.
 */
export function toAmount(value: Decimal, currency: string, rounding: Rounding = 'half-up'): Result<string> {
  const digits = minorDigits(currency);
  if (digits === undefined) return refuse([issue('unknown_currency', ['currency'], { received: currency })]);
  if (!value.isFinite()) return refuse([issue('invalid_decimal', ['value'], { received: String(value) })]);
  const rounded = new Decimal(value).toDecimalPlaces(digits, MODES[rounding]);
  return ok(rounded.isZero() ? new Decimal(0).toFixed(digits) : rounded.toFixed(digits));
}
