// One recorded booking → a verdict: as it should be, different and why, not to be checked, or not to be read.

import { type BookingRecord, type Issue, type Pricer, parseBookingRecord, type Quote } from '@hosted-stay/pricing-core';
import type { FigureDifference, Tolerance } from './difference.ts';
import { differencesOf } from './figures.ts';
import { type Findings, findCauses } from './find-causes.ts';
import type { NoBook, PriceBookIndex } from './price-book-index.ts';
import { quoteAtRate } from './quote-at-rate.ts';
import type { SearchAllowance } from './search-allowance.ts';

export type Verdict =
  | { readonly status: 'same'; readonly quote: Quote; readonly id: string | number }
  | Difference
  | { readonly status: 'unchecked'; readonly id: string | number; readonly reason: NoBook | NothingRecorded | Issue }
  | { readonly status: 'error'; readonly id: string | number | null; readonly issues: readonly Issue[] };

/** A booking whose record is not what its book says. */
export interface Difference {
  readonly status: 'difference';
  readonly id: string | number;
  readonly bookVersion: string;
  readonly currency: string;
  /** Empty where its own book can't price it and another one explains the record. */
  readonly differences: readonly FigureDifference[];
  readonly findings: Findings;
  readonly quote: Quote | undefined;
}

export interface NothingRecorded {
  readonly code: 'nothing_recorded';
  readonly field: 'recorded';
  readonly message: string;
}

export interface Audit {
  readonly bookIndex: PriceBookIndex;
  readonly tolerance: Tolerance;
  /** Whether other explanations than the likeliest are told too. */
  readonly wantsAlternatives: boolean;
  /** What the searches for causes may cost together; without it each booking is searched as far as it goes. */
  readonly allowance?: SearchAllowance | undefined;
}

/** Checks one record, given as parsed JSON. Never throws for bad input. */
export function auditBooking(audit: Audit, input: unknown): Verdict {
  audit.allowance?.addBooking();
  const parsed = parseBookingRecord(input);
  if (!parsed.ok) return { status: 'error', id: idOf(input), issues: parsed.issues };
  const booking = parsed.value;
  if (Object.keys(booking.recorded).length === 0) return { status: 'unchecked', id: booking.id, reason: NOTHING_RECORDED };
  const pricer = audit.bookIndex.pick(booking);
  if ('code' in pricer) return { status: 'unchecked', id: booking.id, reason: pricer };
  const quoted = quoteAtRate(pricer, booking);
  if (!quoted.ok) return unpriced(audit, { booking, pricer, issues: quoted.issues });
  const differences = differencesOf(booking.recorded, quoted.value, audit.tolerance);
  if (differences.length === 0) return { status: 'same', id: booking.id, quote: quoted.value };
  return differing(audit, { booking, pricer, differences, quote: quoted.value });
}

const NOTHING_RECORDED: NothingRecorded = { code: 'nothing_recorded', field: 'recorded', message: 'no recorded figure to compare' };

interface Found {
  readonly booking: BookingRecord;
  readonly pricer: Pricer;
  readonly differences: readonly FigureDifference[];
  readonly quote: Quote | undefined;
}

function differing(
  { bookIndex, tolerance, wantsAlternatives, allowance }: Audit,
  { booking, pricer, differences, quote }: Found,
): Difference {
  const { request, recorded, id, vatRate } = booking;
  const scenario = { pricer, request, supposition: vatRate === undefined ? {} : { vatRate }, recorded };
  return {
    status: 'difference',
    id,
    bookVersion: pricer.book.version,
    currency: pricer.book.currency,
    differences,
    findings: findCauses({ scenario, quote, differences, pricers: bookIndex.pricers, tolerance, wantsAlternatives, allowance }),
    quote,
  };
}

/** A booking that its book refuses is a difference where another book gives what was recorded; else it can't be checked. */
function unpriced(audit: Audit, { booking, pricer, issues }: Pick<Found, 'booking' | 'pricer'> & { issues: readonly Issue[] }): Verdict {
  const verdict = differing(audit, { booking, pricer, differences: [], quote: undefined });
  const [reason] = issues;
  return verdict.findings.explanations.length > 0 || reason === undefined ? verdict : { status: 'unchecked', id: booking.id, reason };
}

/** The id of a record that can't be read otherwise, for a person to find it by. */
function idOf(input: unknown): string | number | null {
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
