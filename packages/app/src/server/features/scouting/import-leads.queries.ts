// Queries of the import of leads: the places, sources and staff that a file can name.

import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { counties, countries, inquirySources } from '#server/db/schema/places.ts';

/** Returns the counties of countries where families host. */
export function listNamedCounties(db: Queryable) {
  return db
    .select({ id: counties.id, name: counties.name, countryCode: countries.code })
    .from(counties)
    .innerJoin(countries, eq(countries.id, counties.countryId))
    .where(eq(countries.hosting, true))
    .orderBy(asc(counties.id));
}

export function listNamedSources(db: Queryable) {
  const { id, code, name } = inquirySources;
  return db.select({ id, code, name }).from(inquirySources).orderBy(asc(id));
}
