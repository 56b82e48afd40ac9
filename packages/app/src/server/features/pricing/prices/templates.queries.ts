// SQL of pricing templates.

import { asc, eq, inArray, sql } from 'drizzle-orm';
import { pricingTemplatesList } from '#contract/pricing/pricing-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { pricings, pricingTemplates, pricingTypes, serviceTypes, tripTypes } from '#server/db/schema/pricing.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { countUses } from '#server/platform/resource/count-uses.ts';

export const templateList = defineListSql(pricingTemplatesList, {
  key: pricingTemplates.id,
  from: sql`${pricingTemplates}
    inner join ${serviceTypes} on ${serviceTypes.id} = ${pricingTemplates.serviceTypeId}
    inner join ${pricingTypes} on ${pricingTypes.id} = ${pricingTemplates.pricingTypeId}
    inner join ${tripTypes} on ${tripTypes.id} = ${pricingTemplates.tripTypeId}`,
  sorts: {
    name: foldForSort(pricingTemplates.name),
    serviceTypeName: foldForSort(serviceTypes.name),
    pricingTypeName: foldForSort(pricingTypes.name),
    tripTypeName: foldForSort(tripTypes.name),
    createdAt: pricingTemplates.createdAt,
  },
  search: [pricingTemplates.name, serviceTypes.name, pricingTypes.name, tripTypes.name],
  filters: {
    serviceTypeId: pricingTemplates.serviceTypeId,
    pricingTypeId: pricingTemplates.pricingTypeId,
    tripTypeId: pricingTemplates.tripTypeId,
    required: pricingTemplates.required,
  },
});

/** Returns templates by name; all of them if no IDs are given. */
export async function listTemplateRows(db: Queryable, ids?: readonly number[]) {
  const rows = await db
    .select({
      template: pricingTemplates,
      serviceTypeName: serviceTypes.name,
      pricingTypeName: pricingTypes.name,
      tripTypeName: tripTypes.name,
      tripTypeActive: tripTypes.active,
      usedBy: countUses(pricingTemplates.id, [pricings.pricingTemplateId]),
    })
    .from(pricingTemplates)
    .innerJoin(serviceTypes, eq(serviceTypes.id, pricingTemplates.serviceTypeId))
    .innerJoin(pricingTypes, eq(pricingTypes.id, pricingTemplates.pricingTypeId))
    .innerJoin(tripTypes, eq(tripTypes.id, pricingTemplates.tripTypeId))
    .where(ids === undefined ? undefined : inArray(pricingTemplates.id, [...ids]))
    .orderBy(asc(foldForSort(pricingTemplates.name)), asc(pricingTemplates.id));
  return rows.map(({ template: { createdAt: _, ...template }, ...more }) => ({ ...template, ...more }));
}

export type TemplateRow = Awaited<ReturnType<typeof listTemplateRows>>[number];
