// What differs between two price books, and what is told of it.

import { type BookDifference, comparePriceBooks, type PriceBook } from '@hosted-stay/pricing-core';
import { MAX_LISTED } from '#contract/pricing/price-books.shapes.ts';

/** What a book is compared by: its prices, whatever it is called and from when it counts. */
function isOnlyName({ subject, field }: BookDifference): boolean {
  return subject === 'book' && (field === 'version' || field === 'effectiveFrom');
}

/** How the prices of two books differ; nothing where there is no earlier one. */
export function listDifferences(before: PriceBook | null, after: PriceBook): BookDifference[] {
  return before === null ? [] : comparePriceBooks(before, after).filter((difference) => !isOnlyName(difference));
}

/** The first of them, and how many there are. */
export function toListedDifferences(differences: readonly BookDifference[]) {
  return { differences: differences.slice(0, MAX_LISTED), differencesInAll: differences.length };
}
