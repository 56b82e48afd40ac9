// One stay under two price books: what each side would have paid or been paid, or why one of them has no price for it.

import {
  type Issue,
  type Pricer,
  parseBookingRecord,
  parseQuoteRequest,
  type Quote,
  type QuoteRequest,
  type Result,
} from '@hosted-stay/pricing-core';
import { quoteAtRate } from '../audit/quote-at-rate.ts';

/** The two books of a back-test. */
export interface Books {
  readonly old: Pricer;
  readonly new: Pricer;
}

export type Comparison =
  | { readonly status: 'compared'; readonly id: Id; readonly old: Quote; readonly new: Quote }
  | { readonly status: 'unpriced'; readonly id: Id; readonly book: 'old' | 'new'; readonly reason: Issue }
  | { readonly status: 'error'; readonly id: Id; readonly reason: Issue };

type Id = string | number | null;

/** What of an input is priced: the VAT rate of a booking is its seller's, whatever the book. */
interface Stay {
  readonly request: QuoteRequest;
  readonly vatRate?: string | undefined;
}

/** Prices a stay in both books. `input` is a request, or a recorded booking, of which only the request and its VAT rate count. */
export function compareStay(books: Books, input: unknown): Comparison {
  const id = idOf(input);
  const stay = stayOf(input);
  return stay.ok ? comparePriced(books, id, stay.value) : { status: 'error', id, reason: first(stay.issues) };
}

function stayOf(input: unknown): Result<Stay> {
  if (isObject(input) && 'request' in input) {
    const { request, vatRate, vat_rate: other } = input;
    return parseBookingRecord({ id: 0, request, recorded: {}, vatRate: vatRate ?? other });
  }
  const parsed = parseQuoteRequest(input);
  return parsed.ok ? { ok: true, value: { request: parsed.value } } : parsed;
}

function comparePriced(books: Books, id: Id, stay: Stay): Comparison {
  const before = quoteAtRate(books.old, stay);
  if (!before.ok) return { status: 'unpriced', id, book: 'old', reason: first(before.issues) };
  const after = quoteAtRate(books.new, stay);
  if (!after.ok) return { status: 'unpriced', id, book: 'new', reason: first(after.issues) };
  return { status: 'compared', id, old: before.value, new: after.value };
}

/** A refusal always has a reason. */
function first([issue]: readonly Issue[]): Issue {
  if (issue === undefined) throw new Error('refused without a reason');
  return issue;
}

function idOf(input: unknown): Id {
  const id = isObject(input) ? input['id'] : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
