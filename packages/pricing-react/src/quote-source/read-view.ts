// unknown → an answer no widget can stumble over, of whichever side.

import type { QuoteView } from '@hosted-stay/pricing-core';
import { addsUp } from './adds-up.ts';
import type { QuoteAnswer } from './quote-source.ts';
import { readFields, readWith } from './read-with.ts';
import { shapesOf } from './side-shapes.ts';
import { broken, isFields } from './view-shape.ts';

/** What a source answered, as a copy that nobody else can change; a `broken` failure is thrown where it is no answer. */
export function readAnswer<V extends QuoteView = QuoteView>(answer: unknown): QuoteAnswer<V> {
  return readWith<V>(answer, { extras: true, view: readView });
}

/**
 * The view of a quote in parsed JSON, its amounts with all the digits of its currency: `12.5` comes out as `12.50`. A `broken` failure
 * is thrown where it is no view, or where its figures don't add up. Fields that are not known here stay in it.
 */
export function readView<V extends QuoteView = QuoteView>(json: unknown): V {
  const shapes = isFields(json) && shapesOf(json);
  if (!shapes) return broken();
  const { view, sums } = readFields(json, shapes, { extras: true });
  if (!addsUp(view as unknown as QuoteView, sums)) return broken();
  return view as unknown as V;
}
