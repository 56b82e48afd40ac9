// SQL of the draft: all rows that a price book is made from.

import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
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
import { isLive } from '#server/features/host-families/host-families.public.ts';
import { familyName, type PriceLocation } from '#server/features/pricing/prices/priceables.queries.ts';

/** Returns the business whose currency and VAT rate the book has. */
async function findDefaultBusiness(db: Queryable) {
  const [found] = await db
    .select({ id: businesses.id, currency: currencies.code, vatRate: businesses.vatRate })
    .from(businesses)
    .innerJoin(currencies, eq(currencies.id, businesses.currencyId))
    .where(eq(businesses.isDefault, true));
  return found ?? null;
}

/** The part of the draft that prices one family: the family, and the prices at these locations. */
export interface DraftPart {
  readonly hostFamilyId: number;
  readonly places: readonly PriceLocation[];
}

/**
 * Loads the rows of the draft. Must run in one snapshot transaction, so that the rows are consistent.
 * @param only loads only what prices one family, without activities
 */
export async function loadDraftRows(db: Queryable, only?: DraftPart) {
  return {
    business: await findDefaultBusiness(db),
    serviceTypes: await db.select({ id: serviceTypes.id, name: serviceTypes.name }).from(serviceTypes).orderBy(asc(serviceTypes.id)),
    pricingTypes: await db.select({ id: pricingTypes.id, name: pricingTypes.name }).from(pricingTypes).orderBy(asc(pricingTypes.id)),
    tripTypes: await db
      .select({ id: tripTypes.id, name: tripTypes.name, active: tripTypes.active })
      .from(tripTypes)
      .orderBy(asc(tripTypes.id)),
    discountRules: await db.select().from(discountRules).orderBy(asc(discountRules.tripTypeId), asc(discountRules.position)),
    templates: await db
      .select({
        id: pricingTemplates.id,
        name: pricingTemplates.name,
        serviceTypeId: pricingTemplates.serviceTypeId,
        pricingTypeId: pricingTemplates.pricingTypeId,
        tripTypeId: pricingTemplates.tripTypeId,
        required: pricingTemplates.required,
        per: pricingTemplates.per,
      })
      .from(pricingTemplates)
      .orderBy(asc(pricingTemplates.id)),
    pricings: await db
      .select()
      .from(pricings)
      .where(or(...(only?.places ?? []).map(({ level, id }) => and(eq(pricings.level, level), eq(pricings.priceableId, id)))))
      .orderBy(asc(pricings.level), asc(pricings.priceableId), asc(pricings.pricingTemplateId)),
    countries: await db.select({ id: countries.id, name: countries.name }).from(countries).orderBy(asc(countries.id)),
    counties: await db
      .select({ id: counties.id, name: counties.name, countryId: counties.countryId })
      .from(counties)
      .orderBy(asc(counties.id)),
    families: await db
      .select({
        id: hostFamilies.id,
        name: familyName,
        countyId: hostFamilies.countyId,
        businessId: hostFamilies.businessId,
      })
      .from(hostFamilies)
      .where(only && eq(hostFamilies.id, only.hostFamilyId))
      .orderBy(asc(hostFamilies.id)),
    activities: await db
      .select({ id: activities.id, name: activities.name, countyId: activities.countyId, businessId: activities.businessId })
      .from(activities)
      .where(only ? sql`false` : eq(activities.active, true))
      .orderBy(asc(activities.id)),
  };
}

export type DraftRows = Awaited<ReturnType<typeof loadDraftRows>>;

/** Returns the IDs of all live families. */
export async function listLiveFamilyIds(db: Queryable): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: hostFamilies.id }).from(hostFamilies).where(isLive());
  return new Set(rows.map(({ id }) => id));
}
