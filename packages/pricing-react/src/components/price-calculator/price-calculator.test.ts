// The calculator on a server: whole at once where the source answers at once, and the same text whenever it is made.

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { en } from '../../locales/en.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import type { QuoteSource } from '../../quote-source/quote-source.ts';
import { PriceCalculator, type PriceCalculatorProps } from './price-calculator.tsx';

function rendered(props: Partial<PriceCalculatorProps> = {}): string {
  const opened = openPriceBook(sampleBookJson(), { side: 'finance' });
  if (!opened.ok) throw new Error('the sample book is whole');
  const { source, insight, catalogue } = opened.value;
  return renderToString(createElement(PriceCalculator, { source, insight, catalogue, messages: en, defaultRequest: mixedStay, ...props }));
}

it('shows a price from a book, without a browser', () => {
  expect(rendered()).toContain('€2,504.39');
  expect(rendered()).toBe(rendered());
});

it('shows the quote it was given until an endpoint answers', () => {
  const endpoint: QuoteSource = () => new Promise(() => {});
  expect(rendered({ source: endpoint })).not.toContain('€2,504.39');
  const opened = openPriceBook(sampleBookJson(), { side: 'customer' });
  const quoted = opened.ok ? opened.value.source(mixedStay as never, new AbortController().signal) : null;
  if (quoted === null || quoted instanceof Promise || !quoted.ok) throw new Error('no quote');
  expect(rendered({ source: endpoint, initialQuote: quoted.value })).toContain('€2,504.39');
});

it('lists the missing fields before there is a price', () => {
  expect(rendered({ defaultRequest: {} })).toContain('Enter these to see a price: Host family, Arrival date and Departure date.');
});
