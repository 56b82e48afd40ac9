// The names by which a finding speaks of the things in a book.

import type { Path } from '../../issues.ts';
import { minorDigits } from '../../money/currency.ts';
import type { PriceBook } from '../shape.ts';
import { withDigits } from './decimals.ts';

type Named = 'serviceTypes' | 'tripTypes' | 'templates' | 'hostFamilies' | 'activities' | 'counties' | 'countries' | 'pricingTypes';

/** Says names instead of ids and positions; a thing without a name goes by its id. */
export interface BookNames {
  readonly currency: string;
  /** An amount as people write it, with the currency's digits at least: `44` → `44.00 EUR`. */
  readonly money: (amount: string) => string;
  readonly of: (collection: Named, id: number) => string;
  /** Whose the pricing at a path is: `the family “Murphy”`, `the county “Galway”`. */
  readonly ownerAt: (path: Path) => string;
}

const KIND: Readonly<Record<string, string>> = {
  countries: 'country',
  counties: 'county',
  hostFamilies: 'family',
  activities: 'activity',
};

/** Looks names up in a book. */
export function bookNames(book: PriceBook): BookNames {
  const digits = minorDigits(book.currency) ?? 0;
  return {
    currency: book.currency,
    money: (amount) => `${withDigits(amount, digits)} ${book.currency}`,
    of: (collection, id) => quoted(book[collection].find((entry) => entry.id === id)?.name, id),
    ownerAt: ([collection, index]) => {
      const owner = book[collection as 'hostFamilies'][index as number];
      return `the ${KIND[collection as string]} ${quoted(owner?.name, owner?.id)}`;
    },
  };
}

function quoted(name: string | undefined, id: number | undefined): string {
  return name?.trim() ? `“${name.trim()}”` : `number ${id}`;
}
