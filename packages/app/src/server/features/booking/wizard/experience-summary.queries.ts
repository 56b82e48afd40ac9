// SQL of the names that an experience request refers to.

import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { activities } from '#server/db/schema/pricing.ts';

/** Returns the last name of the family and the activity names by ID, including those that can no longer be chosen. */
export async function findNamesOfRequest(
  db: Queryable,
  { hostFamilyId, activityIds }: { hostFamilyId: number | null; activityIds: readonly number[] },
): Promise<{ family: string | null; activities: ReadonlyMap<number, string> }> {
  const [family] =
    hostFamilyId === null
      ? []
      : await db.select({ name: hostFamilies.parentGuardianOneLastName }).from(hostFamilies).where(eq(hostFamilies.id, hostFamilyId));
  const rows = await db
    .select({ id: activities.id, name: activities.name })
    .from(activities)
    .where(inArray(activities.id, [...activityIds]));
  return { family: family?.name || null, activities: new Map(rows.map(({ id, name }) => [id, name])) };
}
