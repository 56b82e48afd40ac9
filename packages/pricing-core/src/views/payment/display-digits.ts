// Digits of currencies on screens, where custom differs from ISO 4217 (Unicode CLDR). Never used in calculations.

import { minorDigits } from '../../money/currency.ts';

/** Currencies shown without the minor unit of ISO 4217, because its coins no longer exist. */
const SHOWN_WHOLE = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER';

/** Digits to show for a round amount; `undefined` for an unknown currency. */
export function displayDigits(currency: string): number | undefined {
  const digits = minorDigits(currency);
  return digits !== undefined && SHOWN_WHOLE.includes(currency) ? 0 : digits;
}
