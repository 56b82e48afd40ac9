// The price lists of the first start. An administrator may change everything and remove what is not fixed; a restart keeps those changes.

import { PRICING_TYPES } from '@hosted-stay/pricing-core';
import { count, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { TRIP_TYPE_ID, VAT_RATE } from '#contract/platform/constants.ts';
import type { Queryable } from '#server/db/database.ts';
import { countries } from '#server/db/schema/places.ts';
import { businesses, currencies, pricingTypes, serviceTypes, tripTypes } from '#server/db/schema/pricing.ts';

export interface PriceSeedSettings {
  /** The initial name of the default business. */
  readonly PRODUCT_NAME?: string;
}

/** Code refers to these ids. */
const TRIP_TYPES = [
  { id: TRIP_TYPE_ID.immersion, name: 'Immersion', active: true },
  { id: TRIP_TYPE_ID.baseHosting, name: 'Base hosting', active: true },
  { id: TRIP_TYPE_ID.academic, name: 'Academic', active: true },
  { id: TRIP_TYPE_ID.internship, name: 'Internship', active: true },
];

/** The names of all pricing types. */
const PRICING_TYPE_NAMES = PRICING_TYPES.map((type) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('_', ' '));

const SERVICE_TYPES = [
  { name: 'Hosting', requiredByDefault: true },
  { name: 'Immersion', requiredByDefault: false },
  { name: 'Summer camp', requiredByDefault: false },
  { name: 'Airport transfer', requiredByDefault: false },
  { name: 'Trust fee', requiredByDefault: true },
  { name: 'Horse riding', requiredByDefault: false },
];

const EURO = { code: 'EUR', symbol: '€', decimals: 2, isDefault: true };

async function isEmpty(db: Queryable, table: PgTable): Promise<boolean> {
  const [found] = await db.select({ rows: count() }).from(table);
  return (found?.rows ?? 0) === 0;
}

/** Inserts the business that sells as long as there is no other; its address is not known yet. */
async function seedBusiness(db: Queryable, { PRODUCT_NAME }: PriceSeedSettings): Promise<void> {
  const [ireland] = await db.select({ id: countries.id }).from(countries).where(eq(countries.code, 'IE'));
  const [currency] = await db.select({ id: currencies.id }).from(currencies).where(eq(currencies.isDefault, true));
  if (ireland === undefined || currency === undefined) return;
  const name = PRODUCT_NAME || 'Hosted Stays';
  await db
    .insert(businesses)
    .values({
      name,
      legalName: name,
      addressLine1: '',
      cityTown: '',
      countryId: ireland.id,
      vatRate: String(VAT_RATE),
      currencyId: currency.id,
      invoicePrefix: 'INV',
      isDefault: true,
    })
    .onConflictDoNothing();
}

/** Adds missing fixed trip types, and fills every other list that is empty. */
export async function seedPriceLists(db: Queryable, settings: PriceSeedSettings): Promise<void> {
  await db.insert(tripTypes).values(TRIP_TYPES).onConflictDoNothing();
  if (await isEmpty(db, pricingTypes)) {
    await db
      .insert(pricingTypes)
      .values(PRICING_TYPE_NAMES.map((name) => ({ name })))
      .onConflictDoNothing();
  }
  if (await isEmpty(db, serviceTypes)) await db.insert(serviceTypes).values(SERVICE_TYPES).onConflictDoNothing();
  if (await isEmpty(db, currencies)) await db.insert(currencies).values(EURO).onConflictDoNothing();
  if (await isEmpty(db, businesses)) await seedBusiness(db, settings);
}
