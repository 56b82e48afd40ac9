// Use case of adding host families that went live to the price books in force and scheduled, so that a stay with them has a price.

import type { PriceBook } from '@hosted-stay/pricing-core';
import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { recordChange, systemActor } from '#server/platform/record-change.ts';
import { addFamilies, findFamiliesToAdd, type NewFamily } from './add-families.rules.ts';
import { type DraftRows, listLiveFamilyIds, loadDraftRows } from './draft.queries.ts';
import { findPublishedBook, forgetCurrentBook } from './price-book-cache.ts';
import { listBooksToCome, lockPublishing, markWithdrawn } from './price-books.queries.ts';
import { storePriceBook } from './store-price-book.ts';

const REASON = 'New host families';

/** Returns the book in force and the scheduled ones that lack any of these families. */
async function openBooksWithout(tx: Transaction, app: App, familyIds: ReadonlySet<number>) {
  const found = [];
  for (const { number, effectiveFrom } of await listBooksToCome(tx, app.clock.now())) {
    const book = await findPublishedBook(app, tx, number);
    const known = new Set(book?.pricer.book.hostFamilies.map(({ id }) => id));
    if (book !== null && [...familyIds].some((id) => !known.has(id))) found.push({ number, effectiveFrom, book });
  }
  return found;
}

interface Succession {
  readonly number: number;
  readonly effectiveFrom: Date;
  readonly book: PriceBook;
  readonly families: readonly NewFamily[];
  readonly rows: DraftRows;
}

/** Publishes the successor of a book with more families: at once if it is in force, otherwise from the same time, instead of it. */
async function publishSuccessor(
  tx: Transaction,
  app: App,
  { number, effectiveFrom, book: before, families, rows }: Succession,
): Promise<void> {
  const at = app.clock.now();
  const book = addFamilies(before, families, { ...rows, businessId: rows.business?.id ?? 0 });
  const isScheduled = effectiveFrom > at;
  const from = isScheduled ? effectiveFrom : at;
  const stored = await storePriceBook(tx, book, { from, at, by: null, reason: REASON, restores: null });
  const told = { hash: stored.hash, effectiveFrom: from.toISOString(), reason: REASON, hostFamilies: families.map(({ id }) => id) };
  const changes = Object.fromEntries(Object.entries(told).map(([field, after]) => [field, { before: null, after }]));
  const by = systemActor(app);
  await recordChange(tx, by, { action: 'priceBook.publish', subjectType: 'priceBook', subjectId: stored.number, changes });
  if (!isScheduled) return;
  await markWithdrawn(tx, number, at);
  const withdrawn = { withdrawnAt: { before: null, after: at.toISOString() } };
  await recordChange(tx, by, { action: 'priceBook.withdraw', subjectType: 'priceBook', subjectId: number, changes: withdrawn });
}

/** By their IDs. */
interface AddedFamilies {
  readonly added: readonly number[];
  readonly unpriced: readonly number[];
}

/**
 * Adds the live families that the book in force or a scheduled one lacks, at the prices of their county or country. Other edits of the
 * draft stay in the draft. Families without any price stay out, and are logged. Idempotent.
 * @returns the families that were added to any book, and those that one of the books has no price for
 */
export async function addLiveFamiliesToBooks(app: App): Promise<AddedFamilies> {
  const added = new Set<number>();
  const lacksPrice = new Set<number>();
  await app.db.transaction(async (tx) => {
    await lockPublishing(tx);
    const live = await listLiveFamilyIds(tx);
    const books = await openBooksWithout(tx, app, live);
    if (books.length === 0) return;
    const rows = await loadDraftRows(tx);
    const families = rows.families.filter(({ id }) => live.has(id));
    for (const { book, ...place } of books) {
      const { missing, priced } = findFamiliesToAdd(book.pricer.book, families, rows);
      for (const { id } of missing) (priced.some((family) => family.id === id) ? added : lacksPrice).add(id);
      if (priced.length > 0) await publishSuccessor(tx, app, { ...place, book: book.pricer.book, families: priced, rows });
    }
  });
  if (added.size > 0) forgetCurrentBook(app);
  if (lacksPrice.size > 0)
    app.log.warn({ hostFamilies: [...lacksPrice] }, 'live families have no price: neither their county nor country has one');
  return { added: [...added], unpriced: [...lacksPrice] };
}
