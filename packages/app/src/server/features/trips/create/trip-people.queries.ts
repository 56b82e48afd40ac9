// The SQL of whom a trip may name: groups of an agent, types of trips that are sold, and who looks after students.

import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { students } from '#server/db/schema/people.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { tripGroups } from '#server/db/schema/trips.ts';

/** Whether there is a group of this number, of an agent where one is given; it stays until the transaction ends. */
export async function isGroup(db: Queryable, id: number, agentId: number | null): Promise<boolean> {
  const own = agentId === null ? undefined : eq(tripGroups.agentId, agentId);
  const found = await db
    .select({ id: tripGroups.id })
    .from(tripGroups)
    .where(and(eq(tripGroups.id, id), own))
    .for('key share');
  return found.length > 0;
}

/** Whether trips of a type are sold at present. */
export async function isTripTypeSold(db: Queryable, id: number): Promise<boolean> {
  const found = await db
    .select({ id: tripTypes.id })
    .from(tripTypes)
    .where(and(eq(tripTypes.id, id), eq(tripTypes.active, true)))
    .for('key share');
  return found.length > 0;
}

/** The agent who looks after all of these students; null where there is none, or more than one. */
export async function findAgentOfStudents(db: Queryable, ids: readonly number[]): Promise<number | null> {
  const rows = await db
    .selectDistinct({ agentId: students.agentId })
    .from(students)
    .where(inArray(students.id, [...ids]));
  const [only] = rows;
  return rows.length === 1 && only !== undefined ? only.agentId : null;
}
