// unknown → an answer no widget can stumble over, of whichever side.

import type { QuoteView } from '@hosted-stay/pricing-core';
import { addsUp } from './adds-up.ts';
import type { QuoteAnswer } from './quote-source.ts';
import { readFields, readWith } from './read-with.ts';
import { shapesOf } from './side-shapes.ts';
import { broken, isFields } from './view-shape.ts';

/** Reads the answer of a source into its own copy. Throws a `broken` failure for an invalid answer. */
export function readAnswer<V extends QuoteView = QuoteView>(answer: unknown): QuoteAnswer<V> {
  return readWith<V>(answer, { extras: true, view: readView });
}

/**
 * Reads the view of a quote from parsed JSON, with all digits of its currency: `12.5` becomes `12.50`. Throws a `broken` failure
 * if it isn't a view, or its figures don't add up. Unknown fields are kept.
 */
export function readView<V extends QuoteView = QuoteView>(json: unknown): V {
  const shapes = isFields(json) && shapesOf(json);
  if (!shapes) return broken();
  const { view, sums } = readFields(json, shapes, { extras: true });
  if (!addsUp(view as unknown as QuoteView, sums)) return broken();
  return view as unknown as V;
}
