// The breakdown as a server writes it.

import { compilePriceBook, parsePriceBook, viewQuote } from '@hosted-stay/pricing-core';
import { catalogueOf } from '@hosted-stay/pricing-core/quoting';
import { aPriceBook, aRequest, validStayArbitrary } from '@hosted-stay/pricing-core/testing';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../locales/en.ts';
import { QuoteBreakdown, type QuoteBreakdownProps } from './quote-breakdown.tsx';

const html = (props: Omit<QuoteBreakdownProps, 'messages'>) =>
  renderToStaticMarkup(createElement(QuoteBreakdown, { messages: en, ...props }));
/** The text of each cell. */
const cellsOf = (markup: string) => markup.match(/€[\d,.]+/g) ?? [];

const book = aPriceBook({
  family: [
    {
      template: 'hosting per_night',
      amount: '40',
      required: true,
      customer: { commissionPercentage: '20' },
      provider: { commissionPercentage: '5' },
    },
  ],
});

function quoteOf(request = aRequest({ countStudents: 2 })) {
  const quoted = compilePriceBook(book).quote(request);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.issues));
  return quoted.value;
}

it('has names as text and figures in the language asked for', () => {
  const catalogue = { ...catalogueOf(book), templates: [{ id: 11, name: '<script>alert(1)</script>' }] };
  const markup = html({ quote: viewQuote(quoteOf(), 'customer'), catalogue, locale: 'de-DE', heading: 'Preise & mehr' });
  expect(markup).toContain('<bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi>');
  expect(markup).toContain('Preise &amp; mehr</caption>');
  expect(markup).toContain('<bdi>6 nights × 2 students</bdi>');
  expect(markup).toContain('<bdi>600,00\u00a0€</bdi>');
});

it('shows the ID of an item missing from the catalogue', () => {
  const catalogue = { ...catalogueOf(book), templates: [] };
  expect(html({ quote: viewQuote(quoteOf(), 'customer'), catalogue })).toContain('<bdi>#11</bdi>');
});

it('shows finance the level of the price and the price book', () => {
  const quote = viewQuote(quoteOf(), 'finance');
  const markup = html({ quote, catalogue: catalogueOf(book) });
  expect(markup).toContain('Own price');
  expect(markup).toContain(`<code title="${quote.fingerprint}">${quote.fingerprint.slice(0, 12)}</code>`);
  expect(markup).toContain('<bdi>test-1</bdi>');
});

it('prints only parent figures for a parent, whatever side is requested', () => {
  const format = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(validStayArbitrary(), fc.constantFrom('customer', 'provider', 'finance' as const), (stay, side) => {
      const parsed = parsePriceBook({ ...stay.book, currency: 'EUR' });
      const quoted = parsed.ok ? compilePriceBook(parsed.value).quote(stay.request) : undefined;
      if (!parsed.ok || !quoted?.ok) throw new Error('no quote');
      const view = viewQuote(quoted.value, 'customer');
      const bare = { ...catalogueOf(parsed.value), hostFamilies: [], activities: [], templates: [] };
      const markup = html({ quote: view, catalogue: bare, side });
      expect(markup).toBe(html({ quote: view, catalogue: bare }));
      const printed = cellsOf(markup);
      expect(printed.at(-1)).toBe(format.format(view.total as Intl.StringNumericLiteral));
      expect(markup).not.toMatch(/payout|platform|supplier|own price/i);
    }),
    { numRuns: 60 },
  );
});
