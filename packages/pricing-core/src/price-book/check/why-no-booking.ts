// Why a finding comes without a booking that shows it.

import type { PriceBook } from '../shape.ts';
import type { Finding } from './finding.ts';

/** In English, one sentence; null for a finding that has a booking. */
export function whyNoBooking({ rule, request }: Finding, book: PriceBook): string | null {
  if (request !== null) return null;
  if (rule === 'effective_from_missing') return 'No booking shows it: a price is the same whether or not the book has a date.';
  if (book.hostFamilies.length === 0) return 'No booking shows it: the book has no family to stay with.';
  if (rule === 'entry_unused') return 'No booking shows it: none can have to do with an entry that nothing names.';
  return 'No booking shows it: none can be charged what it is about.';
}
