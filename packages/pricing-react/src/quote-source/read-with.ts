// What all answers from outside go through, without a schema library.

import type { Issue, QuoteView } from '@hosted-stay/pricing-core';
import { type AmountSums, sumsIn } from '@hosted-stay/pricing-core/amounts';
import type { QuoteAnswer } from './quote-source.ts';
import { broken, copyOf, type Fields, isFields, issuesOf, type Reading, type Shape } from './view-shape.ts';

export interface AnswerReading<V extends QuoteView> extends Pick<Reading, 'extras'> {
  /** The view in parsed JSON; throws where it is none. */
  readonly view: (json: unknown) => V;
}

/** An answer's copy; a `broken` failure is thrown where it is none. */
export function readWith<V extends QuoteView>(answer: unknown, reading: AnswerReading<V>): QuoteAnswer<V> {
  const copy: unknown = JSON.parse(JSON.stringify(answer) ?? '0');
  if (!isFields(copy)) return broken();
  return copy['ok'] === true
    ? { ok: true, value: reading.view(copy['value']) }
    : { ok: false, issues: readIssues(copy['issues'], reading) };
}

/** At least one issue; without `extras`, of its data only what some issue of ours tells of itself. */
export function readIssues(json: unknown, reading: Pick<Reading, 'extras'>): readonly Issue[] {
  const issues = (issuesOf(json, reading) || []) as readonly Issue[];
  return issues[0] ? issues : broken();
}

export interface ReadFields {
  readonly view: Fields;
  /** Of its currency. */
  readonly sums: AmountSums;
}

/** A copy of a view's fields, its amounts with all the digits of its currency; a `broken` failure is thrown where it doesn't fit. */
export function readFields(json: unknown, shapes: readonly Shape[], { extras }: Pick<Reading, 'extras'>): ReadFields {
  // What is not text but looks like a code as text is refused with the other fields.
  const sums = isFields(json) && sumsIn(String(json['currency']));
  if (!sums) return broken();
  const amount = (value: unknown) => sums.isAmount(value) && sums.sum([value]);
  return { view: copyOf(json, shapes, { amount, extras }), sums };
}
