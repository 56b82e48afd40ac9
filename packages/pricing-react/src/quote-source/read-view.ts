// unknown → an answer no widget can stumble over, of whichever side.

import type { QuoteView, Side } from '@hosted-stay/pricing-core';
import type { QuoteAnswer } from './quote-source.ts';
import { checkView, readWith } from './read-with.ts';
import { VIEWS } from './side-shapes.ts';
import { isFields } from './view-shape.ts';

/** What a source answered, as a copy that nobody else can change; a `broken` failure is thrown where it is no answer. */
export function readAnswer<V extends QuoteView = QuoteView>(answer: unknown): QuoteAnswer<V> {
  return readWith<V>(answer, readView);
}

/**
 * The view of a quote in parsed JSON; a `broken` failure is thrown where it is none, or where its figures don't add up. Fields
 * that are not known here stay in it.
 */
export function readView<V extends QuoteView = QuoteView>(json: unknown): V {
  const side = isFields(json) ? String(json['side']) : '';
  checkView(json, Object.hasOwn(VIEWS, side) ? VIEWS[side as Side] : null);
  return json as V;
}
