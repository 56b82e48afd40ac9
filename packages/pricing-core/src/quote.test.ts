// A quote as data: what it is as JSON, how its fingerprint is checked, where it came from.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aPricer, good } from '../test/support/engine.ts';
import { aRequest } from '../testing/index.ts';
import { canonicalJson } from './canonical-json.ts';
import { fingerprintOf, MadeQuote } from './made-quote.ts';
import type { Quote } from './quote.ts';

const pricer = aPricer({ family: [{ template: 'hosting per_night', amount: '33.333333', required: true }] });
const quote = good(pricer.quote(aRequest({ discountCode: 'NONE' })));
const written = JSON.parse(JSON.stringify(quote)) as Quote;

describe('a quote', () => {
  it('is, as JSON, every field of a quote and nothing else', () => {
    expect(Object.keys(written)).toEqual([
      'currency',
      'bookVersion',
      'noOfDaysOfTrip',
      'countMonToFri',
      'noOfCampsAdded',
      'noOfImmersionDays',
      'subtotal',
      'discount',
      'vat',
      'total',
      'subtotalHF',
      'discountHF',
      'totalHF',
      'amountSupplyVAT',
      'amountFamworld',
      'amountPricingType',
      'pricings',
      'payouts',
      'warnings',
      'request',
      'bookHash',
      'fingerprint',
    ]);
    expect(written.bookHash).toBe(pricer.bookHash);
  });

  it('carries the hash of its request, its book and its result', () => {
    const { request, bookVersion, bookHash, fingerprint, ...result } = written;
    const text = canonicalJson({ request, bookVersion, bookHash, result });
    expect(fingerprint).toBe(createHash('sha256').update(text).digest('hex'));
    expect(quote.fingerprint).toBe(fingerprint);
  });

  it('has a fingerprint that its data must match, whatever it says itself', () => {
    expect(fingerprintOf(quote)).toBe(quote.fingerprint);
    expect(fingerprintOf(written)).toBe(quote.fingerprint);
    const forged = { ...written, fingerprint: 'forged' };
    expect(fingerprintOf(forged)).toBe(quote.fingerprint);
    for (const change of [
      { total: '0.00' },
      { bookVersion: 'x' },
      { bookHash: 'x' },
      { request: { ...written.request, vatExempt: true } },
    ]) {
      expect(fingerprintOf({ ...written, ...change })).not.toBe(quote.fingerprint);
    }
  });

  it('has calculation data; one read from JSON has none', () => {
    expect(MadeQuote.originOf(quote)?.totalled.counted.resolved.book.source).toBe(pricer.book);
    expect(MadeQuote.originOf(quote)?.bookHash()).toBe(pricer.bookHash);
    expect(MadeQuote.originOf(written)).toBeUndefined();
  });
});
