// The audit as a task for any thread: books and settings in, rows or journal entries and a summary out.

import { compilePriceBook, type PriceBook } from '@hosted-stay/pricing-core';
import type { Complaint } from '../failure.ts';
import type { Block, Task } from '../stream/chunk.ts';
import { auditBooking, type Verdict } from './audit-booking.ts';
import { differenceRow, explainedRow, faultRow, refusalRow } from './audit-rows.ts';
import { AuditTally } from './audit-summary.ts';
import { PriceBookIndex } from './price-book-index.ts';
import { SearchAllowance } from './search-allowance.ts';

/** What a thread needs to audit, as plain data. */
export interface AuditSetup {
  readonly kind: 'audit';
  /** Checked books, at least one. */
  readonly books: readonly PriceBook[];
  /** Decimal text; absent means that every difference counts. */
  readonly tolerance: string | undefined;
  readonly explain: boolean;
  /** Every difference is searched as far as it goes, whatever that takes. */
  readonly thorough: boolean;
  /** Rows of findings, journal entries of all bookings, or the summary alone. */
  readonly prints: 'rows' | 'ledger' | 'nothing';
}

export async function auditTask({ books, tolerance, explain, thorough, prints }: AuditSetup): Promise<Task> {
  const allowance = thorough ? undefined : new SearchAllowance();
  const audit = { bookIndex: new PriceBookIndex(books.map(compilePriceBook)), tolerance, wantsAlternatives: explain, allowance };
  const rowOfDifference = explain ? explainedRow : differenceRow;
  const journal = prints === 'ledger' ? await openJournal(books) : undefined;
  let tally = new AuditTally();
  return {
    ...(allowance !== undefined && { beginBlock: (block: Block) => allowance.beginBlock(block) }),
    record: (value) => {
      const verdict = auditBooking(audit, value);
      tally.add(verdict);
      if (journal !== undefined) return journal(verdict);
      if (prints === 'nothing' || verdict.status === 'same') return undefined;
      return verdict.status === 'difference' ? rowOfDifference(verdict) : refusalRow(verdict);
    },
    fault: (complaint: Complaint) => {
      tally.addFault(complaint.code);
      if (prints === 'ledger') return `; record can't be read: ${complaint.code}: ${complaint.message}\n`;
      return prints === 'rows' ? faultRow(complaint) : '';
    },
    takeSummary: () => {
      const summary = tally.summary();
      tally = new AuditTally();
      return summary;
    },
  };
}

async function openJournal(books: readonly PriceBook[]): Promise<(verdict: Verdict) => Promise<string>> {
  const [{ ledgerText }, { bookNames }] = await Promise.all([import('./audit-ledger.ts'), import('../quote/book-names.ts')]);
  const names = new Map(books.map((book) => [book.version, bookNames(book)] as const));
  const [first] = books;
  const ofFirst = first && bookNames(first);
  return (verdict) =>
    ledgerText(
      verdict,
      (version) => names.get(version) ?? ofFirst ?? { template: String, hostable: ({ hostableId }) => String(hostableId) },
    );
}
