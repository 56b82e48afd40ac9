// What there is to choose from, by name: requests and quotes hold ids alone.

import type { Payee } from './payee.ts';
import type { PriceBook } from './price-book/shape.ts';

/** One thing to choose. `detail` tells things of the same name apart: a family's county and country. */
export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly detail?: string;
}

/** The names behind the ids of requests and quotes. Names are text that anyone may have typed: never markup. */
export interface PriceCatalogue {
  /** ISO 4217. */
  readonly currency: string;
  /** Families to stay with. */
  readonly hostFamilies: readonly Choice[];
  /** Camps and courses to book beside the stay. */
  readonly activities: readonly Choice[];
  /** Service types that can be added to a stay. */
  readonly services: readonly Choice[];
  /** Pricing templates: what a line of a quote is called. */
  readonly templates: readonly Choice[];
}

/**
 * What a book has to choose from, without its prices: what a server sends to a page that may not see them. Families and activities
 * are told apart by county and country: `Galway, Ireland`.
 */
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

/** The name of the family or activity that is paid. */
export function payeeNameIn({ activities, hostFamilies }: PriceCatalogue, { hostableType, hostableId }: Payee): string {
  return nameIn(hostableType === 'Activity' ? activities : hostFamilies, hostableId);
}

/** The name for an id; the id itself, with `#` before it, where the catalogue has none. */
export function nameIn(choices: readonly Choice[], id: number): string {
  return choices.find((choice) => choice.id === id)?.name ?? `#${id}`;
}

function named({ id, name }: Choice): Choice {
  return { id, name };
}
