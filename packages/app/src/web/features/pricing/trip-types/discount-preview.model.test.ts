// The preview of discount rules: the figures of an example, with and without codes.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Example, listCodes, type PreviewRule, previewDiscounts } from './discount-preview.model.ts';

const example: Example = { amount: '100', customerPercentage: '20', providerPercentage: '10', nights: 7, currency: 'EUR' };
const week: PreviewRule = { minQuantity: 7, required: true, code: null, demandDiscount: '10', supplyDiscount: '0' };
const code: PreviewRule = { minQuantity: 0, required: false, code: 'SUMMER', demandDiscount: '5', supplyDiscount: '2' };

test('without rules the customer pays the price that leaves the commission', () => {
  expect(previewDiscounts([], example)).toEqual([
    {
      code: null,
      customer: '875.00',
      customerDiscount: '0.00',
      pays: '875.00',
      paid: '630.00',
      providerDiscount: '0.00',
      platform: '245.00',
    },
  ]);
});

test('a rule by itself and a code add up', () => {
  const [without, withCode] = previewDiscounts([week, code], example) ?? [];
  expect(without).toMatchObject({ code: null, pays: '777.78', customerDiscount: '97.22', paid: '630.00' });
  expect(withCode).toMatchObject({ code: 'SUMMER', pays: '736.84', paid: '616.00', providerDiscount: '14.00' });
});

test('a stay that is too short gets nothing', () => {
  expect(previewDiscounts([week], { ...example, nights: 6 })?.[0]).toMatchObject({ customerDiscount: '0.00', pays: '750.00' });
});

describe('what can not be reckoned with has no preview', () => {
  test.each<[string, Partial<Example>, Partial<PreviewRule>]>([
    ['an amount that is none', { amount: 'x' }, {}],
    ['a percentage that leaves no price', { customerPercentage: '100' }, {}],
    ['no night', { nights: 0 }, {}],
    ['more nights than a stay has', { nights: 4000 }, {}],
    ['a rule that is being typed', {}, { demandDiscount: '1.' }],
  ])('%s', (_, change, rule) => expect(previewDiscounts([{ ...week, ...rule }], { ...example, ...change })).toBeNull());
});

test('codes are told once, however they are written', () => {
  expect(listCodes([code, { ...code, code: ' summer ' }, { ...code, code: 'Winter' }, week])).toEqual(['SUMMER', 'Winter']);
});

test('rules never raise what is paid, and the platform never loses by them', () => {
  const points = fc.integer({ min: 0, max: 40 }).map(String);
  const rule = fc.record({
    minQuantity: fc.nat(14),
    required: fc.boolean(),
    code: fc.constantFrom(null, 'A', 'B'),
    demandDiscount: points,
    supplyDiscount: points,
  });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 5 }), fc.integer({ min: 1, max: 30 }), (rules, nights) => {
      const plain = previewDiscounts([], { ...example, nights })?.[0];
      for (const line of previewDiscounts(rules, { ...example, nights }) ?? []) {
        expect(Number(line.pays)).toBeLessThanOrEqual(Number(plain?.pays));
        expect(Number(line.paid)).toBeLessThanOrEqual(Number(plain?.paid));
        expect(Number(line.platform)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
