// Adds host families to a published price book, at the prices that it has for their county or country.

import type { PriceBook } from '@hosted-stay/pricing-core';
import type { DraftRows } from './draft.queries.ts';

/** A family as it is in the draft. */
export type NewFamily = DraftRows['families'][number];

interface Places {
  readonly counties: DraftRows['counties'];
  readonly countries: DraftRows['countries'];
  /** The seller of families that name none. */
  readonly businessId: number;
}

type Owner = PriceBook['counties'][number];

/** Returns the families that a book lacks, and of these the ones for which it has prices in their county or country. */
export function findFamiliesToAdd(book: PriceBook, families: readonly NewFamily[], { counties }: Pick<Places, 'counties'>) {
  const known = new Set(book.hostFamilies.map(({ id }) => id));
  const isPriced = (owners: readonly Pick<Owner, 'id' | 'pricings'>[], id: number) =>
    owners.some((owner) => owner.id === id && owner.pricings.length > 0);
  const missing = families.filter(({ id }) => !known.has(id));
  const priced = missing.filter(({ countyId }) => {
    const countryId = counties.find(({ id }) => id === countyId)?.countryId ?? 0;
    return isPriced(book.counties, countyId) || isPriced(book.countries, countryId);
  });
  return { missing, priced };
}

/** Adds rows that a collection of a book doesn't have yet, in the order of their IDs. */
function addRows<Row extends { readonly id: number }>(rows: readonly Row[], added: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...added.filter(({ id }) => !known.has(id))].toSorted((one, other) => one.id - other.id);
}

/** Returns a book with these families too, with their counties and countries where it lacks them. Nothing else changes. */
export function addFamilies(book: PriceBook, families: readonly NewFamily[], { counties, countries, businessId }: Places): PriceBook {
  const countyIds = new Set(families.map(({ countyId }) => countyId));
  const own = counties.filter(({ id }) => countyIds.has(id));
  const countryIds = new Set(own.map(({ countryId }) => countryId));
  const unpriced = <Row extends object>(row: Row) => ({ ...row, pricings: [] });
  return {
    ...book,
    countries: addRows(book.countries, countries.filter(({ id }) => countryIds.has(id)).map(unpriced)),
    counties: addRows(book.counties, own.map(unpriced)),
    hostFamilies: addRows(
      book.hostFamilies,
      families.map((family) => ({ ...unpriced(family), businessId: family.businessId ?? businessId })),
    ),
  };
}
