// SQL of families that could replace one that declined.

import { and, asc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { isLive } from '#server/features/host-families/host-families.public.ts';

/** Returns live families with enough beds in total, in the counties of the families named for the trip; the named ones first. */
export function listFamiliesWithRoom(
  db: Queryable,
  { near, beds, limit }: { near: readonly number[]; beds: number; limit: number },
): Promise<{ id: number; guests: number }[]> {
  if (near.length === 0) return Promise.resolve([]);
  const isNamed: SQL = inArray(hostFamilies.id, [...near]);
  const counties = db.select({ id: hostFamilies.countyId }).from(hostFamilies).where(isNamed);
  return db
    .select({ id: hostFamilies.id, guests: hostFamilies.guestsNumber })
    .from(hostFamilies)
    .where(and(or(isNamed, inArray(hostFamilies.countyId, counties)), sql`${hostFamilies.guestsNumber} >= ${beds}`, isLive()))
    .orderBy(sql`${isNamed} desc`, asc(hostFamilies.id))
    .limit(limit);
}
