// Which price counts where several levels have one: the nearest, whatever its amount.

import type { PriceableLevel } from '#contract/pricing/price-levels.ts';

interface LevelPrice {
  readonly pricingTemplateId: number;
  readonly level: PriceableLevel;
}

/**
 * The price of a template that counts for a thing, from the prices at all levels that the thing has.
 * @param levels the thing's own level first, then the wider ones
 */
export function findNearestPrice<Price extends LevelPrice>(
  prices: readonly Price[],
  { templateId, levels }: { templateId: number; levels: readonly PriceableLevel[] },
): Price | null {
  const ofTemplate = prices.filter(({ pricingTemplateId }) => pricingTemplateId === templateId);
  const found = levels.map((level) => ofTemplate.find((price) => price.level === level)).find((price) => price !== undefined);
  return found ?? null;
}
