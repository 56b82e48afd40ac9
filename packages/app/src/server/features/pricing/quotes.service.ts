// Use cases of quoting: what a stay costs by the book in force, and the quotes that are kept.

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
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { changeRate } from './book-at-rate.ts';
import { givenAnswer, rememberAnswer } from './given-answers.ts';
import { sentencesIn } from './issue-words.ts';
import { keepMade } from './made-by-book.ts';
import { bookInForce } from './pricers.ts';
import { findQuote } from './quotes.queries.ts';
import { findSellerOf, isExemptFor } from './seller-tax.queries.ts';
import { AS_IN_BOOK, type SellerTax } from './seller-tax.rules.ts';
import { readSellerTaxes } from './seller-tax.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Whether a caller sees the figures of every side. */
function seesAll({ may }: Call): boolean {
  return may('quotes.book');
}

/** The side that a caller sees: staff who may, all of it or the one they ask for; everybody else the customer's. */
function sideFor(call: Call, type: unknown): Side {
  const asked = type === 'provider' ? 'provider' : 'customer';
  if (seesAll(call)) return type === undefined ? 'finance' : asked;
  if (asked === 'provider') throw new Refusal('quoteSideRefused', { field: 'type' });
  return 'customer';
}

/** The engine's issues as an answer: sentences by field for people, codes and data for programs. */
export async function refusedFor(call: Call, issues: readonly Issue[]): Promise<Refusal> {
  const sentence = await sentencesIn(call.locale);
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const field = issue.path.length === 0 ? 'request' : issue.path.join('.');
    errors.set(field, [...(errors.get(field) ?? []), sentence(issue)]);
  }
  return new Refusal('quoteRefused', { errors: Object.fromEntries(errors), issues });
}

type Request = Readonly<Record<string, unknown>>;

/** Of the database's numbers. */
const LARGEST_ID = Number.MAX_SAFE_INTEGER;

/** Whether tax is owed is nobody's choice but staff's. */
function demandStaffForExemption(call: Call, { vatExempt }: Request): void {
  if (vatExempt === true && !call.may('quotes.keep')) throw new FieldFaults([{ field: 'vatExempt', rule: 'staffOnly' }]);
}

/** Nobody but staff is told the price of days that have passed: it can't be booked. Today is that of the homes, whatever a device takes it for. */
function demandToCome(call: Call, { fromDate, from_date: other }: Request): void {
  const first = fromDate ?? other;
  const today = call.app.clock.today();
  if (isStaff(call.caller?.roles ?? []) || typeof first !== 'string' || !isDay(first) || first >= today) return;
  const issue = { code: 'date_past', path: ['fromDate'], data: { fromDate: first, today } };
  throw new Refusal('quoteRefused', { errors: { fromDate: [wordsIn(call.locale)('booking.issue.datesPast')] }, issues: [issue] });
}

/** The family that a request names, in any spelling; null where it is no number of one, which the engine refuses. */
function familyIn(request: Request): number | null {
  const family = Number(request['hostFamilyId'] ?? request['host_family_id'] ?? request['hostFamily'] ?? request['host_family']);
  return Number.isSafeInteger(family) && family > 0 && family <= LARGEST_ID ? family : null;
}

/** What the engine is asked, and the share of VAT at which; null for the book's. */
interface AsSold {
  readonly request: Request;
  readonly vatRate: string | null;
}

/**
 * How a stay is taxed by the business that sells it, whoever asks.
 * @param exactly whether to ask the database anyway, as where the quote is kept
 */
async function taxOf(call: Call, request: Request, { exactly = false } = {}): Promise<SellerTax> {
  const family = familyIn(request);
  if (family === null) return AS_IN_BOOK;
  if (exactly) return (await findSellerOf(call.db, family))?.tax ?? AS_IN_BOOK;
  return (await readSellerTaxes(call.app)).get(family) ?? AS_IN_BOOK;
}

function asSold(request: Request, { vatExempt, vatRate }: SellerTax): AsSold {
  if (!vatExempt) return { request, vatRate };
  const { vat_exempt: _, ...rest } = request;
  return { request: { ...rest, vatExempt: true }, vatRate };
}

/** What the engine is asked: what staff have said of the tax of the trip that a booking was begun from holds for its price too. */
async function askedOf(call: Call, { tripId, trip_id: other, ...given }: Request): Promise<AsSold> {
  const sold = asSold(given, await taxOf(call, given));
  const id = Number(tripId ?? other);
  const parentId = call.caller?.id;
  if (!Number.isSafeInteger(id) || id <= 0 || parentId === undefined) return sold;
  return (await isExemptFor(call.db, { tripId: id, parentId })) ? { ...sold, request: { ...sold.request, vatExempt: true } } : sold;
}

async function quoted(call: Call, { pricer }: { readonly pricer: Pricer }, request: Request): Promise<LiveQuote> {
  const result = pricer.quote(request as never);
  if (!result.ok) throw await refusedFor(call, result.issues);
  return result.value;
}

function textOf(quote: Quote, side: Side): Buffer {
  return Buffer.from(JSON.stringify(viewQuote(quote, side as 'finance')));
}

function answered(body: Buffer): Bytes {
  return { mediaType: 'application/json', body };
}

export async function makeQuote(call: Call, { body }: Asked<'makeQuote'>): Promise<Bytes> {
  const side = sideFor(call, body['type']);
  demandStaffForExemption(call, body);
  demandToCome(call, body);
  const { request, vatRate } = await askedOf(call, body);
  const book = changeRate(await bookInForce(call.app), vatRate);
  const question = JSON.stringify([side, request]);
  const known = givenAnswer(book, question);
  if (known !== undefined) return answered(known);
  const made = textOf(await quoted(call, book, request), side);
  rememberAnswer(book, question, made);
  return answered(made);
}

export async function keepQuote(call: Call, { body }: Asked<'keepQuote'>): Answered<'keepQuote'> {
  demandStaffForExemption(call, body);
  const sold = asSold(body, await taxOf(call, body, { exactly: true }));
  const book = changeRate(await bookInForce(call.app, { exactly: true }), sold.vatRate);
  const quote = await quoted(call, book, sold.request);
  const { fingerprint, currency, total } = quote;
  const by = { createdAt: call.app.clock.now(), createdBy: call.caller?.id ?? null };
  await keepMade(call.db, quote, { bookNumber: book.number, vatRate: book.vatRate, ...by });
  return { fingerprint, bookNumber: book.number, total, currency };
}

/** A document, read; null when it is no quote any more. */
function keptQuote(document: string): Quote | null {
  try {
    const quote = parseQuote(JSON.parse(document));
    return quote.ok ? quote.value : null;
  } catch {
    return null;
  }
}

/** A kept quote is read from what was kept, whatever has become of the engine or the prices since. */
export async function readQuote(call: Call, { params: { fingerprint } }: Asked<'readQuote'>): Promise<Bytes> {
  const kept = await findQuote(call.db, fingerprint);
  if (kept === null) throw notFound();
  const quote = keptQuote(kept.document);
  if (quote === null || fingerprintOf(quote) !== fingerprint) {
    call.app.log.error({ quote: fingerprint }, 'a kept quote is not what was kept');
    throw new Refusal('documentDamaged');
  }
  return answered(textOf(quote, seesAll(call) ? 'finance' : 'customer'));
}

export async function readBookInForce(call: Call): Promise<Bytes> {
  const { document, hash } = await bookInForce(call.app);
  return { mediaType: 'application/json', body: Buffer.from(document), etag: hash, cache: 'revalidate' };
}
