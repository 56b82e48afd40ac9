// The levels of prices: the engine's own resolution, price for price.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import { findNearestPrice } from './effective-price.rules.ts';

const LEVELS: readonly PriceableLevel[] = ['Host_family', 'County', 'Country'];
const price = (level: PriceableLevel, pricingTemplateId: number, amount = '10') => ({ level, pricingTemplateId, amount });

test('a price of its own goes before that of the county, and that before the country’s', () => {
  const all = [
    price('Country', 1),
    price('County', 1),
    price('Host_family', 1),
    price('Country', 2),
    price('County', 2),
    price('Country', 3),
  ];
  const levels = [1, 2, 3, 4].map((templateId) => findNearestPrice(all, { templateId, levels: LEVELS })?.level ?? null);
  expect(levels).toEqual(['Host_family', 'County', 'Country', null]);
});

test('a price of nothing hides the wider ones all the same', () => {
  expect(findNearestPrice([price('County', 1, '50'), price('Host_family', 1, '0')], { templateId: 1, levels: LEVELS })?.amount).toBe('0');
});

test('the order of the prices changes nothing, and no nearer price is passed over', () => {
  const prices = fc.uniqueArray(fc.record({ level: fc.constantFrom(...LEVELS), pricingTemplateId: fc.integer({ min: 1, max: 3 }) }), {
    selector: ({ level, pricingTemplateId }) => `${level} ${pricingTemplateId}`,
  });
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 3 }), (all, templateId) => {
      const found = findNearestPrice(all, { templateId, levels: LEVELS });
      expect(findNearestPrice([...all].reverse(), { templateId, levels: LEVELS })).toBe(found);
      const ranks = all.filter((one) => one.pricingTemplateId === templateId).map(({ level }) => LEVELS.indexOf(level));
      expect(found === null ? [] : [LEVELS.indexOf(found.level)]).toEqual(ranks.sort((a, b) => a - b).slice(0, 1));
    }),
  );
});
