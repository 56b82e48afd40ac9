// SQL of trips: their key facts, and search.

import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TripFacts } from '#contract/trips/trips.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';
import { studentName } from './name-columns.queries.ts';

const parents = alias(users, 'parents');

const parentName = sql<string | null>`trim(${parents.firstName} || ' ' || ${parents.lastName})`;

function selected(db: Queryable) {
  return db
    .select({
      id: trips.id,
      state: trips.state,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      studentName,
      parentId: trips.parentId,
      parentName,
      hostFamilyId: trips.hostFamilyId,
      hostFamilyName: hostFamilies.parentGuardianOneLastName,
      groupId: trips.groupId,
      groupName: tripGroups.name,
      businessId: trips.businessId,
      quoteFingerprint: trips.quoteFingerprint,
    })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .leftJoin(parents, eq(parents.id, trips.parentId))
    .leftJoin(hostFamilies, eq(hostFamilies.id, trips.hostFamilyId))
    .leftJoin(tripGroups, eq(tripGroups.id, trips.groupId));
}

/** Returns the trips with these IDs, unordered. */
export function findTripsByIds(db: Queryable, ids: readonly number[]): Promise<TripFacts[]> {
  return selected(db).where(inArray(trips.id, [...ids]));
}

/** Returns a trip if it matches the condition for what the caller can see. */
export async function findTrip(db: Queryable, id: number, only?: SQL): Promise<TripFacts | null> {
  const [found] = await selected(db).where(and(eq(trips.id, id), only));
  return found ?? null;
}

interface Wanted {
  readonly search: string;
  readonly groupId?: number | undefined;
  readonly only?: SQL | undefined;
  readonly limit: number;
}

/** Searches trips by the names of people and groups, or by ID; newest first. */
export function searchTrips(db: Queryable, { search, groupId, only, limit }: Wanted): Promise<TripFacts[]> {
  const like = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const names = [studentName, parentName, sql`${hostFamilies.parentGuardianOneLastName}`, sql`${tripGroups.name}`];
  const named = or(...names.map((name) => sql`${name} ilike ${like}`), sql`${trips.id}::text = ${search}`);
  return selected(db)
    .where(and(only, search === '' ? undefined : named, groupId === undefined ? undefined : eq(trips.groupId, groupId)))
    .orderBy(desc(trips.id))
    .limit(limit);
}

/** Returns a trip, locked until the transaction ends; rows that refer to it can still be inserted. */
export async function holdTrip(tx: Transaction, id: number, only?: SQL): Promise<TripFacts | null> {
  const held = await tx.select({ id: trips.id }).from(trips).where(eq(trips.id, id)).for('no key update');
  return held.length === 0 ? null : findTrip(tx, id, only);
}

/** Searches the families of trips by name or ID. */
export function listFamiliesOfTrips(db: Queryable, { search, only, limit }: Omit<Wanted, 'groupId'>) {
  const like = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const name = hostFamilies.parentGuardianOneLastName;
  const named = or(sql`${name} ilike ${like}`, sql`${hostFamilies.id}::text = ${search}`);
  return db
    .selectDistinct({ id: hostFamilies.id, name, countyName: counties.name })
    .from(trips)
    .innerJoin(hostFamilies, eq(hostFamilies.id, trips.hostFamilyId))
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .where(and(only, search === '' ? undefined : named))
    .orderBy(name, hostFamilies.id)
    .limit(limit);
}
