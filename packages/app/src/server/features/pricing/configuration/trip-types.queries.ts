// SQL of trip types and their discount rules.

import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { tripTypesList } from '#contract/pricing/pricing-lists.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { discountRules, pricingTemplates, tripPeriods, tripTypes } from '#server/db/schema/pricing.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { countUses } from '#server/platform/resource/count-uses.ts';

export const tripTypeList = defineListSql(tripTypesList, {
  key: tripTypes.id,
  sorts: { id: tripTypes.id, name: foldForSort(tripTypes.name), createdAt: tripTypes.createdAt },
  search: [tripTypes.name],
  filters: { active: tripTypes.active },
});

/** Restricts to trip types that can be booked. */
export const whereActive: SQL = sql`${tripTypes.active}`;

/** A discount rule as stored. */
export type DiscountRow = Omit<typeof discountRules.$inferSelect, 'id' | 'tripTypeId' | 'position'>;

async function listDiscounts(db: Queryable, ids: readonly number[]): Promise<Map<number, DiscountRow[]>> {
  const { tripTypeId, position, minQuantity, required, code, demandDiscount, supplyDiscount } = discountRules;
  const rows = await db
    .select({ tripTypeId, minQuantity, required, code, demandDiscount, supplyDiscount })
    .from(discountRules)
    .where(inArray(tripTypeId, [...ids]))
    .orderBy(asc(tripTypeId), asc(position));
  const byType = new Map<number, DiscountRow[]>();
  for (const { tripTypeId: id, ...rule } of rows) byType.set(id, [...(byType.get(id) ?? []), rule]);
  return byType;
}

/** Returns trip types with their discount rules in order. */
export async function listTripTypeRows(db: Queryable, ids: readonly number[]) {
  const usedBy = countUses(tripTypes.id, [pricingTemplates.tripTypeId, tripPeriods.tripTypeId]);
  const { id, name, active, version } = tripTypes;
  const rows = await db
    .select({ id, name, active, version, usedBy })
    .from(tripTypes)
    .where(inArray(tripTypes.id, [...ids]));
  const discounts = await listDiscounts(db, ids);
  return rows.map((row) => ({ ...row, discounts: discounts.get(row.id) ?? [] }));
}

export type TripTypeRow = Awaited<ReturnType<typeof listTripTypeRows>>[number];

/** Replaces the discount rules of a trip type. */
export async function replaceDiscountRules(tx: Transaction, tripTypeId: number, rules: readonly DiscountRow[]): Promise<void> {
  await tx.delete(discountRules).where(eq(discountRules.tripTypeId, tripTypeId));
  if (rules.length === 0) return;
  await tx.insert(discountRules).values(rules.map((rule, position) => ({ ...rule, tripTypeId, position })));
}
