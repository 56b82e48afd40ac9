// What holds of the check whatever the book: it answers, its bookings have a price, and they show what they are meant to.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkPriceBook,
  compilePriceBook,
  describeFinding,
  type Finding,
  type PriceBook,
  type Quote,
  type QuoteLine,
} from '../../src/index.ts';
import { priceBookArbitrary } from '../../testing/index.ts';
import { parsed } from './fixture-book.ts';

const books = priceBookArbitrary().map(parsed);

/** Every finding that has a booking, with the quote of it. */
function quoted(book: PriceBook): readonly { readonly finding: Finding; readonly quote: Quote }[] {
  const pricer = compilePriceBook(book);
  return checkPriceBook(book).flatMap((finding) => {
    if (finding.request === null) return [];
    const quote = pricer.quote(finding.request);
    if (!quote.ok) throw new Error(`${finding.rule} asks for the impossible: ${JSON.stringify([finding.request, quote.issues])}`);
    return [{ finding, quote: quote.value }];
  });
}

test('every booking of a finding has a price, and every finding a sentence', () => {
  fc.assert(
    fc.property(books, (book) => {
      for (const { finding } of quoted(book)) expect(describeFinding(finding, book)).toMatch(/^\S.*\.$/s);
    }),
  );
});

test('the same book has the same findings', () => {
  fc.assert(
    fc.property(books, (book) => {
      expect(checkPriceBook(book)).toEqual(checkPriceBook(book));
    }),
  );
});

test('the booking of a charged price has it as a line, one of a price never charged does not', () => {
  let seen = 0;
  fc.assert(
    fc.property(books, (book) => {
      for (const { finding, quote } of quoted(book)) {
        const expected = charged(finding);
        if (expected === undefined) continue;
        seen += 1;
        expect(linesOf(quote, expected.templateId).length > 0, `${finding.rule} ${JSON.stringify(finding)}`).toBe(expected.isLine);
      }
    }),
  );
  expect(seen).toBeGreaterThan(100);
});

test('findings of a payout of 0 and of ignored quantities are true', () => {
  fc.assert(
    fc.property(books, (book) => {
      for (const { finding, quote } of quoted(book)) {
        if (finding.rule === 'provider_percentage_full' || finding.rule === 'provider_commission_takes_all') {
          expect(linesOf(quote, finding.data.templateId).some(({ provider }) => Number(provider) === 0)).toBe(true);
        }
        if (finding.rule === 'discount_takes_whole_payout') {
          expect(linesOf(quote, finding.data.templateId).some((line) => line.provider === line.providerDiscount)).toBe(true);
        }
        if (finding.rule === 'quantity_ignored') {
          expect(linesOf(quote, finding.data.templateId).some(({ quantity }) => quantity !== finding.data.quantity)).toBe(true);
        }
      }
    }),
  );
});

test('a stay reported as unpriced has no line', () => {
  fc.assert(
    fc.property(books, (book) => {
      for (const { finding, quote } of quoted(book)) {
        if (finding.rule === 'stay_unpriced') expect(quote.pricings.map(({ category }) => category)).not.toContain('hosting');
        if (finding.rule === 'camp_unpriced') expect(quote.warnings.map(({ code }) => code)).toContain('camp_weeks_unpriced');
      }
    }),
  );
});

function linesOf(quote: Quote, templateId: number): readonly QuoteLine[] {
  return quote.pricings.filter(({ pricingTemplateId }) => pricingTemplateId === templateId);
}

/** The template that a finding's booking must have a line of, or must not. */
function charged(finding: Finding): { readonly templateId: number; readonly isLine: boolean } | undefined {
  switch (finding.rule) {
    case 'provider_percentage_full':
    case 'provider_commission_takes_all':
    case 'commission_high':
    case 'commission_missing':
    case 'discount_exceeds_commission':
    case 'discount_takes_whole_payout':
    case 'amount_far_from_others':
    case 'amount_too_precise':
    case 'camp_charged_twice':
    case 'service_charged_twice':
    case 'quantity_ignored':
    case 'pricing_type_unfit':
      return { templateId: finding.data.templateId, isLine: true };
    case 'inactive_trip_type_priced':
    case 'quantity_zero':
      return { templateId: finding.data.templateId, isLine: false };
    default:
      return undefined;
  }
}
