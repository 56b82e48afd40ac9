// The figures of a quote by name, and whether two quotes say the same.

import { readFileSync } from 'node:fs';
import { compilePriceBook, type PriceBook, parsePriceBook, type Side, viewQuote } from '@hosted-stay/pricing-core';
import { formatterFor } from '@hosted-stay/pricing-core/format';
import { catalogueOf } from '@hosted-stay/pricing-core/quoting';
import { enCalculator } from '@hosted-stay/pricing-react/locales/en';
import { expect, test } from 'vitest';
import { listCounts, listTotals, sayTheSame } from './outputs.model.ts';
import { formatQuote } from './quote-text.ts';

const STAY = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26', countStudents: 2 };

function bookOf(change: (json: { version: string; hostFamilies: { pricings: { amount: string }[] }[] }) => void = () => {}): PriceBook {
  const json = JSON.parse(readFileSync(new URL('../../../../../../fixtures/price-books/2026.json', import.meta.url), 'utf8'));
  change(json);
  const parsed = parsePriceBook(json);
  if (!parsed.ok) throw new TypeError('the fixture is no price book');
  return parsed.value;
}

function quoteOf(book = bookOf()) {
  const quoted = compilePriceBook(book).quote(STAY);
  if (!quoted.ok) throw new TypeError(JSON.stringify(quoted.issues));
  return quoted.value;
}

const viewOf = (side: Side, book = bookOf()) => viewQuote(quoteOf(book), side);

test('finance is told all nine totals, a customer none of a provider', () => {
  expect(listTotals(viewOf('finance')).map(({ name }) => name)).toEqual([
    'subtotal',
    'discount',
    'vat',
    'total',
    'subtotalHF',
    'discountHF',
    'totalHF',
    'amountSupplyVAT',
    'amountFamworld',
  ]);
  expect(listTotals(viewOf('customer')).map(({ name }) => name)).toEqual(['subtotal', 'discount', 'vat', 'total']);
  expect(listCounts(viewOf('customer'))).toContainEqual({ name: 'noOfDaysOfTrip', count: 22 });
});

test('a quote of another book says the same while its figures are the same', () => {
  const renamed = bookOf((json) => {
    json.version = 'another';
  });
  const dearer = bookOf((json) => {
    for (const { pricings } of json.hostFamilies) for (const pricing of pricings) pricing.amount = '99';
  });
  expect(sayTheSame(viewOf('finance'), viewOf('finance', renamed))).toBe(true);
  expect(sayTheSame(viewOf('finance'), viewOf('finance', dearer))).toBe(false);
  expect(sayTheSame(viewOf('customer'), viewOf('customer', dearer))).toBe(false);
});

test('a quote as text has the stay, each line and the sums', () => {
  const book = bookOf();
  const quote = viewQuote(quoteOf(book), 'customer');
  const text = formatQuote(quote, { catalogue: catalogueOf(book), messages: enCalculator, format: formatterFor('en-IE') });
  const money = (amount: string) => formatterFor('en-IE').money({ amount, currency: 'EUR' });
  expect(text.split('\n').slice(0, 2)).toEqual([
    book.hostFamilies.find(({ id }) => id === 206)?.name,
    '5 Jul 2026 – 26 Jul 2026, 2 students',
  ]);
  expect(text).toContain('Host family, per night, 21 nights × 2 students: ');
  expect(text).toContain(`Total: ${money(quote.total)}\n`);
  expect(text.split('\n')).toHaveLength(quote.pricings.length + (/[1-9]/.test(quote.discount) ? 10 : 9));
});
