// The reason why a finding has no booking that shows it.

import type { PriceBook } from '../shape.ts';
import type { Finding } from './finding.ts';

/** The reason in one English sentence; null for a finding that has a booking. */
export function whyNoBooking({ rule, request }: Finding, book: PriceBook): string | null {
  if (request !== null) return null;
  if (rule === 'effective_from_missing') return 'No booking shows it: the date doesn’t change prices.';
  if (book.hostFamilies.length === 0) return 'No booking shows it: the book has no host families.';
  if (rule === 'entry_unused') return 'No booking shows it: the entry isn’t used.';
  return 'No booking shows it: no booking can be charged this price.';
}
