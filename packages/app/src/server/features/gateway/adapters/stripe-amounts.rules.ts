// Conversion of amounts to and from the card gateway's minor units, whose digits sometimes differ from ISO 4217.

import { CARD_GATEWAY } from '@hosted-stay/pricing-core';
import { amountsIn } from '@hosted-stay/pricing-core/amounts';

/** Returns the number of decimals of a currency at the gateway; null for an unknown currency. */
function digitsOf(currency: string): number | null {
  const math = amountsIn(currency);
  return math.ok ? (CARD_GATEWAY.digits[currency] ?? math.value.digits) : null;
}

/** Converts decimal text to minor units; null if it isn't a multiple of the gateway's smallest step, or too large for a safe integer. */
export function toMinorUnits(amount: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const found = /^(\d+)(?:\.(\d*))?$/.exec(amount);
  if (digits === null || found === null) return null;
  const [, whole = '', fraction = ''] = found;
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const units = Number(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  return Number.isSafeInteger(units) && units % (CARD_GATEWAY.step[currency] ?? 1) === 0 ? units : null;
}

/** Converts minor units to decimal text; null for an unknown currency or an invalid number. */
export function fromMinorUnits(units: number, currency: string): string | null {
  const digits = digitsOf(currency);
  if (digits === null || !Number.isSafeInteger(units) || units < 0) return null;
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
