// Differences between two price books, and those that are listed.

import { type BookDifference, comparePriceBooks, type PriceBook } from '@hosted-stay/pricing-core';
import { MAX_LISTED } from '#contract/pricing/price-books.shapes.ts';

/** Tells whether a difference is only in version or effective time, not in prices. */
function isOnlyName({ subject, field }: BookDifference): boolean {
  return subject === 'book' && (field === 'version' || field === 'effectiveFrom');
}

/** Returns the differences between the prices of two books; none without an earlier one. */
export function listDifferences(before: PriceBook | null, after: PriceBook): BookDifference[] {
  return before === null ? [] : comparePriceBooks(before, after).filter((difference) => !isOnlyName(difference));
}

/** Returns the first differences and their total number. */
export function toListedDifferences(differences: readonly BookDifference[]) {
  return { differences: differences.slice(0, MAX_LISTED), differencesInAll: differences.length };
}
