// The SQL of camp weeks with whom their camps take.

import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { activities } from '#server/db/schema/pricing.ts';

/** Weeks by number, whether they take place or not. */
export async function listWeeksWithCamps(db: Queryable, scheduleIds: readonly number[]) {
  const rows = await db
    .select({
      id: activitySchedules.id,
      startDate: activitySchedules.startDate,
      name: activities.name,
      minAge: activities.minAge,
      maxAge: activities.maxAge,
      gender: activities.gender,
    })
    .from(activitySchedules)
    .innerJoin(activities, eq(activities.id, activitySchedules.activityId))
    .where(inArray(activitySchedules.id, [...scheduleIds]));
  return new Map(rows.map((row) => [row.id, row]));
}
