// SQL of businesses.

import { eq, inArray } from 'drizzle-orm';
import { businessesList } from '#contract/pricing/pricing-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { countries } from '#server/db/schema/places.ts';
import { activities, businesses, currencies } from '#server/db/schema/pricing.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { countUses } from '#server/platform/resource/count-uses.ts';

export const businessList = defineListSql(businessesList, {
  key: businesses.id,
  sorts: { name: foldForSort(businesses.name), createdAt: businesses.createdAt },
  search: [businesses.name, businesses.legalName, businesses.cityTown, businesses.vatNumber, businesses.invoicePrefix],
  filters: {},
});

export async function listBusinessRows(db: Queryable, ids: readonly number[]) {
  const usedBy = countUses(businesses.id, [hostFamilies.businessId, activities.businessId]);
  const rows = await db
    .select({ business: businesses, countryCode: countries.code, currencyCode: currencies.code, usedBy })
    .from(businesses)
    .innerJoin(countries, eq(countries.id, businesses.countryId))
    .innerJoin(currencies, eq(currencies.id, businesses.currencyId))
    .where(inArray(businesses.id, [...ids]));
  return rows.map(({ business, ...more }) => ({ ...business, ...more }));
}

export type BusinessRow = Awaited<ReturnType<typeof listBusinessRows>>[number];
