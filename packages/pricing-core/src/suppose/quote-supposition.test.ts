// Suppositions: each against the same thing said by a book or a request, where one can say it.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compilePriceBook } from '../compile-price-book.ts';
import { parsePriceBook } from '../price-book/parse.ts';
import type { PriceBook } from '../price-book/shape.ts';
import type { Quote } from '../quote.ts';
import type { Result } from '../result.ts';
import { pricingsOf, quoteSupposing } from './quote-supposition.ts';
import type { Supposition } from './supposition.ts';

const golden = new URL('../../../../fixtures/golden/', import.meta.url);

function readBook(edit: (book: PriceBook) => unknown = (book) => book): PriceBook {
  const read = parsePriceBook(edit(JSON.parse(readFileSync(new URL('book-3.json', golden), 'utf8')) as PriceBook));
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

const pricer = compilePriceBook(readBook());
const request = { hostFamilyId: 502, fromDate: '2026-07-05', toDate: '2026-07-25', serviceTypeIds: [1, 2, 3, 4, 5], countStudents: 2 };

function figures(quoted: Result<Quote>) {
  if (!quoted.ok) return quoted.issues;
  const { bookHash: _, fingerprint: __, ...rest } = { ...quoted.value };
  return rest;
}

const supposing = (supposition: Supposition) => figures(quoteSupposing(pricer, request, supposition));

describe('quoteSupposing', () => {
  test('an empty supposition gives the quote itself', () => {
    expect(supposing({})).toEqual(figures(pricer.quote(request)));
  });

  test.each([{ vatRate: '0.1' }, { rounding: 'half-even' as const }])('$vatRate $rounding is as if the policy said so', (policy) => {
    const other = compilePriceBook(readBook((book) => ({ ...book, policy: { ...book.policy, ...policy } })));
    expect(supposing(policy)).toEqual(figures(other.quote(request)));
  });

  test('nights as days multiplies each nightly price by one more', () => {
    const [plain, supposed] = [pricer.quote(request), quoteSupposing(pricer, request, { nightsAsDays: true })];
    if (!plain.ok || !supposed.ok) throw new Error('both must be quoted');
    const nightly = (quote: Quote) => quote.pricings.filter(({ pricingType }) => pricingType === 'per_night' || pricingType === 'per_day');
    expect(nightly(plain.value).length).toBeGreaterThan(0);
    expect(nightly(supposed.value).map(({ quantity }) => quantity)).toEqual(nightly(plain.value).map(({ quantity }) => quantity + 1));
    expect(supposed.value.noOfDaysOfTrip).toBe(plain.value.noOfDaysOfTrip);
  });

  test('another pricing is as if the book had it', () => {
    const payee = { hostableType: 'Host_family', hostableId: 502 } as const;
    const [standing] = pricingsOf(pricer, payee);
    if (standing === undefined) throw new Error('the family prices nothing');
    const pricing = { ...standing, customer: { ...standing.customer, commissionPercentage: '7.5' } };
    const place = { ...payee, pricingTemplateId: standing.pricingTemplateId };
    const edited = compilePriceBook(
      readBook((book) => ({
        ...book,
        hostFamilies: book.hostFamilies.map((family) =>
          family.id === 502
            ? { ...family, pricings: [pricing, ...family.pricings.filter((own) => own.pricingTemplateId !== pricing.pricingTemplateId)] }
            : family,
        ),
      })),
    );
    const totals = (quoted: Result<Quote>) => (quoted.ok ? [quoted.value.subtotal, quoted.value.total, quoted.value.amountFamworld] : []);
    expect(totals(quoteSupposing(pricer, request, { pricings: [{ place, pricing }] }))).toEqual(totals(edited.quote(request)));
    expect(totals(edited.quote(request))).not.toEqual(totals(pricer.quote(request)));
  });

  test('a line is left out, charged twice, or charged without a request', () => {
    const plain = pricer.quote(request);
    if (!plain.ok) throw new Error('must be quoted');
    const [first] = plain.value.pricings;
    if (first === undefined) throw new Error('must have a line');
    const withTimes = (times: 0 | 1 | 2, asked: typeof request) => {
      const quoted = quoteSupposing(pricer, asked, { lines: [{ place: first, times }] });
      return quoted.ok ? quoted.value.pricings.filter((line) => line.pricingTemplateId === first.pricingTemplateId).length : -1;
    };
    expect([withTimes(0, request), withTimes(1, request), withTimes(2, request)]).toEqual([0, 1, 2]);
    expect(withTimes(1, { ...request, serviceTypeIds: [] })).toBe(1);
  });

  test('an unknown family is refused', () => {
    expect(quoteSupposing(pricer, { ...request, hostFamilyId: 1 }, {})).toMatchObject({
      ok: false,
      issues: [{ code: 'unknown_host_family' }],
    });
  });
});
