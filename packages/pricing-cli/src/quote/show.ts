// A quote as it is shown: the view of one side, and where asked for its reasons.

import { type Quote, type QuoteView, type Side, viewQuote } from '@hosted-stay/pricing-core';
import { selectFields } from '../print/select-fields.ts';
import type { Explainer } from './explainer.ts';

/** Whose eyes a quote is for, and in how much detail. */
export interface Showing {
  readonly side: Side;
  /** Whether the side was asked for by name; without, the quote is printed just as it is. */
  readonly isNamed: boolean;
  readonly explainer: Explainer | undefined;
  readonly fields: readonly string[];
}

/** What one side may see. */
export function viewOf(quote: Quote, side: Side): QuoteView {
  switch (side) {
    case 'customer':
      return viewQuote(quote, 'customer');
    case 'provider':
      return viewQuote(quote, 'provider');
    case 'finance':
      return viewQuote(quote, 'finance');
  }
}

/** The JSON of a quote: under the model's names, its reasons beside it as `explanation`. */
export function shownQuote(quote: Quote, { side, isNamed, explainer, fields }: Showing): Readonly<Record<string, unknown>> {
  const plain = isNamed ? viewOf(quote, side) : { ...quote, bookHash: quote.bookHash, fingerprint: quote.fingerprint };
  return selectFields(explainer === undefined ? plain : { ...plain, explanation: explainer.data(quote) }, fields);
}
