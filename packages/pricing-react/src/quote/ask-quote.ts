// Requests a quote: immediately if the source can answer synchronously, otherwise after rendering.

import type { QuoteView } from '@hosted-stay/pricing-core';
import { failureOf, type QuoteAnswer, type QuoteSource } from '../quote-source/quote-source.ts';
import { quoteReducer, type TrackedState } from './quote-state.ts';

export interface Held<V extends QuoteView> {
  readonly source: QuoteSource;
  readonly key: string | null;
  /** Whether to ask without waiting for further changes. */
  readonly hurry: boolean;
  readonly state: TrackedState<V>;
}

export interface Question<V extends QuoteView> {
  readonly source: QuoteSource;
  readonly key: string | null;
  readonly read: (answer: unknown) => QuoteAnswer<V>;
  readonly hurry?: boolean;
  /** The answer, if already known. */
  readonly initial?: QuoteView | undefined;
}

/** Sources that claimed to answer synchronously but didn't: from then on they are called after rendering. */
const late = /* @__PURE__ */ new WeakSet<object>();

/** Asks for a quote: answered by `initial` or a synchronous source, otherwise `loading`. */
export function askQuote<V extends QuoteView>(state: TrackedState<V>, { source, key, read, hurry = false, initial }: Question<V>): Held<V> {
  const sequence = state.sequence + 1;
  const held = (next: TrackedState<V>): Held<V> => ({ source, key, hurry, state: next });
  if (key === null) return held(quoteReducer(state, { type: 'emptied', sequence }));
  const loading = quoteReducer(state, { type: 'asked', sequence, key });
  try {
    const answer = initial ? { ok: true, value: initial } : answerAtOnce(source, key);
    return held(answer === undefined ? loading : quoteReducer(loading, { type: 'answered', sequence, answer: read(answer) }));
  } catch (thrown) {
    return held(initial ? loading : quoteReducer(loading, { type: 'failed', sequence, failure: failureOf(thrown) }));
  }
}

function answerAtOnce(source: QuoteSource, key: string): unknown {
  if (source.quietMs !== 0 || late.has(source)) return undefined;
  const controller = new AbortController();
  const answer: unknown = source(JSON.parse(key), controller.signal);
  if (typeof (answer as PromiseLike<unknown> | undefined)?.then !== 'function') return answer ?? null;
  late.add(source);
  controller.abort();
  Promise.resolve(answer).catch(() => {});
  return undefined;
}
