// Queries of areas: the list, an area, those around a place, and what is written of them.

import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type GeofencePurpose, geofencesList, type Place } from '#contract/geofences/geofences.shapes.ts';
import type { Condition } from '#contract/platform/lists/list-filter.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { geofences } from '#server/db/schema/geofences.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { counties } from '#server/db/schema/places.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import type { Bounds } from './geometry.rules.ts';

const coordinatorName = sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;

const hasPurpose = (purpose: string) => sql`${geofences.purposes} @> ${JSON.stringify([purpose])}::jsonb`;

function wherePurpose(condition: Condition): SQL | undefined {
  if (condition.kind !== 'choice') return undefined;
  return sql`(${sql.join(condition.values.map(hasPurpose), sql` or `)})`;
}

/** Sorting, search and filters of the list. */
export const geofenceListSql = defineListSql(geofencesList, {
  key: geofences.id,
  from: sql`${geofences} left join ${counties} on ${counties.id} = ${geofences.countyId}
    left join ${users} on ${users.id} = ${geofences.coordinatorId}`,
  sorts: {
    name: foldForSort(geofences.name),
    kind: geofences.kind,
    county: foldForSort(counties.name),
    coordinator: [foldForSort(users.lastName), foldForSort(users.firstName)],
    createdAt: geofences.createdAt,
  },
  search: [geofences.name, counties.name, users.firstName, users.lastName],
  filters: {
    kind: geofences.kind,
    purpose: { by: wherePurpose },
    countyId: geofences.countyId,
    coordinatorId: geofences.coordinatorId,
  },
});

function selectGeofences(db: Queryable) {
  return db
    .select({ area: geofences, county: counties.name, coordinator: coordinatorName })
    .from(geofences)
    .leftJoin(counties, eq(counties.id, geofences.countyId))
    .leftJoin(users, eq(users.id, geofences.coordinatorId));
}

export type GeofenceRow = Awaited<ReturnType<typeof selectGeofences>>[number] & { readonly id: number };

const withId = (rows: Awaited<ReturnType<typeof selectGeofences>>): GeofenceRow[] => rows.map((row) => ({ ...row, id: row.area.id }));

export async function listGeofenceRows(db: Queryable, ids: readonly number[]): Promise<GeofenceRow[]> {
  return ids.length === 0 ? [] : withId(await selectGeofences(db).where(inArray(geofences.id, [...ids])));
}

export async function findGeofence(db: Queryable, id: number): Promise<GeofenceRow | null> {
  return (await listGeofenceRows(db, [id]))[0] ?? null;
}

/** Returns the name of an area; null if there is none. */
export async function findAreaName(db: Queryable, areaId: number): Promise<string | null> {
  const [row] = await db.select({ name: geofences.name }).from(geofences).where(eq(geofences.id, areaId));
  return row?.name ?? null;
}

/** Returns the areas that are used for something. */
export async function listGeofencesFor(db: Queryable, purpose: GeofencePurpose): Promise<GeofenceRow[]> {
  return withId(await selectGeofences(db).where(hasPurpose(purpose)).orderBy(asc(geofences.id)));
}

/** Notes that the search must read its places again: areas decide which camps are near. */
export async function noteSearchedPlaces(tx: Transaction): Promise<void> {
  await tx.execute(sql`select record_search_change('place', 0)`);
}

/** Returns an area, locked until the transaction ends. */
export async function lockGeofence(tx: Transaction, id: number): Promise<GeofenceRow | null> {
  await tx.select({ id: geofences.id }).from(geofences).where(eq(geofences.id, id)).for('update');
  return findGeofence(tx, id);
}

/** Returns the areas that may overlap a box, the smallest first. */
export async function listGeofencesNear(db: Queryable, { id, box }: { id: number; box: Bounds }): Promise<GeofenceRow[]> {
  const { west, east, south, north } = geofences;
  const isNear = sql`${south} <= ${box.north} and ${north} >= ${box.south}`;
  const turns = [-360, 0, 360].map((turn) => sql`(${west} + ${turn}::float8 <= ${box.east} and ${east} + ${turn}::float8 >= ${box.west})`);
  return withId(
    await selectGeofences(db)
      .where(and(ne(geofences.id, id), isNear, sql`(${sql.join(turns, sql` or `)})`))
      .orderBy(asc(geofences.area), asc(geofences.id)),
  );
}

/** Returns whether degrees lie in a box, which may cross the date line. */
export function whereInBox(latitude: SQL | AnyPgColumn, longitude: SQL | AnyPgColumn, { west, south, east, north }: Bounds): SQL {
  const turns = [-360, 0, 360].map((turn) => sql`${longitude} + ${turn}::float8 between ${west} and ${east}`);
  return sql`(${latitude} between ${south} and ${north} and (${sql.join(turns, sql` or `)}))`;
}

/** Returns the areas in whose box a place is, the smallest first. */
export async function listGeofencesAround(
  db: Queryable,
  { latitude, longitude }: Place,
  purpose?: GeofencePurpose,
): Promise<GeofenceRow[]> {
  const turns = [-360, 0, 360].map((turn) => sql`${longitude + turn}::float8 between ${geofences.west} and ${geofences.east}`);
  return withId(
    await selectGeofences(db)
      .where(
        and(
          sql`${latitude}::float8 between ${geofences.south} and ${geofences.north}`,
          sql`(${sql.join(turns, sql` or `)})`,
          purpose === undefined ? undefined : hasPurpose(purpose),
        ),
      )
      .orderBy(asc(geofences.area), asc(geofences.id)),
  );
}

/** Returns the areas of a county that coordinators look after, the largest first: it is the one for the whole county. */
export async function listCoordinatedOfCounty(db: Queryable, countyId: number): Promise<GeofenceRow[]> {
  return withId(
    await selectGeofences(db)
      .where(and(eq(geofences.countyId, countyId), hasPurpose('coordinator')))
      .orderBy(sql`${geofences.area} desc`, asc(geofences.id)),
  );
}

export type GeofenceColumns = typeof geofences.$inferInsert;

export async function insertGeofence(tx: Transaction, columns: GeofenceColumns): Promise<number> {
  const [row] = await tx.insert(geofences).values(columns).returning({ id: geofences.id });
  return row?.id ?? 0;
}

/** Changes an area, and counts the change. */
export async function updateGeofence(tx: Transaction, id: number, columns: Partial<GeofenceColumns>): Promise<void> {
  await tx
    .update(geofences)
    .set({ ...columns, version: sql`${geofences.version} + 1` })
    .where(eq(geofences.id, id));
}

export async function removeGeofence(tx: Transaction, id: number): Promise<void> {
  await tx.delete(geofences).where(eq(geofences.id, id));
}

/** Returns the staff who can look after families and areas, by name; or one of them. */
export function listCoordinators(db: Queryable, userId?: number) {
  const isStaff = inArray(userRoles.role, ['Coordinator', 'Administrator']);
  return db
    .selectDistinct({ id: users.id, name: coordinatorName })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isStaff, sql`${users.anonymisedAt} is null`, userId === undefined ? undefined : eq(users.id, userId)))
    .orderBy(asc(coordinatorName), asc(users.id));
}
