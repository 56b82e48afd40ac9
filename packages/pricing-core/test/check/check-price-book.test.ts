// The check of a price book: every rule is tripped by a slip, shown by a booking and told in words; a good book is silent.

import { describe, expect, test } from 'vitest';
import {
  compilePriceBook,
  type PriceBook,
  type PriceBookInput,
  parseQuoteRequest,
  type Quote,
  type QuoteRequestInput,
} from '../../src/index.ts';
import { allRules, checkPriceBook } from '../../src/price-book/check/check-price-book.ts';
import type { Finding, RuleId } from '../../src/price-book/check/finding.ts';
import { describeFinding } from '../../src/price-book/check/messages.ts';
import { whyNoBooking } from '../../src/price-book/check/missing-booking-reason.ts';
import { discount, goodBook, parsed, percent, price } from './fixture-book.ts';
import { SLIPS, type Slip } from './slips.ts';

function spoilt(spoil: (book: PriceBookInput) => void): PriceBook {
  const book = goodBook();
  spoil(book);
  return parsed(book);
}

function findings(spoil: (book: PriceBookInput) => void): readonly string[] {
  return checkPriceBook(spoilt(spoil)).map(({ rule }) => rule);
}

function quoteOf(book: PriceBook, request: QuoteRequestInput): Quote {
  const result = compilePriceBook(book).quote(request);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

test('a good book gives nothing', () => {
  expect(checkPriceBook(parsed(goodBook()))).toEqual([]);
});

test('every rule has a name of its own and a slip that trips it', () => {
  expect(
    allRules()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(SLIPS).sort());
});

describe.each(Object.keys(SLIPS) as RuleId[])('%s', (rule) => {
  const slip = SLIPS[rule] as Slip<RuleId>;
  const book = spoilt(slip.spoil);
  const found = checkPriceBook(book).filter((finding) => finding.rule === rule);
  const [first] = found as [Finding, ...Finding[]];

  test('is found once, where the slip is', () => {
    expect(found).toHaveLength(1);
    const owner = first.path.slice(0, -1).reduce((value, step) => (value as Record<string | number, unknown>)[step], book as unknown);
    expect(owner).toBeTypeOf('object');
  });

  test('is shown by a booking', () => {
    if (slip.shows === null) return expect(first.request).toBeNull();
    const request = first.request as QuoteRequestInput;
    expect(parseQuoteRequest(request).ok).toBe(true);
    const again = (change: Partial<QuoteRequestInput>) => quoteOf(book, { ...request, ...change });
    expect(slip.shows({ quote: quoteOf(book, request), data: first.data, book, again })).toBe(true);
  });

  test('is told in a sentence without gaps', () => {
    const text = describeFinding(first, book);
    expect(text).toMatch(/^\S.*\.$/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|_/);
  });
});

describe('a finding without a booking says why', () => {
  test.each(Object.keys(SLIPS) as RuleId[])('%s', (rule) => {
    const book = spoilt(SLIPS[rule].spoil);
    for (const finding of checkPriceBook(book)) {
      expect(whyNoBooking(finding, book) === null).toBe(finding.request !== null);
    }
  });

  test('an unused service is asked for in vain, an unused county can’t be', () => {
    const book = spoilt(({ serviceTypes, counties }) => {
      serviceTypes.push({ id: 900, name: 'Laundry' });
      counties.push({ id: 900, name: 'Mayo', countryId: 1 });
    });
    const [service, county] = checkPriceBook(book);
    expect(service?.request?.serviceTypeIds).toEqual([900]);
    expect(county?.request).toBeNull();
    expect(county && whyNoBooking(county, book)).toMatch(/^No booking shows it: the entry isn’t used/);
  });

  test.each(['serviceTypes', 'tripTypes', 'templates', 'countries', 'counties', 'activities', 'hostFamilies'] as const)(
    'a blank name among the %s is met by a booking',
    (collection) => {
      const book = spoilt((input) => {
        const [entry] = input[collection];
        if (entry !== undefined) entry.name = ' ';
      });
      const blank = checkPriceBook(book).find(({ rule }) => rule === 'name_blank');
      expect(quoteOf(book, blank?.request as QuoteRequestInput).pricings.length).toBeGreaterThan(0);
    },
  );
});

describe('no finding is made for', () => {
  test('a platform that keeps its own fees whole', () => {
    expect(findings((book) => price(book, 'Ireland', { pricingTemplateId: 130, amount: '45', ...percent('0', '100') }))).toEqual([]);
  });

  test('an optional service that a family switches off', () => {
    expect(findings((book) => price(book, 'Joyce', { pricingTemplateId: 131, amount: '0' }))).toEqual([]);
  });

  test('a discount that takes the whole commission and no more', () => {
    expect(findings((book) => discount(book, 11, { code: 'ALUMNI', demandDiscount: '13' }))).toEqual([]);
  });

  test('the same code from different quantities on', () => {
    expect(findings((book) => discount(book, 20, { code: 'SIBLING', minQuantity: 3, demandDiscount: '2' }))).toEqual([]);
  });

  test('the discounts of a trip type that is switched off', () => {
    expect(
      findings((book) => {
        book.tripTypes.push({ id: 12, name: 'Gap year', active: false, discounts: [{ code: 'GAP', demandDiscount: '5' }] });
        book.templates.push({ id: 900, name: 'Gap year', serviceTypeId: 1, pricingTypeId: 6, tripTypeId: 12 });
        price(book, 'Byrne', { pricingTemplateId: 900, amount: '900', ...percent('12') });
      }),
    ).toEqual(['inactive_trip_type_priced']);
  });

  test('two families of one name', () => {
    expect(
      findings((book) => book.hostFamilies.push({ ...(book.hostFamilies[1] as PriceBookInput['hostFamilies'][number]), id: 999 })),
    ).toEqual([]);
  });
});

test('a tier that nobody reaches takes nothing from anybody', () => {
  expect(findings((book) => discount(book, 20, { code: 'AGES', minQuantity: 53, demandDiscount: '50' }))).toEqual(['discount_unreachable']);
});

test('a book without families has findings, and no booking to show them', () => {
  const book = spoilt((input) => {
    input.hostFamilies = [];
    price(input, 'Kinsale', { pricingTemplateId: 120, amount: '0' });
  });
  expect(checkPriceBook(book).find(({ rule }) => rule === 'camp_unpriced')).toMatchObject({ severity: 'fault', request: null });
});

test('a finding that many owners share is reported once', () => {
  const book = spoilt((input) => discount(input, 2, { code: 'HALF', demandDiscount: '50' }));
  const [finding, ...others] = checkPriceBook(book);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ rule: 'discount_exceeds_commission', data: { code: 'HALF', discount: '50', rules: [5], pricings: 20 } });
});

test('a finding names the price and says how to fix it', () => {
  const book = spoilt(SLIPS.provider_commission_takes_all.spoil);
  const [finding] = checkPriceBook(book).filter(({ rule }) => rule === 'provider_commission_takes_all');
  expect(describeFinding(finding as Finding, book)).toBe(
    '“Host family, per night” of the family “Byrne family, Howth” pays the provider nothing: the fixed commission of 52.00 EUR per unit uses up the remaining 52.00 EUR. Lower it.',
  );
});
