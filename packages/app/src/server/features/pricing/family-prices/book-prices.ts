// The prices that a published book has for one family.

import type { PriceBook } from '@hosted-stay/pricing-core';

/** Returns the amounts that apply to a family by template: its own, or that of its county or country. */
export function listBookPrices(book: PriceBook, hostFamilyId: number): ReadonlyMap<number, string> {
  const family = book.hostFamilies.find(({ id }) => id === hostFamilyId);
  const county = book.counties.find(({ id }) => id === family?.countyId);
  const country = book.countries.find(({ id }) => id === county?.countryId);
  // A family that the book lacks has no prices in it; the nearest comes last, so that it replaces the others.
  const owners = family === undefined ? [] : [country, county, family];
  return new Map(owners.flatMap((owner) => (owner?.pricings ?? []).map(({ pricingTemplateId, amount }) => [pricingTemplateId, amount])));
}
