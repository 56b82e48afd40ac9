// Stores a price book under the next number; it never changes afterwards.

import { compilePriceBook, type PriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { loadDraftRows } from './draft.queries.ts';
import { replaceBookHead } from './draft.rules.ts';
import { toDraftBook } from './draft.service.ts';
import { findNextNumber, insertPriceBook, lockPublishing } from './price-books.queries.ts';

interface StoreOptions {
  /** When it takes effect. */
  readonly from: Date;
  readonly at: Date;
  readonly by: number | null;
  readonly reason: string;
  readonly restores: number | null;
}

/** Stores a book; publishing must be locked. */
export async function storePriceBook(
  tx: Transaction,
  book: PriceBook,
  { from, at, by, reason, restores }: StoreOptions,
): Promise<{ readonly number: number; readonly hash: string }> {
  const number = await findNextNumber(tx);
  const parsed = parsePriceBook(replaceBookHead(book, { version: String(number), effectiveFrom: from.toISOString() }));
  if (!parsed.ok) throw new AppError('draftHasFaults');
  const hash = compilePriceBook(parsed.value).bookHash;
  await insertPriceBook(tx, {
    number,
    hash,
    currency: parsed.value.currency,
    document: JSON.stringify(parsed.value),
    effectiveFrom: from,
    publishedAt: at,
    publishedBy: by,
    reason,
    restores,
  });
  return { number, hash };
}

/**
 * Publishes the current draft as of a past date, for demo data that needs prices from the start.
 * @returns its number
 */
export async function storeDraft(tx: Transaction, { at, by, reason }: { at: Date; by: number; reason: string }): Promise<number> {
  await lockPublishing(tx);
  const { number } = await storePriceBook(tx, toDraftBook(await loadDraftRows(tx)), { from: at, at, by, reason, restores: null });
  return number;
}
