// The back-test as a task for any thread: two books in, rows and a summary out.

import { compilePriceBook, type PriceBook } from '@hosted-stay/pricing-core';
import { faultRow } from '../audit/audit-rows.ts';
import type { Task } from '../stream/chunk.ts';
import { stayRow } from './compare-rows.ts';
import { compareStay } from './compare-stay.ts';
import { CompareTally, placesIn } from './compare-summary.ts';

/** What a thread needs to compare, as plain data; both books have been checked and have one currency. */
export interface CompareSetup {
  readonly kind: 'compare';
  readonly old: PriceBook;
  readonly new: PriceBook;
  readonly printsRows: boolean;
}

export function compareTask({ old, new: next, printsRows }: CompareSetup): Task {
  const books = { old: compilePriceBook(old), new: compilePriceBook(next) };
  const placeOf = placesIn(old);
  const facts = { oldVersion: old.version, newVersion: next.version, currency: old.currency };
  let tally = new CompareTally(facts);
  return {
    record: (value) => {
      const comparison = compareStay(books, value);
      tally.add(comparison, placeOf);
      return printsRows ? stayRow(comparison, placeOf) : undefined;
    },
    fault: (complaint) => {
      tally.addFault(complaint.code);
      return printsRows ? faultRow(complaint) : '';
    },
    takeSummary: () => {
      const summary = tally.summary();
      tally = new CompareTally(facts);
      return summary;
    },
  };
}
