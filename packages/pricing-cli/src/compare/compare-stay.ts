// One stay under two price books: what each side would have paid or been paid, or why one of them has no price for it.

import { type Issue, type Pricer, parseQuoteRequest, type Quote, type QuoteRequest } from '@hosted-stay/pricing-core';

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

/** Prices a stay in both books. `input` is a request, or a recorded booking, of which only the request counts. */
export function compareStay(books: Books, input: unknown): Comparison {
  const id = idOf(input);
  const isBooking = isObject(input) && 'request' in input;
  const parsed = parseQuoteRequest(isBooking ? input['request'] : input);
  if (!parsed.ok) return { status: 'error', id, reason: isBooking ? underRequest(first(parsed.issues)) : first(parsed.issues) };
  return comparePriced(books, id, parsed.value);
}

function comparePriced(books: Books, id: Id, request: QuoteRequest): Comparison {
  const before = books.old.quote(request);
  if (!before.ok) return { status: 'unpriced', id, book: 'old', reason: first(before.issues) };
  const after = books.new.quote(request);
  if (!after.ok) return { status: 'unpriced', id, book: 'new', reason: first(after.issues) };
  return { status: 'compared', id, old: before.value, new: after.value };
}

function underRequest(issue: Issue): Issue {
  return { ...issue, path: ['request', ...issue.path] };
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
