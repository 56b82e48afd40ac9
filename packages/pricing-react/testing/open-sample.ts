// One quote of the sample book, as each side sees it, without the bundler's ways of reading files.

import { readFileSync } from 'node:fs';
import type { QuoteRequestInput, Side } from '@hosted-stay/pricing-core';
import { type OpenPriceBook, openPriceBook, type SideViews } from '../src/quote-source/open-price-book.ts';

const json: unknown = JSON.parse(readFileSync(new URL('../../../fixtures/price-books/2026.json', import.meta.url), 'utf8'));

export const sampleRequest: QuoteRequestInput = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26', serviceTypeIds: [5, 7] };

/** The sample book, opened for one side. */
export function sampleBook<S extends Side>(side: S): OpenPriceBook<SideViews[S]> {
  const opened = openPriceBook(json, { side });
  if (!opened.ok) throw new Error('the sample book must open');
  return opened.value;
}

/** The view of the sample request. */
export function openSample<S extends Side>(side: S): SideViews[S] {
  const answer = sampleBook(side).source(sampleRequest, new AbortController().signal);
  if (answer instanceof Promise || !answer.ok) throw new Error('the sample request must have a quote');
  return answer.value;
}
