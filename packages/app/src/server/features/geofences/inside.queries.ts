// Queries of what may lie inside an area: all in the box around it, with their places.

import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { counties, locations } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { whereInBox } from './geofences.queries.ts';
import type { Bounds } from './geometry.rules.ts';

const degrees = (value: SQL) => sql<number>`${value}`.mapWith(Number);

/** The home on the map, or the centre of its town. */
const homeLatitude = sql`coalesce(${hostFamilies.latitude}, ${locations.latitude})`;
const homeLongitude = sql`coalesce(${hostFamilies.longitude}, ${locations.longitude})`;

export function listFamiliesInBox(db: Queryable, box: Bounds) {
  return db
    .select({
      id: hostFamilies.id,
      name: hostFamilies.parentGuardianOneLastName,
      county: counties.name,
      isPinned: sql<boolean>`${hostFamilies.latitude} is not null`,
      latitude: degrees(homeLatitude),
      longitude: degrees(homeLongitude),
    })
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .leftJoin(locations, eq(locations.id, hostFamilies.locationId))
    .where(whereInBox(homeLatitude, homeLongitude, box))
    .orderBy(asc(hostFamilies.parentGuardianOneLastName), asc(hostFamilies.id));
}

/** Returns the activities that are offered, in towns within a box. */
export function listActivitiesInBox(db: Queryable, box: Bounds) {
  const { latitude, longitude } = locations;
  return db
    .select({ id: activities.id, name: activities.name, town: locations.name, latitude, longitude })
    .from(activities)
    .innerJoin(locations, eq(locations.id, activities.locationId))
    .where(sql`${activities.active} and ${whereInBox(latitude, longitude, box)}`)
    .orderBy(asc(activities.name), asc(activities.id));
}

export function listTownsInBox(db: Queryable, box: Bounds) {
  const { id, name, latitude, longitude } = locations;
  return db
    .select({ id, name, latitude, longitude })
    .from(locations)
    .where(whereInBox(latitude, longitude, box))
    .orderBy(asc(name), asc(id));
}
