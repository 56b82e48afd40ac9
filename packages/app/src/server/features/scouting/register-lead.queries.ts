// Queries that find the lead of a family that registers.

import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { scoutingCodes, scoutingLeads } from '#server/db/schema/leads.ts';

export async function findLeadByCode(db: Queryable, code: string): Promise<number | null> {
  const [found] = await db.select({ id: scoutingCodes.leadId }).from(scoutingCodes).where(eq(scoutingCodes.code, code));
  return found?.id ?? null;
}

/** Returns the oldest lead with an email address that has no family yet. */
export async function findLeadByEmail(db: Queryable, emailKey: string): Promise<number | null> {
  const [found] = await db
    .select({ id: scoutingLeads.id })
    .from(scoutingLeads)
    .where(and(eq(scoutingLeads.emailKey, emailKey), isNull(scoutingLeads.hostFamilyId)))
    .orderBy(asc(scoutingLeads.id))
    .limit(1);
  return found?.id ?? null;
}
