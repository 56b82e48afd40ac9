// The SQL of the businesses that issue invoices.

import { eq } from 'drizzle-orm';
import type { Seller } from '#contract/finance/invoices/invoice-draft.ts';
import type { Queryable } from '#server/db/database.ts';
import { countries } from '#server/db/schema/places.ts';
import { businesses, currencies } from '#server/db/schema/pricing.ts';

/** Returns the invoice details of a business; null if it doesn't exist. */
export async function findSeller(db: Queryable, businessId: number): Promise<Seller | null> {
  const [found] = await db
    .select({
      legalName: businesses.legalName,
      addressLine1: businesses.addressLine1,
      cityTown: businesses.cityTown,
      postcode: businesses.postcode,
      countryName: countries.name,
      vatNumber: businesses.vatNumber,
      vatRate: businesses.vatRate,
      vatExempt: businesses.vatExempt,
      currency: currencies.code,
      iban: businesses.iban,
      invoicePrefix: businesses.invoicePrefix,
    })
    .from(businesses)
    .innerJoin(countries, eq(countries.id, businesses.countryId))
    .innerJoin(currencies, eq(currencies.id, businesses.currencyId))
    .where(eq(businesses.id, businessId));
  return found ?? null;
}
