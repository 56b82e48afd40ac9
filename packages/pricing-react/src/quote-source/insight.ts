// What more a price book in the page can tell of a request: reasons, cheaper dates nearby, the price of each length of stay.

import type { ExplanationText, CheaperStay as FoundStay, Payee, Pricer, Reader, ReasonWords, Result } from '@hosted-stay/pricing-core';
import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import { REQUEST_LIMITS } from '@hosted-stay/pricing-core/quoting';
import type { AskedRequest } from './quote-source.ts';

/** A length of stay and what it costs. */
export interface CurvePoint {
  /** First and last day included. */
  readonly days: number;
  readonly toDate: string;
  /** Null where there is no quote for such a stay. */
  readonly total: string | null;
  /** ISO 4217. */
  readonly currency: string;
}

/** Dates for which the same stay costs less: its total and no more of its quote, whoever asks. */
export interface CheaperStay extends Omit<FoundStay, 'quote'> {
  /** ISO 4217. */
  readonly currency: string;
}

/** In which language, and for whose eyes; `payee` names the activity where a host's reasons are for one. */
export interface ExplainOptions {
  readonly words: () => Promise<ReasonWords>;
  readonly reader: Reader;
  readonly payee?: Payee;
}

/**
 * Questions that only the price book itself can answer. What answers the first two is loaded when first asked, so both may fail
 * for want of a network.
 */
export interface QuoteInsight {
  /** Explains the quote, and the discounts not reached. */
  explain(request: AskedRequest, options: ExplainOptions): Promise<Result<ExplanationText>>;
  /** Dates nearby that cost less, the nearest first. */
  cheaperStays(request: AskedRequest): Promise<Result<readonly CheaperStay[]>>;
  /** The total of each length of stay from 1 day to `longestDays`, all else as requested; empty without a first day. */
  curve(request: AskedRequest, longestDays: number): readonly CurvePoint[];
  /** Loads the code for explanations ahead of time. */
  prepare?(): Promise<unknown>;
}

const reasons = () => import('./reasons.ts');

/** The insight of a price book. */
export function bookInsight(pricer: Pricer): QuoteInsight {
  return {
    prepare: reasons,
    explain: async (request, { words, reader, payee }) => {
      const [{ explainRequest }, locale] = await Promise.all([reasons(), words()]);
      return explainRequest(pricer, request, { locale, reader, ...(payee && { payee }) });
    },
    cheaperStays: async (request) => {
      const found = (await reasons()).findCheaperStays(pricer, request);
      return found.ok ? { ok: true, value: found.value.map(({ quote: { currency }, ...stay }) => ({ ...stay, currency })) } : found;
    },
    curve: (request, longestDays) => {
      const first = dayNumber(request.fromDate);
      if (first === undefined) return [];
      return Array.from({ length: Math.min(longestDays, REQUEST_LIMITS.days) }, (_, index): CurvePoint => {
        const toDate = dateText(first + index);
        const quoted = pricer.quote({ ...request, toDate });
        return { days: index + 1, toDate, total: quoted.ok ? quoted.value.total : null, currency: pricer.book.currency };
      });
    },
  };
}
