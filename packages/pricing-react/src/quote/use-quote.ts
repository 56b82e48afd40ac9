// A quote that follows its request.

import type { QuoteView } from '@hosted-stay/pricing-core';
import type { AskedRequest, QuoteSource } from '../quote-source/quote-source.ts';
import { readAnswer } from '../quote-source/read-view.ts';
import { type UsedQuote, useAnswers } from './use-answers.ts';

export interface UseQuoteOptions<V extends QuoteView = QuoteView> {
  /** The quote of the first request, calculated on a server. It is shown immediately and not requested again until the request changes. */
  readonly initialQuote?: V | undefined;
}

/**
 * The state of the quote of `request` from `source`; idle while the request is null. Requests are compared by content. Answers to
 * older requests are aborted and dropped. It never throws: any error of the source becomes a state.
 *
 * A source with `quietMs` 0 that answers without a promise is called while rendering, so its quote is in the first paint, and
 * in the HTML of a server.
 */
export function useQuote<V extends QuoteView>(
  source: QuoteSource<V>,
  request: AskedRequest | null,
  { initialQuote }: UseQuoteOptions<V> = {},
): UsedQuote<V> {
  return useAnswers<V>({ source, request, initial: initialQuote, read: readAnswer });
}
