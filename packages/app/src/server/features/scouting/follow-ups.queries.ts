// Query of the follow-ups that are due.

import { and, asc, lte, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { scoutingLeads } from '#server/db/schema/leads.ts';

/** Returns for each member of staff how many of their open leads are due on a day; null stands for leads that nobody looks after. */
export function countFollowUps(db: Queryable, today: string) {
  const { assigneeId, nextFollowUp, stage } = scoutingLeads;
  return db
    .select({ assigneeId, leads: sql<number>`count(*)`.mapWith(Number) })
    .from(scoutingLeads)
    .where(and(lte(nextFollowUp, today), notInArray(stage, ['registered', 'lost'])))
    .groupBy(assigneeId)
    .orderBy(asc(assigneeId));
}
