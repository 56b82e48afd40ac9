// Amounts as the card gateway writes them: whole units whose digits are not always those of ISO 4217.

import { CARD_GATEWAY } from '@hosted-stay/pricing-core';
import { amountsIn } from '@hosted-stay/pricing-core/amounts';

/** Digits after the point in the gateway's unit of a currency; null for one that does not exist. */
function digitsOf(currency: string): number | null {
  const math = amountsIn(currency);
  return math.ok ? (CARD_GATEWAY.digits[currency] ?? math.value.digits) : null;
}

/** Decimal text in whole units of the gateway; null where a part of a unit would be left, or more than a number holds. */
export function toMinorUnits(amount: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const found = /^(\d+)(?:\.(\d*))?$/.exec(amount);
  if (digits === null || found === null) return null;
  const [, whole = '', fraction = ''] = found;
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const units = Number(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  return Number.isSafeInteger(units) && units % (CARD_GATEWAY.step[currency] ?? 1) === 0 ? units : null;
}

/** Whole units of the gateway as decimal text; null in a currency that does not exist. */
export function fromMinorUnits(units: number, currency: string): string | null {
  const digits = digitsOf(currency);
  if (digits === null || !Number.isSafeInteger(units) || units < 0) return null;
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
