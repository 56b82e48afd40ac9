// A compiled book keeps the pricings that could ever count, and nothing that could not.

import { describe, expect, it } from 'vitest';
import { bookOf } from '../../test/support/engine.ts';
import { type BookParts, priceBookInput, STANDARD, templateId } from '../../testing/index.ts';
import { compileBook, templateFacts } from './compile.ts';

const compiled = (parts: BookParts) => compileBook(bookOf(priceBookInput(parts)));
const family = (parts: BookParts) => compiled(parts).families.get(STANDARD.family)?.candidates ?? [];
const night = { template: 'hosting per_night', amount: '10' } as const;

describe('compileBook', () => {
  it('understands the policy and the currency', () => {
    expect(compiled({ currency: 'KWD', policy: { vatRate: '0.055', rounding: 'half-even', campDaysPerWeek: 6 } })).toMatchObject({
      digits: 3,
      rounding: 'half-even',
      campDaysPerWeek: 6,
      vatRate: { numerator: 11, denominator: 200 },
    });
  });

  it('knows owners by their ids, with their business', () => {
    const book = compiled({ moreActivities: { 7: [] } });
    expect([...book.families.keys()]).toEqual([STANDARD.family]);
    expect([...book.activities.keys()].toSorted((a, b) => a - b)).toEqual([7, STANDARD.activity]);
    expect(book.families.get(STANDARD.family)).toMatchObject({
      hostableType: 'Host_family',
      id: STANDARD.family,
      businessId: STANDARD.business,
    });
    expect(book.activities.get(7)).toMatchObject({ hostableType: 'Activity', id: 7 });
  });

  it('omits pricings of 0 and of inactive trip types; both still replace the level below', () => {
    expect(family({ family: [night] })).toHaveLength(1);
    expect(family({ family: [{ ...night, amount: '0.000' }], county: [night] })).toEqual([]);
    expect(family({ family: [night], country: [night], active: false })).toEqual([]);
  });

  it('keeps only camps of an activity', () => {
    const activity = [night, { template: 'camp per_week', amount: '5' }, { template: 'immersion immersion', amount: '5' }] as const;
    const book = compiled({ activity: [...activity], family: [...activity] });
    expect(book.activities.get(STANDARD.activity)?.candidates.map(({ category }) => category)).toEqual(['camp']);
    expect(book.families.get(STANDARD.family)?.candidates.map(({ category }) => category)).toEqual(['hosting', 'camp', 'immersion']);
  });

  it('lets a pricing overrule whether its template is required', () => {
    const templates = { 'hosting per_night': { required: true } } as const;
    const required = (parts: BookParts) => family(parts).map((candidate) => candidate.required);
    expect(required({ family: [night] })).toEqual([false]);
    expect(required({ family: [night], templates })).toEqual([true]);
    expect(required({ family: [{ ...night, required: false }], templates })).toEqual([false]);
    expect(required({ family: [{ ...night, required: true }] })).toEqual([true]);
  });

  it('says of a candidate what its template, types and levels say', () => {
    const [candidate] = family({ county: [{ ...night, quantity: 3 }], templates: { 'hosting per_night': { per: 'booking' } } });
    expect(candidate).toMatchObject({
      level: 'county',
      templateId: templateId('hosting per_night'),
      tripTypeId: STANDARD.tripType,
      serviceTypeId: 1,
      category: 'hosting',
      pricingType: 'per_night',
      perBooking: true,
      required: false,
      givenQuantity: 3,
      full: { customer: { numerator: 1000, denominator: 1 }, provider: { numerator: 1000, denominator: 1 } },
    });
    expect(family({ family: [night] })[0]).toMatchObject({ level: 'base', perBooking: false, givenQuantity: null });
  });

  it('works out a tier’s rates once, and takes the full ones where nothing comes off', () => {
    const [candidate] = family({
      family: [{ ...night, customer: { commissionPercentage: '50' } }],
      discounts: [{ code: 'gift', demandDiscount: '30' }, { code: 'word' }],
    });
    const gift = candidate?.discounts.byCode.get('gift')?.[0];
    const word = candidate?.discounts.byCode.get('word')?.[0];
    if (candidate === undefined || gift === undefined || word === undefined) throw new TypeError('two codes were written');
    expect(candidate.discountedRates(gift).customer).toEqual({ numerator: 1250, denominator: 1 });
    expect(candidate.discountedRates(gift)).toBe(candidate.discountedRates(gift));
    expect(candidate.discountedRates(word)).toBe(candidate.full);
  });
});

describe('templateFacts', () => {
  it('joins a template with its types', () => {
    const book = bookOf(priceBookInput());
    const facts = templateFacts(book);
    expect(facts.size).toBe(42);
    expect(facts.get(templateId('trust_fee per_transfer'))).toMatchObject({
      category: 'trust_fee',
      pricingType: 'per_transfer',
      tripType: book.tripTypes[0],
    });
  });
});
