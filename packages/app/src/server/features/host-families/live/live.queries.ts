// Queries of live host families.

import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { MIN_PHOTOS } from '#contract/platform/constants.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { counties } from '#server/db/schema/places.ts';
import type { LiveFacts } from './live.rules.ts';

const photoCount = sql<number>`(select count(*) from ${hostFamilyPhotos}
  where ${inFull(hostFamilyPhotos.hostFamilyId)} = ${inFull(hostFamilies.id)})`.mapWith(Number);

const accountActive = sql<boolean>`exists (select 1 from ${users} where ${inFull(users.id)} = ${inFull(hostFamilies.userId)}
  and ${inFull(users.deactivatedAt)} is null and ${inFull(users.anonymisedAt)} is null)`;

/** Condition on `host_families` for live families; must stay equivalent to `listNotLiveReasons` returning nothing. */
export function isLive(): SQL {
  return sql`(${inFull(hostFamilies.vettingState)} = 'approved' and trim(${inFull(hostFamilies.addressLine1)}) <> ''
    and not ${inFull(hostFamilies.paused)} and ${photoCount} >= ${MIN_PHOTOS} and ${accountActive})`;
}

/** Returns whether a family is live now. */
export async function isFamilyLive(db: Queryable, id: number): Promise<boolean> {
  const found = await db
    .select({ id: hostFamilies.id })
    .from(hostFamilies)
    .where(and(eq(hostFamilies.id, id), isLive()));
  return found.length > 0;
}

/** Returns the data that decides whether a family is live; null if there is no such family. */
export async function findLiveFacts(db: Queryable, id: number): Promise<LiveFacts | null> {
  const { vettingState, addressLine1, paused } = hostFamilies;
  const [row] = await db
    .select({ vettingState, addressLine1, paused, photoCount, accountActive })
    .from(hostFamilies)
    .where(eq(hostFamilies.id, id));
  return row ?? null;
}

/** Returns the families whose pause is over on a day. */
export async function listEndedPauses(db: Queryable, today: string): Promise<number[]> {
  const rows = await db
    .select({ id: hostFamilies.id })
    .from(hostFamilies)
    .where(and(eq(hostFamilies.paused, true), lt(hostFamilies.pausedUntil, today)))
    .orderBy(asc(hostFamilies.id));
  return rows.map(({ id }) => id);
}

/** Returns the names of the counties in which families live, each once, in their order. */
export async function listCountyNamesOf(db: Queryable, familyIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: counties.name })
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .where(inArray(hostFamilies.id, [...familyIds]))
    .orderBy(asc(counties.name));
  return rows.map(({ name }) => name);
}
