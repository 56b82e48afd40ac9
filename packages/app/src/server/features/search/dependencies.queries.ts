// Queries of the option lists for filters and forms.

import { and, asc, eq } from 'drizzle-orm';
import type { TagKind } from '#contract/search/tag-kinds.ts';
import type { Queryable } from '#server/db/database.ts';
import { counties, countries, locations, tags } from '#server/db/schema/places.ts';

export function listCountryRows(db: Queryable) {
  return db.select().from(countries).orderBy(asc(countries.name));
}

export function listCountyRows(db: Queryable, countryId: number | undefined) {
  return db
    .select()
    .from(counties)
    .where(countryId === undefined ? undefined : eq(counties.countryId, countryId))
    .orderBy(asc(counties.countryId), asc(counties.name));
}

export function listTagRows(db: Queryable, kind: TagKind | undefined) {
  return db
    .select()
    .from(tags)
    .where(and(eq(tags.active, true), kind === undefined ? undefined : eq(tags.kind, kind)))
    .orderBy(asc(tags.kind), asc(tags.position), asc(tags.id));
}

export function listLocationRows(db: Queryable, countyId: number | undefined) {
  return db
    .select()
    .from(locations)
    .where(countyId === undefined ? undefined : eq(locations.countyId, countyId))
    .orderBy(asc(locations.name), asc(locations.id));
}
