// The names in a price book, as choices.

import type { PriceBook } from '@hosted-stay/pricing-core';
import { type Choice, nameIn, type PriceCatalogue } from '../catalogue.ts';

/** What a book has to choose from. Families and activities are told apart by county and country: `Galway, Ireland`. */
export function catalogueOf(book: PriceBook): PriceCatalogue {
  const places = new Map(book.counties.map(({ id, name, countryId }) => [id, `${name}, ${nameIn(book.countries, countryId)}`]));
  const hosted = ({ id, name, countyId }: { id: number; name: string; countyId: number }): Choice => {
    const detail = places.get(countyId);
    return detail === undefined ? { id, name } : { id, name, detail };
  };
  const offered = new Set(book.templates.map(({ serviceTypeId }) => serviceTypeId));
  return {
    currency: book.currency,
    hostFamilies: book.hostFamilies.map(hosted),
    activities: book.activities.map(hosted),
    services: book.serviceTypes.filter(({ id }) => offered.has(id)).map(named),
    templates: book.templates.map(named),
  };
}

function named({ id, name }: Choice): Choice {
  return { id, name };
}
