// Exact conversion between percentages and fractions of 1 as decimal text: 23 % is 0.23.

import { toPlainDecimal } from './decimals.ts';

const DECIMAL = /^\d+(?:\.\d+)?$/;

/** Moves the decimal point to the right, or to the left if negative. Other text stays unchanged. */
function moved(text: string, places: number): string {
  if (!DECIMAL.test(text)) return text;
  const [whole = '', fraction = ''] = text.split('.');
  const digits = whole.padStart(whole.length + Math.max(0, -places), '0') + fraction.padEnd(Math.max(0, places), '0');
  const point = whole.length + Math.max(0, -places) + places;
  const front = digits.slice(0, point);
  const back = digits.slice(point);
  return toPlainDecimal(`${front === '' ? '0' : front}${back === '' ? '' : `.${back}`}`);
}

/** @example toPercent('0.235') // '23.5' */
export const toPercent = (share: string) => moved(share, 2);

/** @example shareOfPercent('23.5') // '0.235' */
export const shareOfPercent = (percent: string) => moved(percent, -2);
