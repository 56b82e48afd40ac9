// Unit rates side by side in few large arrays: pricing a line then reads one stretch of memory instead of a chain of objects.

import { LARGEST_ROUNDED_FAST, type Ratio } from '../money/ratio.ts';
import type { UnitRates } from './rates.ts';

/** Numbers a row of rates takes: numerator and denominator for the customer, then for the provider. */
export const ROW_LENGTH = 4;

/** Where the provider's pair stands in a row. */
export const PROVIDER = 2;

/** A stretch of an array, all 0 at first. */
export interface RateRows {
  readonly array: Float64Array;
  readonly at: number;
}

/** Hands out stretches of arrays of at least `chunkLength` numbers. One a book; they live as long as it does. */
export class RatePool {
  readonly #chunkLength: number;
  #array = new Float64Array(0);
  #used = 0;

  constructor(chunkLength: number) {
    this.#chunkLength = chunkLength;
  }

  take(rows: number): RateRows {
    const length = rows * ROW_LENGTH;
    if (this.#used + length > this.#array.length) {
      this.#array = new Float64Array(Math.max(this.#chunkLength, length));
      this.#used = 0;
    }
    const at = this.#used;
    this.#used += length;
    return { array: this.#array, at };
  }
}

/** Writes a row. A pair too large for the fast way has NaN for its numerator, which no comparison lets pass. */
export function writeRow(array: Float64Array, at: number, { customer, provider }: UnitRates): void {
  writePair(array, at, customer);
  writePair(array, at + PROVIDER, provider);
}

function writePair(array: Float64Array, at: number, { numerator, denominator }: Ratio): void {
  const isFast = numerator <= LARGEST_ROUNDED_FAST && denominator <= LARGEST_ROUNDED_FAST;
  array[at] = isFast ? Number(numerator) : Number.NaN;
  array[at + 1] = Number(denominator);
}
