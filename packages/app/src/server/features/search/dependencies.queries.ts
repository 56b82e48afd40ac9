// The SQL of the lists that filters and forms choose from.

import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { counties, countries } from '#server/db/schema/places.ts';

export function countryRows(db: Queryable) {
  return db.select().from(countries).orderBy(asc(countries.name));
}

export function countyRows(db: Queryable, countryId: number | undefined) {
  return db
    .select()
    .from(counties)
    .where(countryId === undefined ? undefined : eq(counties.countryId, countryId))
    .orderBy(asc(counties.countryId), asc(counties.name));
}
