// Queries of activities and their weeks.

import { and, asc, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { activitiesList, activitySchedulesList } from '#contract/activities/activities.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { activityPhotos, activitySchedules, campPlaces, tripCamps } from '#server/db/schema/camps.ts';
import { counties, locations } from '#server/db/schema/places.ts';
import { activities, pricings } from '#server/db/schema/pricing.ts';
import { tripActivities } from '#server/db/schema/trips.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { countUses } from '#server/platform/resource/count-uses.ts';

const selectNextWeek = (today: string) => sql<
  string | null
>`(select min(${inFull(activitySchedules.startDate)})::text from ${activitySchedules}
  where ${inFull(activitySchedules.activityId)} = ${inFull(activities.id)} and ${inFull(activitySchedules.state)} = 'open'
  and ${inFull(activitySchedules.startDate)} >= ${today}::date)`;

/** Returns sorting, search and filters of the list of activities on a date. */
export const createActivityList = (today: string) =>
  defineListSql(activitiesList, {
    key: activities.id,
    from: sql`${activities} join ${counties} on ${counties.id} = ${activities.countyId}`,
    sorts: {
      name: foldForSort(activities.name),
      county: foldForSort(counties.name),
      type: activities.type,
      nextWeek: selectNextWeek(today),
      createdAt: activities.createdAt,
    },
    search: [activities.name, counties.name],
    filters: {
      type: activities.type,
      gender: activities.gender,
      countyId: activities.countyId,
      categoryId: activities.categoryId,
      active: activities.active,
    },
  });

/** Matches activities that can be booked. */
export const isActive: SQL = sql`${inFull(activities.active)}`;

/**
 * Returns activities with the number of their bookings and of the prices that refer to them. Weeks without bookings don't count, since
 * they are deleted with their activity.
 */
export async function findActivityRows(db: Queryable, ids: readonly number[]) {
  const wished = countUses(activities.id, [tripActivities.activityId]);
  const inWeeks = (table: typeof tripCamps | typeof campPlaces) =>
    sql`(select count(*) from ${table} join ${activitySchedules} on ${inFull(activitySchedules.id)} = ${inFull(table.scheduleId)}
      where ${inFull(activitySchedules.activityId)} = ${inFull(activities.id)})`;
  const priced = sql<number>`(select count(*) from ${pricings} where ${inFull(pricings.level)} = 'Activity'
    and ${inFull(pricings.priceableId)} = ${inFull(activities.id)})`;
  const photos = sql<string[]>`(select coalesce(json_agg(${inFull(activityPhotos.ref)} order by ${inFull(activityPhotos.position)}), '[]')
    from ${activityPhotos} where ${inFull(activityPhotos.activityId)} = ${inFull(activities.id)})`;
  const rows = await db
    .select({
      activity: activities,
      county: counties.name,
      location: locations.name,
      photos,
      booked: sql<number>`${wished} + ${inWeeks(tripCamps)} + ${inWeeks(campPlaces)}`.mapWith(Number),
      priced: priced.mapWith(Number),
    })
    .from(activities)
    .innerJoin(counties, eq(counties.id, activities.countyId))
    .leftJoin(locations, eq(locations.id, activities.locationId))
    .where(inArray(activities.id, [...ids]));
  return rows.map(({ activity, ...more }) => ({ ...activity, ...more, usedBy: more.booked + more.priced }));
}

/** Returns an activity, locked until the transaction ends. */
export async function lockActivity(tx: Transaction, id: number): Promise<ActivityRow | undefined> {
  await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, id)).for('update');
  const [row] = await findActivityRows(tx, [id]);
  return row;
}

export async function updateActive(tx: Transaction, id: number, active: boolean): Promise<void> {
  await tx
    .update(activities)
    .set({ active, version: sql`${activities.version} + 1` })
    .where(eq(activities.id, id));
}

export type ActivityRow = Awaited<ReturnType<typeof findActivityRows>>[number];

export function listPhotos(db: Queryable, activityId: number) {
  return db
    .select({ ref: activityPhotos.ref, width: attachments.width, height: attachments.height })
    .from(activityPhotos)
    .innerJoin(attachments, eq(attachments.ref, activityPhotos.ref))
    .where(eq(activityPhotos.activityId, activityId))
    .orderBy(asc(activityPhotos.position));
}

/** Replaces the pictures of an activity, in order. */
export async function replacePhotos(tx: Transaction, activityId: number, refs: readonly string[]): Promise<void> {
  await tx.delete(activityPhotos).where(eq(activityPhotos.activityId, activityId));
  if (refs.length > 0) await tx.insert(activityPhotos).values(refs.map((ref, position) => ({ activityId, ref, position })));
}

/** Returns the weeks of activities from a day on, earliest first. */
export function listSchedulesFrom(db: Queryable, activityIds: readonly number[], day: string) {
  return db
    .select()
    .from(activitySchedules)
    .where(and(inArray(activitySchedules.activityId, [...activityIds]), gte(activitySchedules.startDate, day)))
    .orderBy(asc(activitySchedules.startDate), asc(activitySchedules.id));
}

export function findSchedules(db: Queryable, ids: readonly number[]) {
  return db
    .select()
    .from(activitySchedules)
    .where(inArray(activitySchedules.id, [...ids]));
}

export const scheduleListSql = defineListSql(activitySchedulesList, {
  key: activitySchedules.id,
  from: sql`${activitySchedules} join ${activities} on ${activities.id} = ${activitySchedules.activityId}`,
  sorts: { startDate: activitySchedules.startDate, activity: foldForSort(activities.name) },
  search: [activities.name],
  filters: { activityId: activitySchedules.activityId, state: activitySchedules.state, startDate: activitySchedules.startDate },
});

/** Matches weeks that can be booked. */
export const isOpenWeek: SQL = sql`${inFull(activities.active)} and ${inFull(activitySchedules.state)} = 'open'`;

/** Returns weeks with their activity's name and the number of references to them. */
export async function findScheduleRows(db: Queryable, ids: readonly number[]) {
  const usedBy = countUses(activitySchedules.id, [campPlaces.scheduleId, tripCamps.scheduleId]);
  const rows = await db
    .select({ schedule: activitySchedules, activity: activities.name, usedBy })
    .from(activitySchedules)
    .innerJoin(activities, eq(activities.id, activitySchedules.activityId))
    .where(inArray(activitySchedules.id, [...ids]));
  return rows.map(({ schedule, ...more }) => ({ ...schedule, ...more }));
}

export type ScheduleRow = Awaited<ReturnType<typeof findScheduleRows>>[number];

/** Returns the number of places taken in a week. */
export async function countTakenPlaces(db: Queryable, scheduleId: number): Promise<number> {
  const [row] = await db
    .select({ taken: sql<number>`coalesce(sum(${campPlaces.places}), 0)`.mapWith(Number), rows: count() })
    .from(campPlaces)
    .where(eq(campPlaces.scheduleId, scheduleId));
  return row?.taken ?? 0;
}
