// Rules that nearly applied: what is missing, and what would come of it.

import { describe, expect, it } from 'vitest';
import { type Book, explain, type Request, TWELVE_NIGHTS } from '../../test/explain/explained.ts';

describe('near misses of discount rules', () => {
  const hosting = {
    template: 'hosting per_night',
    amount: '100',
    customer: { commissionPercentage: '3' },
    provider: { commissionPercentage: '10' },
  } as const;
  const missesOf = (discounts: NonNullable<Book['discounts']>, request: Request = {}) =>
    explain(
      { family: [hosting], discounts, templates: { 'hosting per_night': { required: true } } },
      { ...TWELVE_NIGHTS, ...request },
    ).lines.flatMap(({ nearMisses }) => nearMisses);

  it('say how many nights are missing, what is gained after the clamp, and the line as it would be quoted', () => {
    const [miss] = missesOf([{ minQuantity: 14, required: true, demandDiscount: '5', supplyDiscount: '1' }]);
    expect(miss).toMatchObject({
      shortfall: { quantity: 12, needed: 14, more: 2 },
      missingCode: null,
      attainable: 'yes',
      effect: { quantity: 14, demandGained: '3', supplyGained: '1', customerSaving: '43.30', providerCost: '14.00' },
    });
    expect(miss?.effect?.customer.rounded).toBe('1400.00');
    expect(miss?.effect?.provider.rounded).toBe('1246.00');
  });

  it('name the missing code, the one it would replace, and both obstacles together', () => {
    const misses = missesOf(
      [
        { code: 'A', demandDiscount: '1' },
        { code: ' B ', demandDiscount: '2', minQuantity: 13 },
      ],
      { discountCode: 'a' },
    );
    expect(misses).toMatchObject([{ missingCode: 'B', shortfall: { more: 1 }, effect: { replacesCode: 'a', demandGained: '1' } }]);
  });

  it('report rules that no request can make apply', () => {
    expect(missesOf([{ minQuantity: 400, required: true }, { code: ' ' }]).map(({ attainable }) => attainable)).toEqual([
      'beyond_limits',
      'rule_has_no_code',
    ]);
    const fixed = explain(
      {
        family: [{ template: 'transfer per_transfer', amount: '9', quantity: 2, required: true }],
        discounts: [{ minQuantity: 3, required: true }],
      },
      TWELVE_NIGHTS,
    );
    expect(fixed.lines[0]?.nearMisses[0]).toMatchObject({ attainable: 'quantity_fixed', effect: null });
  });

  it('state the price that the suggested stay costs', () => {
    const book = {
      family: [hosting],
      discounts: [{ minQuantity: 14, required: true, demandDiscount: '2' }],
      templates: { 'hosting per_night': { required: true } },
    };
    const now = explain(book, TWELVE_NIGHTS).lines[0]?.nearMisses[0]?.effect;
    const then = explain(book, { ...TWELVE_NIGHTS, toDate: '2026-07-20' }).lines[0];
    expect(then?.figures.customerDiscounted).toEqual(now?.customer);
    expect(then?.figures.providerDiscounted).toEqual(now?.provider);
  });
});
