// unknown → PriceBook, or every fault of it.

import { andThen, okUnless, type Result } from '../result.ts';
import { checkShape } from '../shape.ts';
import { findFaults } from './references.ts';
import { type PriceBook, priceBookShape } from './shape.ts';

/**
 * Reads a price book from parsed JSON. Fills in defaults and normalises every decimal to its shortest text.
 * A faulty book is refused with all its faults, each with its path.
 * The input isn't changed, and the result is frozen.
 */
export function parsePriceBook(input: unknown): Result<PriceBook> {
  return andThen(checkShape(priceBookShape, input), (book) => okUnless(findFaults(book), () => freezeDeep(book) as unknown as PriceBook));
}

function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freezeDeep(part);
    Object.freeze(value);
  }
  return value;
}
