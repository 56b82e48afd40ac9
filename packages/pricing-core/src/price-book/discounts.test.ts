// Which rules of a trip type apply to which code and quantity, against the definition.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../test/support/engine.ts';
import { holds } from '../../test/support/runs.ts';
import { priceBookArbitrary, priceBookInput } from '../../testing/index.ts';
import { carriesCode, compileDiscounts, isOpenTo, normaliseCode, tierFor } from './discounts.ts';
import type { DiscountRule } from './shape.ts';

type RuleInput = NonNullable<ReturnType<typeof priceBookInput>['tripTypes'][number]['discounts']>[number];

function tripTypeWith(discounts: readonly RuleInput[]) {
  const [tripType] = bookOf(priceBookInput({ discounts })).tripTypes;
  if (tripType === undefined) throw new TypeError('no trip type');
  return tripType;
}

/** The definition: quantity reached, and required or with the code asked for. */
function applies(rule: DiscountRule, code: string | null, quantity: number): boolean {
  const own = rule.code?.trim().toLowerCase() ?? '';
  return quantity >= rule.minQuantity && (rule.required || (own !== '' && own === code));
}

describe('tierFor', () => {
  it('has exactly the rules that apply, and their sums', () => {
    const codes = fc.constantFrom(null, 'summer', 'early bird', 'sibling', 'été', 'unheard of');
    holds(
      fc.property(
        priceBookArbitrary(),
        codes,
        fc.oneof(fc.nat({ max: 20 }), fc.constantFrom(1_000_000, 999_999)),
        (book, code, quantity) => {
          for (const tripType of bookOf(book).tripTypes) {
            const tier = tierFor(compileDiscounts(tripType), code, quantity);
            const expected = tripType.discounts.flatMap((rule, at) => (applies(rule, code, quantity) ? [at] : []));
            expect(tier.rules).toEqual(expected);
            const sum = (side: 'demandDiscount' | 'supplyDiscount') =>
              expected.reduce((total, at) => total + BigInt(Math.round(Number(tripType.discounts[at]?.[side]) * 1e6)), 0n);
            const small = expected.every(
              (at) => Number(tripType.discounts[at]?.demandDiscount) < 1e6 && Number(tripType.discounts[at]?.supplyDiscount) < 1e6,
            );
            if (small) expect([tier.demand, tier.supply]).toEqual([sum('demandDiscount'), sum('supplyDiscount')]);
            expect(tier.byCode).toBe(expected.some((at) => code !== null && normaliseCode(tripType.discounts[at]?.code ?? null) === code));
          }
        },
      ),
      300,
    );
  });

  it('adds up every rule that applies, in percentage points', () => {
    const table = compileDiscounts(
      tripTypeWith([
        { required: true, demandDiscount: '1.5' },
        { code: 'Summer', demandDiscount: '2.25', supplyDiscount: '1' },
        { code: ' SUMMER ', minQuantity: 7, supplyDiscount: '0.000001' },
        { code: 'summer', required: true, minQuantity: 14, demandDiscount: '100' },
        { demandDiscount: '50' },
        { code: '', demandDiscount: '50' },
      ]),
    );
    const rules = (code: string | null, quantity: number) => tierFor(table, code, quantity).rules;
    expect([0, 7, 13, 14].map((quantity) => rules(null, quantity))).toEqual([[0], [0], [0], [0, 3]]);
    expect([0, 6, 7, 14, 500].map((quantity) => rules('summer', quantity))).toEqual([
      [0, 1],
      [0, 1],
      [0, 1, 2],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
    expect(rules('winter', 500)).toEqual([0, 3]);
    expect(tierFor(table, 'summer', 7)).toMatchObject({ demand: 3_750_000n, supply: 1_000_001n, byCode: true, fromQuantity: 7 });
    expect(tierFor(table, null, 20)).toMatchObject({ demand: 101_500_000n, supply: 0n, byCode: false });
  });

  it('numbers the tiers of a trip type apart, so that lines can keep their rates by them', () => {
    const table = compileDiscounts(tripTypeWith([{ required: true, minQuantity: 3 }, { code: 'a' }, { code: 'B', minQuantity: 5 }]));
    const tiers = [...table.automatic, ...[...table.byCode.values()].flat()];
    expect(tiers.map(({ index }) => index)).toEqual(tiers.map((_, index) => index));
    expect([...table.byCode.keys()]).toEqual(['a', 'b']);
    expect(table.automatic.map(({ fromQuantity }) => fromQuantity)).toEqual([0, 3]);
  });
});

describe('codes', () => {
  it.each([
    ['SUMMER', 'summer'],
    [' Early Bird\n', 'early bird'],
    ['ÉTÉ', 'été'],
    ['', null],
    [' \t', null],
    [null, null],
  ])('%j is compared as %j', (code, compared) => {
    expect(normaliseCode(code)).toBe(compared);
  });

  it('open a rule that carries them; a required rule is open to all', () => {
    const [coded, required, nothing] = tripTypeWith([{ code: 'Summer' }, { required: true }, {}]).discounts;
    if (coded === undefined || required === undefined || nothing === undefined) throw new TypeError('three rules were written');
    expect([carriesCode(coded, 'summer'), carriesCode(coded, null), carriesCode(required, 'summer'), carriesCode(nothing, null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([coded, required, nothing].map((rule) => isOpenTo(rule, 'summer'))).toEqual([true, true, false]);
    expect([coded, required, nothing].map((rule) => isOpenTo(rule, null))).toEqual([false, true, false]);
  });
});
