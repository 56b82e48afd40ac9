// Queries of who coordinates families.

import { asc, isNotNull, isNull, or } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';

/** Returns where the families are whose coordinator comes from an area, or who have none. */
export function listCoordinatedByArea(db: Queryable) {
  const { id, latitude, longitude, countyId, coordinatorId, coordinatorAreaId } = hostFamilies;
  return db
    .select({ id, latitude, longitude, countyId, coordinatorId, coordinatorAreaId })
    .from(hostFamilies)
    .where(or(isNull(coordinatorId), isNotNull(coordinatorAreaId)))
    .orderBy(asc(id));
}
