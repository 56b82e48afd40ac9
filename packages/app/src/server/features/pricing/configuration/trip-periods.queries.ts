// SQL of trip periods.

import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { tripPeriodsList } from '#contract/pricing/pricing-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { tripPeriods, tripTypes } from '#server/db/schema/pricing.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

export const tripPeriodList = defineListSql(tripPeriodsList, {
  key: tripPeriods.id,
  sorts: {
    fromDate: tripPeriods.fromDate,
    toDate: tripPeriods.toDate,
    name: foldForSort(tripPeriods.name),
    createdAt: tripPeriods.createdAt,
  },
  search: [tripPeriods.name],
  filters: { active: tripPeriods.active, tripTypeId: tripPeriods.tripTypeId, fromDate: tripPeriods.fromDate },
});

/** Returns trip periods, each with the names of overlapping active ones of the same trip type. */
export function listTripPeriodRows(db: Queryable, ids: readonly number[]) {
  const other = alias(tripPeriods, 'other');
  const overlaps = sql<string[]>`(
    select coalesce(json_agg(${other.name} order by ${other.fromDate}, ${other.id}), '[]') from ${tripPeriods} ${sql.identifier('other')}
    where ${other.active} and ${other.id} <> ${tripPeriods.id}
      and ${other.tripTypeId} is not distinct from ${tripPeriods.tripTypeId}
      and ${other.fromDate} <= ${tripPeriods.toDate} and ${other.toDate} >= ${tripPeriods.fromDate})`;
  const { id, name, fromDate, toDate, tripTypeId, active, version } = tripPeriods;
  return db
    .select({ id, name, fromDate, toDate, tripTypeId, tripTypeName: tripTypes.name, active, overlaps, version })
    .from(tripPeriods)
    .leftJoin(tripTypes, eq(tripTypes.id, tripPeriods.tripTypeId))
    .where(inArray(tripPeriods.id, [...ids]));
}

export type TripPeriodRow = Awaited<ReturnType<typeof listTripPeriodRows>>[number];
