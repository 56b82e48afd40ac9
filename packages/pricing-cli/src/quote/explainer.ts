// The reasons for a quote, for the reader a side stands for. Loaded only where they are asked for.

import {
  explainQuote,
  explanationFor,
  explanationLines,
  type Messages,
  type Quote,
  type Reader,
  type Side,
  wordExplanation,
} from '@hosted-stay/pricing-core';

const READERS: Readonly<Record<Side, Reader>> = { customer: 'parent', provider: 'host', finance: 'finance' };

/** Says why, as data or as lines; neither holds more than the side may know. */
export interface Explainer {
  readonly data: (quote: Quote) => object;
  readonly lines: (quote: Quote) => readonly string[];
}

/** Explains quotes to one side, in the language of `messages`. */
export function explainerFor(side: Side, messages: Messages): Explainer {
  const reader = READERS[side];
  const worded = (quote: Quote) => wordExplanation(explained(quote), { locale: messages, reader });
  return {
    data: (quote) => ({ ...explanationFor(explained(quote), reader), text: worded(quote) }),
    lines: (quote) => explanationLines(worded(quote)),
  };
}

/** A quote that this process has made can always be explained. */
function explained(quote: Quote) {
  const explanation = explainQuote(quote);
  if (!explanation.ok) throw new Error(`quote ${quote.fingerprint} has no calculation data`);
  return explanation.value;
}
