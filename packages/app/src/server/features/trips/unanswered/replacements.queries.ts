// Queries of families that could be asked instead of one that hasn't answered: where they are, and how far that is.

import { and, asc, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { activitySchedules, tripCamps } from '#server/db/schema/camps.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { counties, locations } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { isLive } from '#server/features/host-families/host-families.public.ts';

const family = sql<string>`trim(${hostFamilies.parentGuardianOneFirstName} || ' ' || ${hostFamilies.parentGuardianOneLastName})`;

/** The home on the map; until the family has set it, its town. */
const latitude = sql<number | null>`coalesce(${hostFamilies.latitude}, ${locations.latitude})`;
const longitude = sql<number | null>`coalesce(${hostFamilies.longitude}, ${locations.longitude})`;

const columns = {
  id: hostFamilies.id,
  name: family,
  countyId: hostFamilies.countyId,
  countryId: hostFamilies.countryId,
  county: counties.name,
  cityTown: hostFamilies.cityTown,
  guests: hostFamilies.guestsNumber,
  latitude,
  longitude,
};

/** Returns a family with its place; null if there is none. */
export async function findFamilyPlace(db: Queryable, id: number) {
  const [row] = await db
    .select(columns)
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .leftJoin(locations, eq(locations.id, hostFamilies.locationId))
    .where(eq(hostFamilies.id, id));
  return row ?? null;
}

export type FamilyPlace = NonNullable<Awaited<ReturnType<typeof findFamilyPlace>>>;

/** Returns the first camp of a trip whose town is known; null if there is none. */
export async function findCampPlace(db: Queryable, tripId: number) {
  const [row] = await db
    .select({ name: activities.name, latitude: locations.latitude, longitude: locations.longitude })
    .from(tripCamps)
    .innerJoin(activitySchedules, eq(activitySchedules.id, tripCamps.scheduleId))
    .innerJoin(activities, eq(activities.id, activitySchedules.activityId))
    .innerJoin(locations, eq(locations.id, activities.locationId))
    .where(and(eq(tripCamps.tripId, tripId), isNull(tripCamps.backupRank)))
    .orderBy(asc(tripCamps.startDate), asc(tripCamps.scheduleId))
    .limit(1);
  return row ?? null;
}

/** Returns the middle of a county's towns; null if it has none. */
export async function findCountyPlace(db: Queryable, countyId: number) {
  const [row] = await db
    .select({
      name: counties.name,
      latitude: sql<number>`avg(${locations.latitude})`.mapWith(Number),
      longitude: sql<number>`avg(${locations.longitude})`.mapWith(Number),
    })
    .from(counties)
    .innerJoin(locations, eq(locations.countyId, counties.id))
    .where(eq(counties.id, countyId))
    .groupBy(counties.id);
  return row ?? null;
}

interface Point {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Orders by distance, on the flat: good enough within a country. Unknown places come last. */
function byDistance(from: Point | null): SQL {
  if (from === null || from.latitude === null || from.longitude === null) return asc(hostFamilies.id);
  const north = sql`(${latitude} - ${from.latitude}::double precision)`;
  const east = sql`((${longitude} - ${from.longitude}::double precision) * cos(radians(${from.latitude}::double precision)))`;
  return sql`${north} * ${north} + ${east} * ${east} asc nulls last`;
}

interface Near {
  readonly of: FamilyPlace;
  readonly from: Point | null;
  /** The families with these IDs, those of the same county, or those of the other counties of the country. */
  readonly among: readonly number[] | 'county' | 'beyond';
  readonly beds: number;
  readonly limit: number;
}

/** Returns live families with enough beds in total, the nearest first. */
export function listNearFamilies(db: Queryable, { of, from, among, beds, limit }: Near): Promise<FamilyPlace[]> {
  const { countyId, countryId } = hostFamilies;
  const isBeyond = and(eq(countryId, of.countryId), ne(countyId, of.countyId));
  const isThere = among === 'county' ? eq(countyId, of.countyId) : among === 'beyond' ? isBeyond : inArray(hostFamilies.id, [...among]);
  return db
    .select(columns)
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, countyId))
    .leftJoin(locations, eq(locations.id, hostFamilies.locationId))
    .where(and(isThere, ne(hostFamilies.id, of.id), gte(hostFamilies.guestsNumber, beds), isLive()))
    .orderBy(byDistance(from), asc(hostFamilies.id))
    .limit(limit);
}
