// Who asks what: an owner's own pricings first, then its county's, then its country's.

import type { Country, County, Hostable, PriceBook, Pricing } from './shape.ts';

/** Where a pricing was found: with its owner, or with the owner's county or country. */
export type Level = 'base' | 'county' | 'country';

export interface LevelledPricing {
  readonly level: Level;
  readonly pricing: Pricing;
}

/** The county and the country an owner falls back on. */
export interface Fallback {
  readonly county: County;
  readonly country: Country;
}

/** A book's counties and countries by the id of the county. */
export function fallbacksByCounty(book: PriceBook): ReadonlyMap<number, Fallback> {
  const countries = new Map(book.countries.map((country) => [country.id, country]));
  return new Map(book.counties.map((county) => [county.id, { county, country: countries.get(county.countryId) as Country }]));
}

/** The three levels of one owner, in the order in which they are asked. */
export function levelsOf(owner: Hostable, { county, country }: Fallback): readonly (readonly [Level, readonly Pricing[]])[] {
  return [
    ['base', owner.pricings],
    ['county', county.pricings],
    ['country', country.pricings],
  ];
}

/**
 * Every pricing that stands for an owner. A level adds only templates that no earlier one has; so a price of 0
 * at the base still hides the county's.
 */
export function resolveLevels(owner: Hostable, fallback: Fallback): LevelledPricing[] {
  const present = new Set<number>();
  return levelsOf(owner, fallback).flatMap(([level, pricings]) =>
    pricings.flatMap((pricing) => {
      if (present.has(pricing.pricingTemplateId)) return [];
      present.add(pricing.pricingTemplateId);
      return [{ level, pricing }];
    }),
  );
}
