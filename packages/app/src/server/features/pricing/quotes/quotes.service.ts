// Use cases of quotes: pricing a stay with the book in force, and storing and reading quotes.

import {
  fingerprintOf,
  type Issue,
  type LiveQuote,
  type Pricer,
  parseQuote,
  type Quote,
  type Side,
  viewQuote,
} from '@hosted-stay/pricing-core';
import { isStaff } from '#contract/identity/roles.ts';
import { isDay } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/pricing/quotes.endpoints.ts';
import { changeVatRate } from '#server/features/pricing/price-books/book-vat-rate.ts';
import { getCurrentBook } from '#server/features/pricing/price-books/price-book-cache.ts';
import { findSellerOfFamily, isExemptFor } from '#server/features/pricing/seller-tax/seller-tax.queries.ts';
import { type SellerTax, TAX_OF_BOOK } from '#server/features/pricing/seller-tax/seller-tax.rules.ts';
import { getSellerTaxes } from '#server/features/pricing/seller-tax/seller-tax-cache.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { loadIssueTranslator } from './issue-messages.ts';
import { cacheAnswer, findCachedAnswer } from './quote-cache.ts';
import { insertQuoteOfBook } from './quote-store.ts';
import { findQuote } from './quotes.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Tells whether a caller sees the figures of all sides. */
function canSeeAllSides({ may }: Call): boolean {
  return may('quotes.book');
}

/** Returns the side that a caller sees: staff with access, all of it or the requested side; everybody else, the customer's. */
function toSide(call: Call, type: unknown): Side {
  const asked = type === 'provider' ? 'provider' : 'customer';
  if (canSeeAllSides(call)) return type === undefined ? 'finance' : asked;
  if (asked === 'provider') throw new AppError('quoteSideRefused', { field: 'type' });
  return 'customer';
}

/** Converts the engine's issues to an error: sentences by field for people, codes and data for programs. */
export async function toQuoteRefusal(call: Call, issues: readonly Issue[]): Promise<AppError> {
  const sentence = await loadIssueTranslator(call.locale);
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const field = issue.path.length === 0 ? 'request' : issue.path.join('.');
    errors.set(field, [...(errors.get(field) ?? []), sentence(issue)]);
  }
  return new AppError('quoteRefused', { errors: Object.fromEntries(errors), issues });
}

type Request = Readonly<Record<string, unknown>>;

/** The largest ID in the database. */
const MAX_ID = Number.MAX_SAFE_INTEGER;

/** Asserts that only staff decide whether a stay is exempt from VAT, or leaves prices per booking to another stay. */
function assertStaffForTerms(call: Call, request: Request): void {
  if (call.may('quotes.keep')) return;
  if (request['vatExempt'] === true) throw new ValidationError([{ field: 'vatExempt', rule: 'staffOnly' }]);
  const isShared = [request['withoutPerBooking'], request['without_per_booking']].some((flag) => flag !== undefined && flag !== false);
  if (isShared) throw new ValidationError([{ field: 'withoutPerBooking', rule: 'staffOnly' }]);
}

/** Asserts that only staff get prices for past dates, which can't be booked. Today is the date at the homes, not on the user's device. */
function assertDatesAhead(call: Call, { fromDate, from_date: other }: Request): void {
  const first = fromDate ?? other;
  const today = call.app.clock.today();
  if (isStaff(call.caller?.roles ?? []) || typeof first !== 'string' || !isDay(first) || first >= today) return;
  const issue = { code: 'date_past', path: ['fromDate'], data: { fromDate: first, today } };
  throw new AppError('quoteRefused', { errors: { fromDate: [getTranslator(call.locale)('booking.issue.datesPast')] }, issues: [issue] });
}

/** Returns the family ID of a request in any spelling; null if it is invalid, which the engine then rejects. */
function toFamilyId(request: Request): number | null {
  const family = Number(request['hostFamilyId'] ?? request['host_family_id'] ?? request['hostFamily'] ?? request['host_family']);
  return Number.isSafeInteger(family) && family > 0 && family <= MAX_ID ? family : null;
}

/** The engine's input, and the VAT rate to use; null for the book's. */
interface TaxedRequest {
  readonly request: Request;
  readonly vatRate: string | null;
}

/**
 * Returns how the business that sells a stay taxes it, for any caller.
 * @param exactly whether to bypass the cache, as when the quote is stored
 */
async function findTaxOfRequest(call: Call, request: Request, { exactly = false } = {}): Promise<SellerTax> {
  const family = toFamilyId(request);
  if (family === null) return TAX_OF_BOOK;
  if (exactly) return (await findSellerOfFamily(call.db, family))?.tax ?? TAX_OF_BOOK;
  return (await getSellerTaxes(call.app)).get(family) ?? TAX_OF_BOOK;
}

function applySellerTax(request: Request, { vatExempt, vatRate }: SellerTax): TaxedRequest {
  if (!vatExempt) return { request, vatRate };
  const { vat_exempt: _, ...rest } = request;
  return { request: { ...rest, vatExempt: true }, vatRate };
}

/** Prepares the engine's input. If staff have exempted the trip that a booking was started from, its price is exempt too. */
async function prepareRequest(call: Call, { tripId, trip_id: other, ...given }: Request): Promise<TaxedRequest> {
  const sold = applySellerTax(given, await findTaxOfRequest(call, given));
  const id = Number(tripId ?? other);
  const parentId = call.caller?.id;
  if (!Number.isSafeInteger(id) || id <= 0 || parentId === undefined) return sold;
  return (await isExemptFor(call.db, { tripId: id, parentId })) ? { ...sold, request: { ...sold.request, vatExempt: true } } : sold;
}

async function quoteRequest(call: Call, { pricer }: { readonly pricer: Pricer }, request: Request): Promise<LiveQuote> {
  const result = pricer.quote(request as never);
  if (!result.ok) throw await toQuoteRefusal(call, result.issues);
  return result.value;
}

function toQuoteBuffer(quote: Quote, side: Side): Buffer {
  return Buffer.from(JSON.stringify(viewQuote(quote, side as 'finance')));
}

function toJsonBytes(body: Buffer): FileResponse {
  return { mediaType: 'application/json', body };
}

export async function makeQuote(call: Call, { body }: Input<'makeQuote'>): Promise<FileResponse> {
  const side = toSide(call, body['type']);
  assertStaffForTerms(call, body);
  assertDatesAhead(call, body);
  const { request, vatRate } = await prepareRequest(call, body);
  const book = changeVatRate(await getCurrentBook(call.app), vatRate);
  const question = JSON.stringify([side, request]);
  const known = findCachedAnswer(book, question);
  if (known !== undefined) return toJsonBytes(known);
  const made = toQuoteBuffer(await quoteRequest(call, book, request), side);
  cacheAnswer(book, question, made);
  return toJsonBytes(made);
}

export async function keepQuote(call: Call, { body }: Input<'keepQuote'>): Output<'keepQuote'> {
  assertStaffForTerms(call, body);
  const sold = applySellerTax(body, await findTaxOfRequest(call, body, { exactly: true }));
  const book = changeVatRate(await getCurrentBook(call.app, { exactly: true }), sold.vatRate);
  const quote = await quoteRequest(call, book, sold.request);
  const { fingerprint, currency, total } = quote;
  const by = { createdAt: call.app.clock.now(), createdBy: call.caller?.id ?? null };
  await insertQuoteOfBook(call.db, quote, { bookNumber: book.number, vatRate: book.vatRate, ...by });
  return { fingerprint, bookNumber: book.number, total, currency };
}

/** Parses a document; returns null if it is no longer a valid quote. */
function parseSavedQuote(document: string): Quote | null {
  try {
    const quote = parseQuote(JSON.parse(document));
    return quote.ok ? quote.value : null;
  } catch {
    return null;
  }
}

/** Reads a stored quote as it was stored, regardless of later changes to engine or prices. */
export async function readQuote(call: Call, { params: { fingerprint } }: Input<'readQuote'>): Promise<FileResponse> {
  const kept = await findQuote(call.db, fingerprint);
  if (kept === null) throw notFound();
  const quote = parseSavedQuote(kept.document);
  if (quote === null || fingerprintOf(quote) !== fingerprint) {
    call.app.log.error({ quote: fingerprint }, 'a kept quote is not what was kept');
    throw new AppError('documentDamaged');
  }
  return toJsonBytes(toQuoteBuffer(quote, canSeeAllSides(call) ? 'finance' : 'customer'));
}

export async function readBookInForce(call: Call): Promise<FileResponse> {
  const { document, hash } = await getCurrentBook(call.app);
  return { mediaType: 'application/json', body: Buffer.from(document), etag: hash, cache: 'revalidate' };
}
