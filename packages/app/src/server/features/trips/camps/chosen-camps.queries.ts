// SQL of camp weeks with the age and gender their camps accept.

import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { activities } from '#server/db/schema/pricing.ts';

/** Returns camp weeks by ID, cancelled ones too. */
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
