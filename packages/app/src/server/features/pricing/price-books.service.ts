// Use cases of price books: looking at them, publishing, bringing back, calling off.

import { checkPriceBook, compilePriceBook, type PriceBook } from '@hosted-stay/pricing-core';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/pricing/price-books.endpoints.ts';
import type { PublishedPriceBook } from '#contract/pricing/price-books.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { draftRows } from './draft.queries.ts';
import { draftBook, fileOf } from './draft.service.ts';
import { lockPublishing, markWithdrawn, type PriceBookRow, priceBookListAt, priceBookRows } from './price-books.queries.ts';
import { differencesOf, toldDifferences } from './price-books.rules.ts';
import { forgetBookInForce, newestBook, publishedBook } from './pricers.ts';
import { shelve } from './shelve.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function record(row: PriceBookRow): PublishedPriceBook {
  const { withdrawnAt: _, effectiveFrom, publishedAt, ...rest } = row;
  return { ...rest, effectiveFrom: effectiveFrom.toISOString(), publishedAt: publishedAt.toISOString() };
}

async function oneBook(call: Call, db: Queryable, number: number): Promise<PriceBookRow> {
  const [row] = await priceBookRows(db, { numbers: [number], at: call.app.clock.now() });
  if (row === undefined) throw notFound();
  return row;
}

export async function listPriceBooks(call: Call, { query }: Asked<'listPriceBooks'>): Answered<'listPriceBooks'> {
  const at = call.app.clock.now();
  const page = await readPage(call, priceBookListAt(at), { asked: query, rows: (numbers) => priceBookRows(call.db, { numbers, at }) });
  return { ...page, data: page.data.map(record) };
}

export async function readPriceBook(call: Call, { params: { number } }: Asked<'readPriceBook'>): Answered<'readPriceBook'> {
  const row = await oneBook(call, call.db, number);
  const book = await publishedBook(call.app, call.db, number);
  const before = await newestBook(call.app, call.db, number);
  const differences = book === null ? [] : differencesOf(before?.pricer.book ?? null, book.pricer.book);
  return { ...record(row), comparedWith: before?.number ?? null, ...toldDifferences(differences) };
}

export async function readPriceBookFile(call: Call, { params: { number } }: Asked<'readPriceBookFile'>): Promise<Bytes> {
  const book = await publishedBook(call.app, call.db, number);
  if (book === null) throw notFound();
  return fileOf(book.document, { name: `price-book-${number}.json`, etag: book.hash });
}

interface Publication {
  readonly reason: string;
  readonly effectiveFrom?: string | undefined;
  readonly restores?: number;
}

/** Puts a book onto the shelf for ever and writes it to the change log; publishing is locked by then. */
async function publish(
  tx: Transaction,
  call: Call,
  { book, publication: { reason, effectiveFrom, restores } }: { book: PriceBook; publication: Publication },
): Promise<PublishedPriceBook> {
  const now = call.app.clock.now();
  const from = effectiveFrom === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(effectiveFrom)));
  const by = call.caller?.id ?? null;
  const { number, hash } = await shelve(tx, book, { from, at: now, by, reason, restores: restores ?? null });
  const told = { hash, effectiveFrom: from.toISOString(), reason, ...(restores !== undefined && { restores }) };
  const changes = Object.fromEntries(Object.entries(told).map(([field, after]) => [field, { before: null, after }]));
  await recordChange(tx, call, { action: 'priceBook.publish', subjectType: 'priceBook', subjectId: number, changes });
  return record(await oneBook(call, tx, number));
}

/** Refuses to publish what is published already. */
async function demandNews(tx: Transaction, call: Call, book: PriceBook): Promise<void> {
  const newest = await newestBook(call.app, tx);
  if (newest !== null && differencesOf(newest.pricer.book, book).length === 0) throw new Refusal('nothingToPublish');
}

export async function publishPriceBook(call: Call, { body }: Asked<'publishPriceBook'>): Promise<PublishedPriceBook> {
  const published = await call.db.transaction(
    async (tx) => {
      await lockPublishing(tx);
      const book = draftBook(await draftRows(tx));
      if (compilePriceBook(book).bookHash !== body.hash) throw new Refusal('draftChanged');
      if (checkPriceBook(book).some(({ severity }) => severity === 'fault')) throw new Refusal('draftHasFaults');
      await demandNews(tx, call, book);
      return publish(tx, call, { book, publication: body });
    },
    { isolationLevel: 'repeatable read' },
  );
  forgetBookInForce(call.app);
  return published;
}

export async function restorePriceBook(call: Call, { params, body }: Asked<'restorePriceBook'>): Promise<PublishedPriceBook> {
  const published = await call.db.transaction(async (tx) => {
    await lockPublishing(tx);
    const old = await publishedBook(call.app, tx, params.number);
    if (old === null) throw notFound();
    await demandNews(tx, call, old.pricer.book);
    return publish(tx, call, { book: old.pricer.book, publication: { ...body, restores: params.number } });
  });
  forgetBookInForce(call.app);
  return published;
}

export async function withdrawPriceBook(call: Call, { params: { number } }: Asked<'withdrawPriceBook'>): Promise<PublishedPriceBook> {
  const withdrawn = await call.db.transaction(async (tx) => {
    await lockPublishing(tx);
    const now = call.app.clock.now();
    const row = await oneBook(call, tx, number);
    if (row.withdrawnAt !== null) return record(row);
    if (row.effectiveFrom <= now) throw new Refusal('priceBookInForce');
    await markWithdrawn(tx, number, now);
    const changes = { withdrawnAt: { before: null, after: now.toISOString() } };
    await recordChange(tx, call, { action: 'priceBook.withdraw', subjectType: 'priceBook', subjectId: number, changes });
    return record(await oneBook(call, tx, number));
  });
  forgetBookInForce(call.app);
  return withdrawn;
}
