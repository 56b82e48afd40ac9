// Use case of explaining a stored quote: returns its price book, with the VAT rate of the stay's seller.

import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { readBookOfQuote as asked } from '#contract/pricing/quotes.endpoints.ts';
import { findBookOfQuote } from '#server/features/pricing/price-books/book-vat-rate.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { findQuote } from './quotes.queries.ts';

export async function readBookOfQuote(call: Call, { params: { fingerprint } }: CheckedRequest<typeof asked>): Promise<FileResponse> {
  const kept = await findQuote(call.db, fingerprint);
  const book = kept === null ? null : await findBookOfQuote(call.app, call.db, kept);
  if (book === null) throw notFound();
  return { mediaType: 'application/json', body: Buffer.from(book.document), etag: book.hash, cache: 'revalidate' };
}
