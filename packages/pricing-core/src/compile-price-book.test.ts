// A pricer as its callers know it: quotes, hashes, fingerprints.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aPricer, bookOf, good, refusals } from '../test/support/engine.ts';
import { aRequest, priceBookInput } from '../testing/index.ts';
import { canonicalJson } from './canonical-json.ts';
import { compiledBookOf, compilePriceBook, Pricer } from './compile-price-book.ts';
import { parseQuoteRequest } from './quote-request.ts';

const family = [{ template: 'hosting per_night', amount: '40', required: true }] as const;
const pricer = aPricer({ family });

describe('a pricer', () => {
  it('keeps the book it was made of', () => {
    const book = bookOf(priceBookInput({ family }));
    const made = compilePriceBook(book);
    expect(made).toBeInstanceOf(Pricer);
    expect(made.book).toBe(book);
    expect(compiledBookOf(made).source).toBe(book);
  });

  it('quotes raw and parsed requests alike', () => {
    const written = pricer.quote(aRequest());
    const parsed = pricer.quote(good(parseQuoteRequest(aRequest())));
    expect(JSON.stringify(parsed)).toBe(JSON.stringify(written));
    expect(good(written).total).toBe('295.20');
  });

  it('rejects a request that can’t be priced, with issues', () => {
    expect(refusals(pricer.quote(aRequest({ countStudents: 0 })))).toEqual(['out_of_range countStudents']);
    expect(refusals(pricer.quote(aRequest({ hostFamilyId: 1 })))).toEqual(['unknown_host_family hostFamilyId']);
    expect(refusals(pricer.quote(aRequest({ activityDetailsType: 'mixed', currentNoOfWeeks: 2 })))).toEqual([
      'too_many_camp_weeks currentNoOfWeeks',
    ]);
  });

  it('hashes its book: SHA-256 of the canonical JSON, the same for books that say the same', () => {
    const hash = createHash('sha256').update(canonicalJson(pricer.book)).digest('hex');
    expect(pricer.bookHash).toBe(hash);
    expect(aPricer({ family: [{ required: true, amount: '040.0', template: 'hosting per_night' }] }).bookHash).toBe(hash);
    expect(aPricer({ family: [{ ...family[0], amount: '40.000001' }] }).bookHash).not.toBe(hash);
  });
});

describe('a fingerprint', () => {
  const fingerprint = (...[parts, request]: [Parameters<typeof aPricer>[0], Parameters<typeof aRequest>[0]]) =>
    good(aPricer(parts).quote(aRequest(request))).fingerprint;
  const original = fingerprint({ family }, {});

  it('is the same for the same book and request', () => {
    expect(fingerprint({ family: [{ ...family[0], amount: 40 }] }, { countStudents: 1 })).toBe(original);
  });

  it.each([
    ['another request', { family }, { serviceTypeIds: [7] }],
    ['another side', { family }, { type: 'provider' }],
    ['another version', { family, version: 'test-2' }, {}],
    ['another book with the same result', { family, county: [{ template: 'camp per_week', amount: '9' }] }, {}],
    ['another result', { family: [{ ...family[0], amount: '41' }] }, {}],
  ] as const)('is another for %s', (_, parts, request) => {
    expect(
      fingerprint({ ...parts }, { ...request, serviceTypeIds: [...('serviceTypeIds' in request ? request.serviceTypeIds : [])] }),
    ).not.toBe(original);
  });
});
