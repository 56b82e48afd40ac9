// The calculator without markup: the form, the quote that follows it, and a first scenario kept to compare with.

import type { QuoteRequest, QuoteView } from '@hosted-stay/pricing-core';
import { type Dispatch, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { hasWrongDates } from '../../quote/quote-state.ts';
import type { UsedQuote } from '../../quote/use-answers.ts';
import { useQuote } from '../../quote/use-quote.ts';
import type { QuoteSource, SourceFailure } from '../../quote-source/quote-source.ts';
import {
  type CalculatorDraft,
  type DraftChange,
  draftOf,
  draftReducer,
  hasStay,
  missingFields,
  type NeededField,
  requestOf,
  type StartingRequest,
} from '../../request/calculator-draft.ts';

/** A request with the quote that answers it. */
export interface Scenario<V extends QuoteView = QuoteView> {
  readonly request: QuoteRequest;
  readonly quote: V;
}

export interface CalculatorOptions<V extends QuoteView = QuoteView> {
  /** Where quotes come from: a price book's source, or `endpointSource(url)`. Make it once, outside the component. */
  readonly source: QuoteSource<V>;
  /** The initial values of the form. Later changes have no effect. */
  readonly defaultRequest?: StartingRequest | undefined;
  /** The quote of `defaultRequest`, calculated on a server. */
  readonly initialQuote?: V | undefined;
  /** Called with each complete request after the first, or null if a required field is cleared. */
  readonly onRequestChange?: ((request: QuoteRequest | null) => void) | undefined;
  /** Called with each valid quote and its request. */
  readonly onQuote?: ((quote: V, request: QuoteRequest) => void) | undefined;
  /** Called each time the source fails. A refused request is not a failure. */
  readonly onFailure?: ((failure: SourceFailure) => void) | undefined;
}

export interface Calculator<V extends QuoteView = QuoteView> {
  /** The current input. */
  readonly draft: CalculatorDraft;
  /** Changes the draft. */
  readonly change: Dispatch<DraftChange>;
  /** The request of the form; null while fields are missing. */
  readonly request: QuoteRequest | null;
  /** Missing fields, in the order of the form. */
  readonly missing: readonly NeededField[];
  /** The state of the quote for `request`. */
  readonly state: UsedQuote<V>;
  /** The last valid answer, even if the form has changed since; null while its dates are missing or invalid. */
  readonly answered: Scenario<V> | null;
  /** Whether `answered` matches the current form. */
  readonly settled: boolean;
  /** Scenario A, if one is saved; the form is then B. */
  readonly kept: Scenario<V> | null;
  /** Actions on scenario A. */
  readonly comparison: ComparisonMoves;
}

/** Actions on scenario A. */
export interface ComparisonMoves {
  /** The present answer becomes A. */
  keep(): void;
  /** A goes into the form, and what was there becomes A. */
  swap(): void;
  /** A goes into the form, and there is nothing to compare with any more. */
  takeOver(): void;
  clear(): void;
}

/** A scenario with the form input it was made from. */
interface KeptScenario<V extends QuoteView> extends Scenario<V> {
  readonly draft: CalculatorDraft;
}

/** The state and actions of a calculator, without its markup. */
export function useCalculator<V extends QuoteView>(options: CalculatorOptions<V>): Calculator<V> {
  const [draft, change] = useReducer(draftReducer, options.defaultRequest, draftOf);
  const made = useMemo(() => requestOf(draft), [draft]);
  const request = useSameContent(made);
  const state = useQuote(options.source, request, { initialQuote: options.initialQuote });
  const last = useLastAnswer(request, state);
  const answered = hasStay(draft) && !hasWrongDates(state.issuesByField) ? last : null;
  const settled = state.status === 'ready' && answered?.request === request;
  const [kept, setKept] = useState<KeptScenario<V> | null>(null);
  useTold(options, { request, answered: last, failure: state.failure });
  // A family stay asks for no activities, and the form still has them: they are to come back with it.
  const keep = () => setKept(answered && { ...answered, draft: settled ? draft : draftOf(answered.request) });
  const load = () => kept && change({ type: 'load', draft: kept.draft });
  const comparison: ComparisonMoves = {
    keep,
    swap: () => {
      load();
      keep();
    },
    takeOver: () => {
      load();
      setKept(null);
    },
    clear: () => setKept(null),
  };
  return { draft, change, request, missing: missingFields(draft), state, answered, settled, kept, comparison };
}

/** The first of equal requests: a keystroke that changes nothing asked (a space after the code) is no new request. */
function useSameContent(request: QuoteRequest | null): QuoteRequest | null {
  const [held, setHeld] = useState(request);
  if (held === request || JSON.stringify(held) === JSON.stringify(request)) return held;
  setHeld(request);
  return request;
}

function useLastAnswer<V extends QuoteView>(request: QuoteRequest | null, { status, quote }: UsedQuote<V>): Scenario<V> | null {
  const [last, setLast] = useState<Scenario<V> | null>(null);
  if (status !== 'ready' || quote === null || request === null || (last?.quote === quote && last.request === request)) return last;
  const answer = { request, quote };
  setLast(answer);
  return answer;
}

/** What the page is told of. */
interface News<V extends QuoteView> {
  readonly request: QuoteRequest | null;
  readonly answered: Scenario<V> | null;
  readonly failure: SourceFailure | null;
}

function useTold<V extends QuoteView>(options: CalculatorOptions<V>, { request, answered, failure }: News<V>): void {
  const listeners = useRef(options);
  const told = useRef(request);
  useEffect(() => {
    listeners.current = options;
  });
  useEffect(() => {
    if (told.current === request) return;
    told.current = request;
    listeners.current.onRequestChange?.(request);
  }, [request]);
  useEffect(() => {
    if (answered) listeners.current.onQuote?.(answered.quote, answered.request);
  }, [answered]);
  useEffect(() => {
    if (failure) listeners.current.onFailure?.(failure);
  }, [failure]);
}
