// The SQL of what a request for an experience names.

import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { activities } from '#server/db/schema/pricing.ts';

/** The last name of a family, and activities by number, whether they can be chosen still or not. */
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
