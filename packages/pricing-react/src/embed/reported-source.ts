// A source whose failures somebody else hears of too.

import type { QuoteView } from '@hosted-stay/pricing-core';
import { type QuoteSource, SourceFailure } from '../quote-source/quote-source.ts';
import type { QuoteErrorDetail } from './settings.ts';

/** The same source; failures are reported unless nobody waits for the answer any more. */
export function reportedSource<V extends QuoteView>(source: QuoteSource<V>, report: (detail: QuoteErrorDetail) => void): QuoteSource<V> {
  const answer = async (...[request, signal]: Parameters<QuoteSource<V>>) => {
    try {
      return await source(request, signal);
    } catch (error) {
      if (!signal.aborted) report(detailOf(error));
      throw error;
    }
  };
  return Object.assign(answer, source);
}

function detailOf(error: unknown): QuoteErrorDetail {
  if (error instanceof SourceFailure) return { kind: error.kind, message: error.message, status: error.status };
  return { kind: 'broken', message: String(error) };
}
