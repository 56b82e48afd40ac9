// What more a price book in the page can tell of a request: reasons, cheaper dates nearby, the price of each length of stay.

import {
  type CheaperStay,
  type Messages as EngineMessages,
  type ExplanationText,
  explainQuote,
  findCheaperStays,
  type Pricer,
  REQUEST_LIMITS,
  type Reader,
  type Result,
  wordExplanation,
} from '@hosted-stay/pricing-core';
import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
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

/** In which language, and for whose eyes. */
export interface ExplainOptions {
  readonly messages: EngineMessages;
  readonly reader: Reader;
}

/** Questions that only the price book itself can answer. */
export interface QuoteInsight {
  /** Why the quote is what it is, and what nearly changed it. */
  explain(request: AskedRequest, options: ExplainOptions): Result<ExplanationText>;
  /** Dates nearby that cost less, the nearest first. */
  cheaperStays(request: AskedRequest): Result<readonly CheaperStay[]>;
  /** The total of each length of stay from 1 day to `longestDays`, all else as requested; empty without a first day. */
  curve(request: AskedRequest, longestDays: number): readonly CurvePoint[];
}

/** The insight of a price book. */
export function bookInsight(pricer: Pricer): QuoteInsight {
  return {
    explain: (request, { messages, reader }) => {
      const quoted = pricer.quote(request);
      if (!quoted.ok) return quoted;
      const explained = explainQuote(quoted.value);
      return explained.ok ? { ok: true, value: wordExplanation(explained.value, { locale: messages, reader }) } : explained;
    },
    cheaperStays: (request) => findCheaperStays(pricer, request),
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
