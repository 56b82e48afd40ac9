// Every issue code of a price book, produced by the smallest fault that deserves it, each with its path and data.

import { describe, expect, it } from 'vitest';
import { parsePriceBook } from '../src/index.ts';
import { type BookParts, type PriceParts, priceBookInput, templateId } from '../testing/index.ts';
import { type FaultyInput, issuesOf, neverProduced } from './support/issue-codes.ts';

const price = (changes: Partial<PriceParts> = {}): PriceParts => ({ template: 'hosting per_night', amount: '100', ...changes });
/** The standard book with one thing changed after it was built, for faults that the builder's types don't allow. */
function bookWith(change: (book: ReturnType<typeof loose>) => void, parts: BookParts = { family: [price()] }): unknown {
  const book = loose(parts);
  change(book);
  return book;
}

// biome-ignore lint/suspicious/noExplicitAny: faulty books have no type.
function loose(parts: BookParts): any {
  return structuredClone(priceBookInput(parts));
}

const inFamily = 'hostFamilies.0.pricings.0';
const nights = templateId('hosting per_night');

const BOOKS: readonly FaultyInput[] = [
  ['nothing', undefined, ['invalid_type', '', { expected: 'object', received: 'undefined' }]],
  ['a number', 7, ['invalid_type', '', { expected: 'object', received: 'number' }]],
  ['a part left out', bookWith((book) => delete book.templates), ['missing_field', 'templates', { field: 'templates' }]],
  [
    'a part that is null',
    bookWith((book) => {
      book.templates = null;
    }),
    ['invalid_type', 'templates', { expected: 'array', received: 'null' }],
  ],
  [
    'an amount left out',
    bookWith((book) => delete book.hostFamilies[0].pricings[0].amount),
    ['missing_field', `${inFamily}.amount`, { field: 'amount' }],
  ],
  [
    'an amount that is a list',
    bookWith((book) => {
      book.hostFamilies[0].pricings[0].amount = [];
    }),
    ['invalid_type', `${inFamily}.amount`, { expected: 'string or number', received: 'array' }],
  ],
  [
    'an unknown field',
    bookWith((book) => {
      book.curency = 'EUR';
    }),
    ['unknown_field', 'curency', { field: 'curency', closest: 'currency' }],
  ],
  [
    'a __proto__ field',
    JSON.parse(JSON.stringify(priceBookInput()).replace('{', '{"__proto__":{},')),
    ['unknown_field', '__proto__', { field: '__proto__', closest: null }],
  ],
  [
    'an unknown rounding',
    bookWith((book) => {
      book.policy.rounding = 'down';
    }),
    ['invalid_value', 'policy.rounding', { received: 'down', allowed: ['half-up', 'half-even'] }],
  ],
  [
    'a week of eight days',
    priceBookInput({ policy: { campDaysPerWeek: 8 } }),
    ['out_of_range', 'policy.campDaysPerWeek', { minimum: 0, maximum: 7, received: 8 }],
  ],
  ['a version without a letter', priceBookInput({ version: '' }), ['out_of_range', 'version', { minimum: 1, maximum: 200, received: 0 }]],
  [
    'a moment without a zone',
    { ...priceBookInput(), effectiveFrom: '2026-01-01T00:00' },
    ['invalid_date', 'effectiveFrom', { received: '2026-01-01T00:00', missingZone: true }],
  ],
  ['an invalid date', { ...priceBookInput(), effectiveFrom: '2026-02-30' }, ['invalid_date', 'effectiveFrom', { received: '2026-02-30' }]],
  [
    'an amount in words',
    priceBookInput({ family: [price({ amount: 'ten' })] }),
    ['invalid_decimal', `${inFamily}.amount`, { received: 'ten' }],
  ],
  [
    'an amount with an exponent',
    priceBookInput({ family: [price({ amount: '1e2' })] }),
    ['invalid_decimal', `${inFamily}.amount`, { received: '1e2' }],
  ],
  [
    'an amount with seven digits after the point',
    priceBookInput({ family: [price({ amount: 1e-7 })] }),
    ['too_many_digits', `${inFamily}.amount`, { received: '0.0000001', integerDigits: 12, fractionDigits: 6 }],
  ],
  [
    'an amount with thirteen before it',
    priceBookInput({ family: [price({ amount: '1000000000000' })] }),
    ['too_many_digits', `${inFamily}.amount`, { received: '1000000000000', integerDigits: 12, fractionDigits: 6 }],
  ],
  [
    'a commission below 0',
    priceBookInput({ family: [price({ provider: { commissionAmount: '-0.01' } })] }),
    ['negative_amount', `${inFamily}.provider.commissionAmount`, { received: '-0.01' }],
  ],
  [
    'a customer commission of 100 percent',
    priceBookInput({ family: [price({ customer: { commissionPercentage: '100' } })] }),
    ['commission_too_high', `${inFamily}.customer.commissionPercentage`, { received: '100' }],
  ],
  [
    'an id used twice',
    bookWith((book) => book.counties.push({ ...book.counties[0] })),
    ['duplicate_id', 'counties.1.id', { id: 10, first: ['counties', 0, 'id'] }],
  ],
  [
    'a county of no country',
    bookWith((book) => {
      book.counties[0].countryId = 9;
    }),
    ['unknown_reference', 'counties.0.countryId', { id: 9, collection: 'countries' }],
  ],
  [
    'a price of no template',
    bookWith((book) => {
      book.hostFamilies[0].pricings[0].pricingTemplateId = 9;
    }),
    ['unknown_reference', `${inFamily}.pricingTemplateId`, { id: 9, collection: 'templates' }],
  ],
  [
    'a template priced twice at one level',
    priceBookInput({ family: [price(), price({ amount: '2' })] }),
    [
      'duplicate_template',
      'hostFamilies.0.pricings.1.pricingTemplateId',
      { templateId: nights, first: ['hostFamilies', 0, 'pricings', 0, 'pricingTemplateId'] },
    ],
  ],
  [
    'an unknown pricing type',
    bookWith((book) => {
      book.pricingTypes[5].name = 'per hour';
    }),
    [
      'unknown_pricing_type',
      'pricingTypes.5.name',
      { name: 'per hour', known: ['per_night', 'per_day', 'per_week', 'per_transfer', 'immersion', 'per_trip'] },
    ],
  ],
  ['an unknown currency', priceBookInput({ currency: 'XYZ' }), ['unknown_currency', 'currency', { received: 'XYZ' }]],
];

describe('a price book is refused', () => {
  it.each(BOOKS)('for %s', (_, book, ...found) => {
    expect(issuesOf(parsePriceBook(book))).toEqual(found);
  });

  it('with every code there is for a book; only a request can spell a field twice', () => {
    expect(neverProduced(BOOKS, 'The shape of any input', 'A price book')).toEqual(['duplicate_field']);
  });

  it('for every fault at once', () => {
    const book = bookWith((faulty) => {
      faulty.currency = 'xyz';
      faulty.counties.push({ ...faulty.counties[0], countryId: 7 });
      faulty.pricingTypes[0].name = 'hourly';
      faulty.hostFamilies[0].pricings[0].customer = { commissionPercentage: '100.5' };
    });
    expect(issuesOf(parsePriceBook(book)).map(([code]) => code)).toEqual([
      'unknown_currency',
      'duplicate_id',
      'unknown_reference',
      'unknown_pricing_type',
      'commission_too_high',
    ]);
  });
});
