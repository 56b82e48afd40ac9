// Use cases of price books: reading, publishing, restoring, withdrawing.

import { checkPriceBook, compilePriceBook, type PriceBook } from '@hosted-stay/pricing-core';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/pricing/price-books.endpoints.ts';
import type { PublishedPriceBook } from '#contract/pricing/price-books.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { loadDraftRows } from './draft.queries.ts';
import { toBookFile, toDraftBook } from './draft.service.ts';
import { findNewestBook, findPublishedBook, forgetCurrentBook } from './price-book-cache.ts';
import { buildPriceBookList, listPriceBookRows, lockPublishing, markWithdrawn, type PriceBookRow } from './price-books.queries.ts';
import { listDifferences, toListedDifferences } from './price-books.rules.ts';
import { storePriceBook } from './store-price-book.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function toPublishedPriceBook(row: PriceBookRow): PublishedPriceBook {
  const { withdrawnAt: _, effectiveFrom, publishedAt, ...rest } = row;
  return { ...rest, effectiveFrom: effectiveFrom.toISOString(), publishedAt: publishedAt.toISOString() };
}

async function getPriceBookRow(call: Call, db: Queryable, number: number): Promise<PriceBookRow> {
  const [row] = await listPriceBookRows(db, { numbers: [number], at: call.app.clock.now() });
  if (row === undefined) throw notFound();
  return row;
}

export async function listPriceBooks(call: Call, { query }: Input<'listPriceBooks'>): Output<'listPriceBooks'> {
  const at = call.app.clock.now();
  const page = await readPage(call, buildPriceBookList(at), {
    asked: query,
    rows: (numbers) => listPriceBookRows(call.db, { numbers, at }),
  });
  return { ...page, data: page.data.map(toPublishedPriceBook) };
}

export async function readPriceBook(call: Call, { params: { number } }: Input<'readPriceBook'>): Output<'readPriceBook'> {
  const row = await getPriceBookRow(call, call.db, number);
  const book = await findPublishedBook(call.app, call.db, number);
  const before = await findNewestBook(call.app, call.db, number);
  const differences = book === null ? [] : listDifferences(before?.pricer.book ?? null, book.pricer.book);
  return { ...toPublishedPriceBook(row), comparedWith: before?.number ?? null, ...toListedDifferences(differences) };
}

export async function readPriceBookFile(call: Call, { params: { number } }: Input<'readPriceBookFile'>): Promise<FileResponse> {
  const book = await findPublishedBook(call.app, call.db, number);
  if (book === null) throw notFound();
  return toBookFile(book.document, { name: `price-book-${number}.json`, etag: book.hash });
}

interface Publication {
  readonly reason: string;
  readonly effectiveFrom?: string | undefined;
  readonly restores?: number;
}

/** Stores a book permanently and records it in the audit log; publishing must be locked. */
async function publishBook(
  tx: Transaction,
  call: Call,
  { book, publication: { reason, effectiveFrom, restores } }: { book: PriceBook; publication: Publication },
): Promise<PublishedPriceBook> {
  const now = call.app.clock.now();
  const from = effectiveFrom === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(effectiveFrom)));
  const by = call.caller?.id ?? null;
  const { number, hash } = await storePriceBook(tx, book, { from, at: now, by, reason, restores: restores ?? null });
  const told = { hash, effectiveFrom: from.toISOString(), reason, ...(restores !== undefined && { restores }) };
  const changes = Object.fromEntries(Object.entries(told).map(([field, after]) => [field, { before: null, after }]));
  await recordChange(tx, call, { action: 'priceBook.publish', subjectType: 'priceBook', subjectId: number, changes });
  return toPublishedPriceBook(await getPriceBookRow(call, tx, number));
}

/** Asserts that a book differs from the newest published one. */
async function assertBookChanged(tx: Transaction, call: Call, book: PriceBook): Promise<void> {
  const newest = await findNewestBook(call.app, tx);
  if (newest !== null && listDifferences(newest.pricer.book, book).length === 0) throw new AppError('nothingToPublish');
}

export async function publishPriceBook(call: Call, { body }: Input<'publishPriceBook'>): Promise<PublishedPriceBook> {
  const published = await call.db.transaction(
    async (tx) => {
      await lockPublishing(tx);
      const book = toDraftBook(await loadDraftRows(tx));
      if (compilePriceBook(book).bookHash !== body.hash) throw new AppError('draftChanged');
      if (checkPriceBook(book).some(({ severity }) => severity === 'fault')) throw new AppError('draftHasFaults');
      await assertBookChanged(tx, call, book);
      return publishBook(tx, call, { book, publication: body });
    },
    { isolationLevel: 'repeatable read' },
  );
  forgetCurrentBook(call.app);
  return published;
}

export async function restorePriceBook(call: Call, { params, body }: Input<'restorePriceBook'>): Promise<PublishedPriceBook> {
  const published = await call.db.transaction(async (tx) => {
    await lockPublishing(tx);
    const old = await findPublishedBook(call.app, tx, params.number);
    if (old === null) throw notFound();
    await assertBookChanged(tx, call, old.pricer.book);
    return publishBook(tx, call, { book: old.pricer.book, publication: { ...body, restores: params.number } });
  });
  forgetCurrentBook(call.app);
  return published;
}

export async function withdrawPriceBook(call: Call, { params: { number } }: Input<'withdrawPriceBook'>): Promise<PublishedPriceBook> {
  const withdrawn = await call.db.transaction(async (tx) => {
    await lockPublishing(tx);
    const now = call.app.clock.now();
    const row = await getPriceBookRow(call, tx, number);
    if (row.withdrawnAt !== null) return toPublishedPriceBook(row);
    if (row.effectiveFrom <= now) throw new AppError('priceBookInForce');
    await markWithdrawn(tx, number, now);
    const changes = { withdrawnAt: { before: null, after: now.toISOString() } };
    await recordChange(tx, call, { action: 'priceBook.withdraw', subjectType: 'priceBook', subjectId: number, changes });
    return toPublishedPriceBook(await getPriceBookRow(call, tx, number));
  });
  forgetCurrentBook(call.app);
  return withdrawn;
}
