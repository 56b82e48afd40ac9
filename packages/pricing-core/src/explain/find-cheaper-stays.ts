// The nearest stays that cost less: the same request on other dates, a little earlier or later, shorter or longer.

import { dateText, dayNumber } from '../calendar/civil-date.ts';
import type { Pricer } from '../compile-price-book.ts';
import { formatAmount, parseAmount } from '../money/amount.ts';
import { minorDigits } from '../money/currency.ts';
import { compare, type Integer, subtract } from '../money/integer.ts';
import type { Quote } from '../quote.ts';
import { parseQuoteRequest, type QuoteRequest, type QuoteRequestInput } from '../quote-request.ts';
import { ok, type Result } from '../result.ts';

export interface CheaperStaysOptions {
  /** Maximum days to start earlier or later; 7 by default. */
  readonly mostShift?: number;
  /** Maximum days to shorten the stay; 1 by default. */
  readonly mostShorter?: number;
  /** Maximum days to extend the stay; 2 by default. */
  readonly mostLonger?: number;
  /** Maximum number of results; 5 by default. */
  readonly limit?: number;
}

/** A stay that costs less than the requested one. */
export interface CheaperStay {
  readonly fromDate: string;
  readonly toDate: string;
  /** Days by which it starts later; below 0 if earlier. */
  readonly shiftDays: number;
  /** Days by which it is longer; below 0 if shorter. */
  readonly longerDays: number;
  /** Total days changed: of the start and of the length, in either direction. */
  readonly distance: number;
  readonly total: string;
  /** The saving on the total, above 0. */
  readonly saving: string;
  readonly quote: Quote;
}

interface Change {
  readonly shiftDays: number;
  readonly longerDays: number;
  readonly distance: number;
}

interface Found {
  readonly stay: CheaperStay;
  readonly total: Integer;
}

/**
 * Stays near the requested one with a lower total: nearest first, then cheapest, then earliest. Only the dates differ from
 * the request; dates without a quote are skipped. Refuses like the request itself.
 */
export function findCheaperStays(
  pricer: Pricer,
  request: QuoteRequest | QuoteRequestInput,
  options: CheaperStaysOptions = {},
): Result<CheaperStay[]> {
  const parsed = parseQuoteRequest(request);
  if (!parsed.ok) return parsed;
  const quoted = pricer.quote(parsed.value);
  if (!quoted.ok) return quoted;
  const asked = { request: parsed.value, total: minorTotal(quoted.value) };
  const found = changesWithin(options).flatMap((change) => cheaperStay(pricer, change, asked));
  found.sort((a, b) => a.stay.distance - b.stay.distance || compare(a.total, b.total) || compareText(a.stay.fromDate, b.stay.fromDate));
  return ok(found.slice(0, options.limit ?? 5).map(({ stay }) => stay));
}

function changesWithin({ mostShift = 7, mostShorter = 1, mostLonger = 2 }: CheaperStaysOptions): Change[] {
  return range(-mostShift, mostShift).flatMap((shiftDays) =>
    range(-mostShorter, mostLonger).flatMap((longerDays) => {
      const distance = Math.abs(shiftDays) + Math.abs(longerDays);
      return distance === 0 ? [] : [{ shiftDays, longerDays, distance }];
    }),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

interface Asked {
  readonly request: QuoteRequest;
  readonly total: Integer;
}

function cheaperStay(pricer: Pricer, change: Change, asked: Asked): Found[] {
  const from = (dayNumber(asked.request.fromDate) as number) + change.shiftDays;
  const to = (dayNumber(asked.request.toDate) as number) + change.shiftDays + change.longerDays;
  const dates = { fromDate: dateText(from), toDate: dateText(to) };
  const quoted = pricer.quote({ ...asked.request, ...dates });
  if (!quoted.ok) return [];
  const quote = quoted.value;
  const total = minorTotal(quote);
  if (compare(total, asked.total) >= 0) return [];
  const saving = formatAmount(subtract(asked.total, total), minorDigits(quote.currency) as number);
  return [{ total, stay: { ...dates, ...change, total: quote.total, saving, quote } }];
}

function minorTotal({ total, currency }: Quote): Integer {
  return parseAmount(total, minorDigits(currency) as number) as Integer;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
