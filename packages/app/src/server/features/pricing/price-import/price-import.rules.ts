// Checks whether a price file fits the database: values that the tables can't store, and places that differ.

import type { PriceBook } from '@hosted-stay/pricing-core';
import { toStoredName } from '#contract/host-families/family-name.ts';
import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import { isPercentage } from '#contract/platform/validation/decimals.ts';
import type { DraftRows } from '#server/features/pricing/price-books/draft.queries.ts';
import type { ImportError } from './price-import.messages.ts';

const FIXED_TRIP_TYPES: readonly number[] = Object.values(TRIP_TYPE_ID);

/** Higher IDs would leave no room for those that the database generates. */
const MAX_ID = 2_000_000_000;

/** Fixed for the whole product: no table can store other values. */
const POLICY = { campDaysPerWeek: 5, rounding: 'half-up' } as const;

/** A country, county, family or activity of a book, with its references. */
interface Owner {
  readonly id: number;
  readonly name: string;
  readonly countryId?: number;
  readonly countyId?: number;
  readonly businessId?: number;
}

type OwnerKind = 'countries' | 'counties' | 'hostFamilies' | 'activities';

function listOwners(rows: DraftRows): Readonly<Record<OwnerKind, readonly Owner[]>> {
  const seller = (businessId: number | null) => businessId ?? rows.business?.id ?? 0;
  return {
    countries: rows.countries,
    counties: rows.counties,
    hostFamilies: rows.families.map((row) => ({ ...row, businessId: seller(row.businessId) })),
    activities: rows.activities.map((row) => ({ ...row, businessId: seller(row.businessId) })),
  };
}

/** The references that can differ, with the rule for each. */
const OWNER_ERRORS = { countryId: 'otherCountry', countyId: 'otherCounty', businessId: 'otherBusiness' } as const;

function findOwnerErrors(kind: OwnerKind, { wanted, here }: { wanted: readonly Owner[]; here: readonly Owner[] }): ImportError[] {
  const known = new Map(here.map((owner) => [owner.id, owner]));
  return wanted.flatMap((owner, index): ImportError[] => {
    const found = known.get(owner.id);
    const path = [kind, index];
    if (found === undefined) return [{ path: [...path, 'id'], rule: 'noPlace', values: { id: String(owner.id) }, kind }];
    const faults: ImportError[] = [];
    if (found.name !== (kind === 'hostFamilies' ? toStoredName(owner.name) : owner.name)) {
      faults.push({ path: [...path, 'name'], rule: 'otherName', values: { id: String(owner.id), here: found.name, name: owner.name } });
    }
    for (const field of ['countryId', 'countyId', 'businessId'] as const) {
      if (owner[field] === found[field]) continue;
      faults.push({
        path: [...path, field],
        rule: OWNER_ERRORS[field],
        values: { here: String(found[field]), there: String(owner[field]) },
      });
    }
    return faults;
  });
}

type ListKind = 'serviceTypes' | 'pricingTypes' | 'tripTypes' | 'templates';

/** Finds duplicate names, and IDs that are out of range. */
function findEntryErrors(kind: ListKind, entries: readonly { readonly id: number; readonly name: string }[]): ImportError[] {
  const names = new Set<string>();
  return entries.flatMap(({ id, name }, index): ImportError[] => {
    const faults: ImportError[] = [];
    if (id < 1 || id > MAX_ID) faults.push({ path: [kind, index, 'id'], rule: 'unfitNumber', values: { most: String(MAX_ID) } });
    if (names.has(name)) faults.push({ path: [kind, index, 'name'], rule: 'nameTwice', values: { name } });
    names.add(name);
    return faults;
  });
}

function findBusinessErrors({ currency, policy }: PriceBook, { business }: DraftRows): ImportError[] {
  if (business === null) return [{ path: ['currency'], rule: 'noBusiness' }];
  const faults: ImportError[] = [];
  if (business.currency !== currency) {
    faults.push({ path: ['currency'], rule: 'otherCurrency', values: { here: business.currency, there: currency } });
  }
  if (business.vatRate !== policy.vatRate) {
    faults.push({ path: ['policy', 'vatRate'], rule: 'otherVat', values: { here: business.vatRate, there: policy.vatRate } });
  }
  for (const field of ['campDaysPerWeek', 'rounding'] as const) {
    if (policy[field] !== POLICY[field]) {
      faults.push({ path: ['policy', field], rule: 'fixedPolicy', values: { here: String(POLICY[field]) } });
    }
  }
  return faults;
}

/** Finds trip types that an import must not delete: fixed ones, and those of trip periods. */
function findMissingTripTypes({ tripTypes }: PriceBook, inPeriods: readonly number[]): ImportError[] {
  const given = new Set(tripTypes.map(({ id }) => id));
  const missing = (ids: readonly number[], rule: 'fixedMissing' | 'periodsMissing') =>
    ids.filter((id) => !given.has(id)).map((id): ImportError => ({ path: ['tripTypes'], rule, values: { id: String(id) } }));
  return [
    ...missing(FIXED_TRIP_TYPES, 'fixedMissing'),
    ...missing(
      inPeriods.filter((id) => !FIXED_TRIP_TYPES.includes(id)),
      'periodsMissing',
    ),
  ];
}

/** Finds percentages above 100, which forms don't accept either. */
function findPercentageErrors(book: PriceBook): ImportError[] {
  const above = (text: string, path: ImportError['path']): ImportError[] =>
    isPercentage(text) ? [] : [{ path, rule: 'percentage', values: { most: '100' } }];
  const discounts = book.tripTypes.flatMap(({ discounts }, at) =>
    discounts.flatMap((rule, place) =>
      (['demandDiscount', 'supplyDiscount'] as const).flatMap((field) => above(rule[field], ['tripTypes', at, 'discounts', place, field])),
    ),
  );
  const commissions = (['countries', 'counties', 'hostFamilies', 'activities'] as const).flatMap((kind) =>
    book[kind].flatMap(({ pricings }, at) =>
      pricings.flatMap((pricing, place) =>
        (['customer', 'provider'] as const).flatMap((side) =>
          above(pricing[side].commissionPercentage, [kind, at, 'pricings', place, side, 'commissionPercentage']),
        ),
      ),
    ),
  );
  return [...discounts, ...commissions];
}

/** Returns everything that prevents the import of a book. */
export function findImportErrors(book: PriceBook, { rows, inPeriods }: { rows: DraftRows; inPeriods: readonly number[] }): ImportError[] {
  const here = listOwners(rows);
  return [
    ...findBusinessErrors(book, rows),
    ...findPercentageErrors(book),
    ...(['serviceTypes', 'pricingTypes', 'tripTypes', 'templates'] as const).flatMap((kind) => findEntryErrors(kind, book[kind])),
    ...findMissingTripTypes(book, inPeriods),
    ...(['countries', 'counties', 'hostFamilies', 'activities'] as const).flatMap((kind) =>
      findOwnerErrors(kind, { wanted: book[kind], here: here[kind] }),
    ),
  ];
}
