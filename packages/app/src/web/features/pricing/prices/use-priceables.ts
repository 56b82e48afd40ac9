// All owners of prices at a level, with family names in the language of the page.

import { useMemo } from 'react';
import { useLocale } from 'use-intl/react';
import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import { isLocale } from '#contract/platform/locales.ts';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import { listPriceables } from '#contract/pricing/templates.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';

export function usePriceables(level: PriceableLevel) {
  const { data, failure, reload } = useEndpoint(listPriceables, { query: { level } });
  const locale = useLocale();
  const priceable = data?.priceable;
  const things = useMemo(() => {
    if (level !== 'Host_family' || !isLocale(locale)) return priceable;
    return priceable?.map((thing) => ({ ...thing, name: toFamilyTitle(thing.name, locale) }));
  }, [priceable, level, locale]);
  return { things, failure, reload };
}
