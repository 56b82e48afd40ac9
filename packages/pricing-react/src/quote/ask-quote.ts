// What a component holds of its quote between two renders, and how it asks anew: at once where the source can.

import type { QuoteView } from '@hosted-stay/pricing-core';
import { failureOf, type QuoteAnswer, type QuoteSource } from '../quote-source/quote-source.ts';
import { quoteReducer, type TrackedState } from './quote-state.ts';

export interface Held<V extends QuoteView> {
  readonly source: QuoteSource;
  readonly key: string | null;
  /** Whether to ask without waiting for the request to rest. */
  readonly hurry: boolean;
  readonly state: TrackedState<V>;
}

export interface Question<V extends QuoteView> {
  readonly source: QuoteSource;
  readonly key: string | null;
  readonly read: (answer: unknown) => QuoteAnswer<V>;
  readonly hurry?: boolean;
  /** The answer, where it is known already. */
  readonly initial?: QuoteView | undefined;
}

/** Sources that were believed to answer at once and did not: they are asked after rendering from then on. */
const late = /* @__PURE__ */ new WeakSet<object>();

/** The newest question asked: answered already by `initial` or by a source that answers at once, else `loading`. */
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
