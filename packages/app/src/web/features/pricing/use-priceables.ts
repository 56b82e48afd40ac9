// Everything at a level that can have prices.

import type { PriceableLevel } from '#contract/pricing/levels.ts';
import { listPriceables } from '#contract/pricing/templates.endpoints.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';

export function usePriceables(level: PriceableLevel) {
  const { data, failure, reload } = useEndpoint(listPriceables, { query: { level } });
  return { things: data?.priceable, failure, reload };
}
