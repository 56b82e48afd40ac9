// SQL for who may be named on a trip: groups of an agent, active trip types, and the agent of students.

import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { students } from '#server/db/schema/people.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { tripGroups } from '#server/db/schema/trips.ts';

/** Returns whether a group exists, and belongs to the agent if one is given; locks it until the transaction ends. */
export async function isGroup(db: Queryable, id: number, agentId: number | null): Promise<boolean> {
  const own = agentId === null ? undefined : eq(tripGroups.agentId, agentId);
  const found = await db
    .select({ id: tripGroups.id })
    .from(tripGroups)
    .where(and(eq(tripGroups.id, id), own))
    .for('key share');
  return found.length > 0;
}

/** Returns whether a trip type is active. */
export async function isTripTypeSold(db: Queryable, id: number): Promise<boolean> {
  const found = await db
    .select({ id: tripTypes.id })
    .from(tripTypes)
    .where(and(eq(tripTypes.id, id), eq(tripTypes.active, true)))
    .for('key share');
  return found.length > 0;
}

/** Returns the agent who looks after all of these students; null if there is none, or more than one. */
export async function findAgentOfStudents(db: Queryable, ids: readonly number[]): Promise<number | null> {
  const rows = await db
    .selectDistinct({ agentId: students.agentId })
    .from(students)
    .where(inArray(students.id, [...ids]));
  const [only] = rows;
  return rows.length === 1 && only !== undefined ? only.agentId : null;
}
