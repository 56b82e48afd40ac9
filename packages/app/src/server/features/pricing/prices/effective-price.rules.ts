// Which price applies if several levels have one: the nearest, whatever its amount.

import type { PriceableLevel } from '#contract/pricing/price-levels.ts';

interface LevelPrice {
  readonly pricingTemplateId: number;
  readonly level: PriceableLevel;
}

/**
 * Returns the price of a template that applies, from the prices at all levels.
 * @param levels the nearest level first
 */
export function findNearestPrice<Price extends LevelPrice>(
  prices: readonly Price[],
  { templateId, levels }: { templateId: number; levels: readonly PriceableLevel[] },
): Price | null {
  const ofTemplate = prices.filter(({ pricingTemplateId }) => pricingTemplateId === templateId);
  const found = levels.map((level) => ofTemplate.find((price) => price.level === level)).find((price) => price !== undefined);
  return found ?? null;
}
