// The names of everything that can be chosen; requests and quotes only have IDs.

import type { Payee } from './payee.ts';
import type { PriceBook } from './price-book/shape.ts';

/** One choice. `detail` distinguishes choices with the same name: a family's county and country. */
export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly detail?: string;
}

/** The names for the IDs in requests and quotes. Treat names as untrusted text, never as markup. */
export interface PriceCatalogue {
  /** ISO 4217. */
  readonly currency: string;
  /** Families to stay with. */
  readonly hostFamilies: readonly Choice[];
  /** Camps and courses that can be booked with the stay. */
  readonly activities: readonly Choice[];
  /** Service types that can be added to a stay. */
  readonly services: readonly Choice[];
  /** Pricing templates: the names of quote lines. */
  readonly templates: readonly Choice[];
}

/**
 * The choices of a book without its prices, for a page that can't see prices. Families and activities
 * are distinguished by county and country: `Galway, Ireland`.
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

/** The name for an ID, or `#` and the ID if the catalogue has no name. */
export function nameIn(choices: readonly Choice[], id: number): string {
  return choices.find((choice) => choice.id === id)?.name ?? `#${id}`;
}

function named({ id, name }: Choice): Choice {
  return { id, name };
}
