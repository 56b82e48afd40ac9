// SQL of prices at their levels.

import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { pricingsList } from '#contract/pricing/pricing-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { activities, businesses, pricings, pricingTemplates, pricingTypes, serviceTypes, tripTypes } from '#server/db/schema/pricing.ts';
import { listTripTypeRows } from '#server/features/pricing/configuration/trip-types.queries.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { type PriceLocation, priceableJoins, priceableName, wherePriceOf } from './priceables.queries.ts';

export const pricingList = defineListSql(pricingsList, {
  key: pricings.id,
  from: sql`${pricings}
    inner join ${pricingTemplates} on ${pricingTemplates.id} = ${pricings.pricingTemplateId}
    inner join ${serviceTypes} on ${serviceTypes.id} = ${pricingTemplates.serviceTypeId}
    inner join ${tripTypes} on ${tripTypes.id} = ${pricingTemplates.tripTypeId}${priceableJoins}`,
  sorts: {
    priceableName: foldForSort(priceableName),
    templateName: foldForSort(pricingTemplates.name),
    level: pricings.level,
    amount: pricings.amount,
    createdAt: pricings.createdAt,
  },
  search: [priceableName, pricingTemplates.name, serviceTypes.name, tripTypes.name],
  filters: {
    level: pricings.level,
    priceableId: pricings.priceableId,
    pricingTemplateId: pricings.pricingTemplateId,
    tripTypeId: pricingTemplates.tripTypeId,
    serviceTypeId: pricingTemplates.serviceTypeId,
    amount: pricings.amount,
  },
});

/** Sells everything that has no business of its own. */
const defaultBusiness = sql`(select ${businesses.id} from ${businesses} where ${businesses.isDefault})`;

function selectPricings(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      pricing: pricings,
      templateName: pricingTemplates.name,
      priceableName,
      businessId: sql<number | null>`coalesce(${hostFamilies.businessId}, ${activities.businessId}, ${defaultBusiness})`.mapWith(Number),
      serviceType: { id: serviceTypes.id, name: serviceTypes.name },
      pricingType: { id: pricingTypes.id, name: pricingTypes.name },
      tripTypeId: pricingTemplates.tripTypeId,
    })
    .from(pricings)
    .innerJoin(pricingTemplates, eq(pricingTemplates.id, pricings.pricingTemplateId))
    .innerJoin(serviceTypes, eq(serviceTypes.id, pricingTemplates.serviceTypeId))
    .innerJoin(pricingTypes, eq(pricingTypes.id, pricingTemplates.pricingTypeId))
    .leftJoin(hostFamilies, wherePriceOf('Host_family'))
    .leftJoin(activities, wherePriceOf('Activity'))
    .leftJoin(counties, wherePriceOf('County'))
    .leftJoin(countries, wherePriceOf('Country'))
    .where(inArray(pricings.id, [...ids]));
}

/** Returns prices with their owner, its business, and the trip type with its discount rules. */
export async function listPricingRows(db: Queryable, ids: readonly number[]) {
  const rows = await selectPricings(db, ids);
  const types = await listTripTypeRows(db, [...new Set(rows.map(({ tripTypeId }) => tripTypeId))]);
  const byId = new Map(types.map((type) => [type.id, type]));
  return rows.flatMap(({ pricing: { createdAt: _, ...pricing }, tripTypeId, ...more }) => {
    const tripType = byId.get(tripTypeId);
    return tripType === undefined ? [] : [{ ...pricing, ...more, tripType }];
  });
}

/** Returns the template and owner names of prices, in the order of the given IDs. */
export async function listPricingNames(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await selectPricings(db, ids);
  const named = new Map(
    rows.map(({ pricing, templateName, priceableName: owner }) => [pricing.id, { templateName, priceableName: owner }]),
  );
  return ids.map((id) => ({ id, templateName: '', priceableName: '', ...named.get(id) }));
}

export type PricingRow = Awaited<ReturnType<typeof listPricingRows>>[number];

/** Returns the prices at any of these locations. */
export async function listPricingsAt(db: Queryable, places: readonly PriceLocation[]): Promise<PricingRow[]> {
  const at = places.map(({ level, id }) => and(eq(pricings.level, level), eq(pricings.priceableId, id)));
  const found = await db
    .select({ id: pricings.id })
    .from(pricings)
    .where(or(...at));
  return listPricingRows(
    db,
    found.map(({ id }) => id),
  );
}
