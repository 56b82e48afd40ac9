// Answers that follow a request: asked once the request has rested, the last good one kept while the next one loads.

import type { QuoteView } from '@hosted-stay/pricing-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AskedRequest, failureOf, type QuoteAnswer, type QuoteSource, SourceFailure } from '../quote-source/quote-source.ts';
import { askQuote, type Held } from './ask-quote.ts';
import { emptyQuote, type QuoteEvent, type QuoteState, quoteReducer } from './quote-state.ts';
import { requestKey } from './request-key.ts';

export interface UsedQuote<V extends QuoteView = QuoteView> extends QuoteState<V> {
  /** Asks the present request once more, without waiting for it to rest. */
  readonly retry: () => void;
}

export interface Asking<V extends QuoteView> {
  readonly source: QuoteSource;
  readonly request: AskedRequest | null;
  readonly initial: QuoteView | undefined;
  /** Makes an answer of whatever came, or throws. One function for good. */
  readonly read: (answer: unknown) => QuoteAnswer<V>;
}

const QUIET_MS = 250;
const TIMEOUT_MS = 30_000;

/** {@link useQuote} for whatever `read` makes of the answers. */
export function useAnswers<V extends QuoteView>({ source, request, initial, read }: Asking<V>): UsedQuote<V> {
  const key = requestKey(request);
  const [kept, keep] = useState<Held<V>>(() => askQuote<V>(emptyQuote, { source, key, read, initial }));
  let held = kept;
  if (held.key !== key || held.source.id !== source.id) {
    held = askQuote(held.state, { source, key, read });
    keep(held);
  }

  const newest = useRef(source);
  useEffect(() => {
    newest.current = source;
  });

  const { state, source: asked, hurry } = held;
  const { sequence, status } = state;
  useEffect(() => {
    if (status !== 'loading' || key === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const done = (event: QuoteEvent<V>) => {
      if (!signal.aborted) keep((now) => ({ ...now, state: quoteReducer(now.state, event) }));
    };
    const fail = (thrown: unknown) => done({ type: 'failed', sequence, failure: failureOf(thrown) });
    let timer = setTimeout(
      async () => {
        timer = setTimeout(fail, asked.timeoutMs ?? TIMEOUT_MS, new SourceFailure('timeout'));
        try {
          done({ type: 'answered', sequence, answer: read(await asked(JSON.parse(key), signal)) });
        } catch (thrown) {
          fail(thrown);
        }
      },
      hurry ? 0 : (asked.quietMs ?? QUIET_MS),
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sequence, status, key, asked, hurry, read]);

  const retry = useCallback(() => keep((now) => askQuote(now.state, { source: newest.current, key: now.key, read, hurry: true })), [read]);
  return useMemo(() => ({ ...state, retry }), [state, retry]);
}
