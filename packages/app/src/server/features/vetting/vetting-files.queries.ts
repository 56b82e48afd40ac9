// Finds the family that a file of vetting belongs to.

import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { vettingChecks, vettingRequests, vettingVisits } from '#server/db/schema/vetting.ts';

const TABLES = { check: vettingChecks, visit: vettingVisits, request: vettingRequests } as const;

/** Returns the family that a check, visit or request is about, and its user; null if there is none. */
export async function findFamilyOfFile(db: Queryable, { kind, id }: { kind: keyof typeof TABLES; id: number }) {
  const table = TABLES[kind];
  const [found] = await db
    .select({
      id: hostFamilies.id,
      userId: hostFamilies.userId,
      isPoliceCheck: kind === 'check' ? sql<boolean>`${vettingChecks.kind} = 'police'` : sql<boolean>`false`,
    })
    .from(table)
    .innerJoin(hostFamilies, eq(hostFamilies.id, table.hostFamilyId))
    .where(eq(table.id, id));
  return found ?? null;
}
