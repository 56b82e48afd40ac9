// How many digits people are shown, where custom differs from ISO 4217 (Unicode CLDR). Never used to count money.

import { minorDigits } from '../../money/currency.ts';

/** Shown without the minor unit that ISO 4217 gives them: no such coins are left. */
const SHOWN_WHOLE = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER';

/** Digits to show an amount with when all of them are 0; `undefined` for no currency. */
export function displayDigits(currency: string): number | undefined {
  const digits = minorDigits(currency);
  return digits !== undefined && SHOWN_WHOLE.includes(currency) ? 0 : digits;
}
