// What is known of a quote while it is asked for, as data, and how each event changes it.

import type { Issue, QuoteRequest, QuoteView } from '@hosted-stay/pricing-core';
import type { SourceFailure } from '../quote-source/quote-source.ts';
import { namesOf, REQUEST } from '../quote-source/view-shape.ts';

/** `loading` until the newest question is answered, whatever is still shown; `refused` where the request has issues. */
export type QuoteStatus = 'empty' | 'loading' | 'ready' | 'refused' | 'failed';

/** The issues of each field that has any, by the field's name. */
export type FieldIssues = Readonly<Partial<Record<keyof QuoteRequest, readonly Issue[]>>>;

export interface QuoteState<V extends QuoteView = QuoteView> {
  /** The status of the request. */
  readonly status: QuoteStatus;
  /** The last valid quote. It stays while a new one loads, is refused or fails; null if there is no request. */
  readonly quote: V | null;
  /** The valid quote before it with other content, to show what changed. */
  readonly previous: V | null;
  /** Whether `quote` belongs to an earlier request. */
  readonly stale: boolean;
  /** Why the last request was refused. They stay while the next one loads, to avoid flicker. */
  readonly issues: readonly Issue[];
  /** The issues by field. Issues of the whole request or of unknown fields are only in `issues`. */
  readonly issuesByField: FieldIssues;
  /** Why the last request failed. It stays while the next one loads. */
  readonly failure: SourceFailure | null;
}

/** The state and what it takes to tell a late answer from the newest. */
export interface TrackedState<V extends QuoteView = QuoteView> extends QuoteState<V> {
  /** The number of the newest question. */
  readonly sequence: number;
  /** What was asked, as text that is the same for the same content. */
  readonly asked: string | null;
  /** What `quote` answers. */
  readonly quoted: string | null;
}

/** `sequence` grows with each `asked` and `emptied`; what answers an older question, or one already answered, is dropped. */
export type QuoteEvent<V extends QuoteView = QuoteView> =
  | { readonly type: 'asked'; readonly sequence: number; readonly key: string }
  | { readonly type: 'answered'; readonly sequence: number; readonly answer: { readonly ok: true; readonly value: V } | Refusal }
  | { readonly type: 'failed'; readonly sequence: number; readonly failure: SourceFailure }
  | { readonly type: 'emptied'; readonly sequence: number };

interface Refusal {
  readonly ok: false;
  readonly issues: readonly Issue[];
}

const NO_FAULT = { issues: [], issuesByField: {}, failure: null } as const;

/** The state before the first request. */
export const emptyQuote: TrackedState<never> = {
  ...NO_FAULT,
  status: 'empty',
  quote: null,
  previous: null,
  stale: false,
  sequence: 0,
  asked: null,
  quoted: null,
};

/** The state after an event; the same object if the event is outdated. */
export function quoteReducer<V extends QuoteView>(state: TrackedState<V>, event: QuoteEvent<V>): TrackedState<V> {
  const { sequence } = event;
  if (event.type === 'asked' || event.type === 'emptied') {
    if (sequence <= state.sequence) return state;
    if (event.type === 'emptied') return { ...emptyQuote, sequence };
    return { ...state, sequence, status: 'loading', asked: event.key, stale: !!state.quote && event.key !== state.quoted };
  }
  if (sequence !== state.sequence || state.status !== 'loading') return state;
  if (event.type === 'failed') return { ...state, ...NO_FAULT, status: 'failed', failure: event.failure };
  if (!event.answer.ok) return { ...state, ...NO_FAULT, status: 'refused', ...faultsOf(event.answer.issues) };
  const { quote } = state;
  const { value } = event.answer;
  const previous = quote?.fingerprint === value.fingerprint ? state.previous : quote;
  return { ...state, ...NO_FAULT, status: 'ready', quote: value, previous, quoted: state.asked, stale: false };
}

/** Issues, and the same by the field they are for. */
export function faultsOf(issues: readonly Issue[]): Pick<QuoteState, 'issues' | 'issuesByField'> {
  const issuesByField: Partial<Record<keyof QuoteRequest, Issue[]>> = {};
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (field) issuesByField[field] = [...(issuesByField[field] ?? []), issue];
  }
  return { issues, issuesByField };
}

/** Whether the dates were refused; an earlier quote then doesn't belong to the form any more. */
export function hasWrongDates({ fromDate, toDate }: QuoteState['issuesByField']): boolean {
  return !!(fromDate ?? toDate);
}

/** A server may name a field as it writes it: `from_date`. */
function fieldOf({ path: [first] }: Issue): keyof QuoteRequest | undefined {
  const name = String(first).replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return namesOf(REQUEST).includes(name) ? (name as keyof QuoteRequest) : undefined;
}
