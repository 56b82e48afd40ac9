// A price book put into the tables that the draft is made from, for tests of prices.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { Database } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import {
  activities,
  businesses,
  currencies,
  discountRules,
  pricings,
  pricingTemplates,
  pricingTypes,
  serviceTypes,
  tripTypes,
} from '#server/db/schema/pricing.ts';
import { randomName } from './sample.ts';

const FIXTURES = join(import.meta.dirname, '../../../../../fixtures');

/** The text of a file among the fixtures of the repository. */
export function fixture(path: string): string {
  return readFileSync(join(FIXTURES, path), 'utf8');
}

/** A price book among the fixtures: `price-books/2026.json`. */
export function fixtureBook(path: string): PriceBook {
  const parsed = parsePriceBook(JSON.parse(fixture(path)));
  if (!parsed.ok) throw new Error(`${path} is no price book`);
  return parsed.value;
}

const TABLES = [
  pricings,
  pricingTemplates,
  discountRules,
  tripTypes,
  pricingTypes,
  serviceTypes,
  activities,
  hostFamilies,
  businesses,
  currencies,
  counties,
  countries,
];

/** The family of a book belongs to an account of its own. */
async function familyOf(
  db: Database,
  { id, name, countyId, countryId }: { id: number; name: string; countyId: number; countryId: number },
) {
  const email = `family-${randomName(12)}@example.test`;
  const [user] = await db.insert(users).values({ email, firstName: 'Host', lastName: name }).returning({ id: users.id });
  return {
    id,
    userId: user?.id ?? 0,
    countryId,
    countyId,
    parentGuardianOneFirstName: 'Ann',
    parentGuardianOneLastName: name,
    email,
    phone: '',
    addressLine1: '',
    cityTown: '',
    hostingTypes: [],
    guestsNumber: 1,
    bedroomsNumber: 1,
    haveChild: false,
    immersionRate: '0',
    foundUsWhere: 'friend',
  };
}

function pricingRows(level: PriceableLevel, owners: PriceBook['countries']) {
  return owners.flatMap(({ id, pricings: own }) =>
    own.map(({ pricingTemplateId, amount, quantity, required, customer, provider }) => ({
      level,
      priceableId: id,
      pricingTemplateId,
      amount,
      quantity: quantity ?? null,
      required: required ?? null,
      customerCommissionAmount: customer.commissionAmount,
      customerCommissionPercentage: customer.commissionPercentage,
      providerCommissionAmount: provider.commissionAmount,
      providerCommissionPercentage: provider.commissionPercentage,
    })),
  );
}

/** Makes the draft this book: whatever was there before is gone. All is sold by one business, in its currency, with its VAT. */
export async function fillDraft(db: Database, book: PriceBook): Promise<void> {
  for (const table of TABLES) await db.delete(table);
  const put = (table: (typeof TABLES)[number], rows: readonly object[]) =>
    rows.length === 0
      ? Promise.resolve()
      : db
          .insert(table)
          .overridingSystemValue()
          .values([...rows] as never);
  await put(
    countries,
    book.countries.map(({ id, name }) => ({ id, name, code: `C${id}` })),
  );
  await put(
    counties,
    book.counties.map(({ id, name, countryId }) => ({ id, name, countryId })),
  );
  await put(currencies, [{ id: 1, code: book.currency, symbol: book.currency, decimals: 2, isDefault: true }]);
  const place = { countryId: book.countries[0]?.id, addressLine1: 'Main Street 1', cityTown: 'Cork' };
  const seller = { id: 1, name: 'Sellers', legalName: 'Sellers Ltd', currencyId: 1, invoicePrefix: 'INV', isDefault: true };
  await put(businesses, [{ ...seller, ...place, vatRate: book.policy.vatRate }]);
  await put(serviceTypes, book.serviceTypes);
  await put(pricingTypes, book.pricingTypes);
  await put(
    tripTypes,
    book.tripTypes.map(({ id, name, active }) => ({ id, name, active })),
  );
  await put(
    discountRules,
    book.tripTypes.flatMap(({ id, discounts }, index) =>
      discounts.map((rule, position) => ({ ...rule, id: index * 100 + position + 1, tripTypeId: id, position })),
    ),
  );
  await put(pricingTemplates, book.templates);
  const countryOf = new Map(book.counties.map(({ id, countryId }) => [id, countryId]));
  const families = book.hostFamilies.map((family) => familyOf(db, { ...family, countryId: countryOf.get(family.countyId) ?? 0 }));
  await put(hostFamilies, await Promise.all(families));
  await put(
    activities,
    book.activities.map(({ id, name, countyId }) => ({ id, name, countyId })),
  );
  const rows = [
    ...pricingRows('Country', book.countries),
    ...pricingRows('County', book.counties),
    ...pricingRows('Host_family', book.hostFamilies),
    ...pricingRows('Activity', book.activities),
  ];
  if (rows.length > 0) await db.insert(pricings).values(rows);
}
