// Queries of the yearly planner.

import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { counties } from '#server/db/schema/places.ts';
import { whereNightsOverlap } from '#server/features/inventory/inventory.public.ts';
import { foldForSort } from '#server/platform/lists/list-sql.ts';
import { whereAmong } from '../list/list.queries.ts';
import { isLive } from '../live/live.queries.ts';

export interface ChosenFamilies {
  readonly countyId?: number | undefined;
  readonly hostingType?: number | undefined;
  /** The families inside the chosen area; null if none is chosen. */
  readonly inArea: readonly number[] | null;
  readonly onlyLive: boolean;
}

function whereChosen({ countyId, hostingType, inArea, onlyLive }: ChosenFamilies): SQL | undefined {
  return and(
    countyId === undefined ? undefined : eq(hostFamilies.countyId, countyId),
    hostingType === undefined ? undefined : sql`${inFull(hostFamilies.hostingTypes)} @> ${`[${hostingType}]`}::jsonb`,
    inArea === null ? undefined : whereAmong(inArea),
    onlyLive ? isLive() : undefined,
  );
}

export async function countPlannedFamilies(db: Queryable, chosen: ChosenFamilies): Promise<number> {
  const [row] = await db.select({ total: count() }).from(hostFamilies).where(whereChosen(chosen));
  return row?.total ?? 0;
}

interface Part {
  readonly offset: number;
  readonly limit: number;
  /** Whether names may decide the order. */
  readonly byName: boolean;
}

/** Returns families by county and name, with what decides who they can take. */
export function listPlannedFamilies(db: Queryable, chosen: ChosenFamilies, { offset, limit, byName }: Part) {
  const names = byName ? [foldForSort(hostFamilies.parentGuardianOneLastName)] : [];
  return db
    .select({
      id: hostFamilies.id,
      surname: hostFamilies.parentGuardianOneLastName,
      countyId: hostFamilies.countyId,
      county: counties.name,
      guestsNumber: hostFamilies.guestsNumber,
      hostingTypes: hostFamilies.hostingTypes,
      pets: hostFamilies.pets,
      welcomesAgeFrom: hostFamilies.welcomesAgeFrom,
      welcomesAgeTo: hostFamilies.welcomesAgeTo,
      welcomesGenders: hostFamilies.welcomesGenders,
      stayRules: { minNights: hostFamilies.minNights, maxNights: hostFamilies.maxNights, noticeDays: hostFamilies.noticeDays },
      isLive: sql<boolean>`${isLive()}`,
    })
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .where(whereChosen(chosen))
    .orderBy(foldForSort(counties.name), asc(counties.id), ...names, asc(hostFamilies.id))
    .offset(offset)
    .limit(limit);
}

export type PlannedFamily = Awaited<ReturnType<typeof listPlannedFamilies>>[number];

interface Nights {
  readonly fromDate: string;
  /** The day after the last night. */
  readonly toDate: string;
  readonly now: Date;
}

/** Returns the blocks of families on these nights, by family. */
export async function listPlannedBlocks(db: Queryable, ids: readonly number[], nights: Nights) {
  const { hostFamilyId, kind, fromDate, toDate, beds } = hostCalendarBlocks;
  const rows = await db
    .select({ hostFamilyId, kind, fromDate, toDate, beds })
    .from(hostCalendarBlocks)
    .where(and(inArray(hostFamilyId, [...ids]), whereNightsOverlap(nights)));
  return Map.groupBy(rows, (row) => row.hostFamilyId);
}
