// SQL of who looks after rows of lists as an agent: they alone, of all agents, hear of changes and of people at these rows.

import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { AgentsRow } from '#contract/platform/watched-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { invoices, paymentAllocations } from '#server/db/schema/finance.ts';
import { students } from '#server/db/schema/people.ts';
import { tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';
import type { ChangedSubject } from '#server/platform/realtime/events.ts';

type Ids = readonly number[];

/** The trips whose row shows something of subjects of a kind. */
const TRIPS_OF: Readonly<Record<string, (db: Queryable, ids: Ids) => SQL | undefined>> = {
  trip: (_db, ids) => inArray(trips.id, [...ids]),
  student: (db, ids) =>
    or(
      inArray(trips.studentId, [...ids]),
      inArray(
        trips.id,
        db
          .select({ id: tripStudents.tripId })
          .from(tripStudents)
          .where(inArray(tripStudents.studentId, [...ids])),
      ),
    ),
  invoice: (db, ids) =>
    inArray(
      trips.id,
      db
        .select({ id: invoices.tripId })
        .from(invoices)
        .where(inArray(invoices.id, [...ids])),
    ),
  payment: (db, ids) =>
    inArray(
      trips.id,
      db
        .select({ id: invoices.tripId })
        .from(paymentAllocations)
        .innerJoin(invoices, eq(invoices.id, paymentAllocations.invoiceId))
        .where(inArray(paymentAllocations.paymentId, [...ids])),
    ),
};

type Finder = (db: Queryable, type: string, ids: Ids) => Promise<(number | null)[]>;

const FINDERS: Readonly<Record<AgentsRow, Finder>> = {
  async trip(db, type, ids) {
    const where = TRIPS_OF[type]?.(db, ids);
    if (where === undefined) return [];
    const found = await db
      .selectDistinct({ agentId: trips.agentId })
      .from(trips)
      .where(and(where, isNotNull(trips.agentId)));
    return found.map(({ agentId }) => agentId);
  },
  async student(db, type, ids) {
    if (type !== 'student') return [];
    const found = await db
      .selectDistinct({ agentId: students.agentId })
      .from(students)
      .where(inArray(students.id, [...ids]));
    return found.map(({ agentId }) => agentId);
  },
  async group(db, type, ids) {
    // Agents count the trips of their groups that are their own.
    const where =
      type === 'group'
        ? inArray(tripGroups.id, [...ids])
        : sql`exists (select 1 from ${trips} where ${inFull(trips.groupId)} = ${inFull(tripGroups.id)}
            and ${inFull(trips.agentId)} = ${inFull(tripGroups.agentId)} and ${inArray(inFull(trips.id), [...ids])})`;
    if (type !== 'group' && type !== 'trip') return [];
    const found = await db.selectDistinct({ agentId: tripGroups.agentId }).from(tripGroups).where(where);
    return found.map(({ agentId }) => agentId);
  },
};

/** Returns the agents who look after rows of a kind that show something of these subjects. */
export async function findRowAgents(db: Queryable, row: AgentsRow, subjects: readonly ChangedSubject[]): Promise<ReadonlySet<number>> {
  const agents = new Set<number>();
  const known = subjects.filter(({ id }) => /^\d{1,15}$/.test(id));
  for (const [type, those] of Map.groupBy(known, (subject) => subject.type)) {
    const ids = [...new Set(those.map(({ id }) => Number(id)))];
    for (const agentId of await FINDERS[row](db, type, ids)) if (agentId !== null) agents.add(agentId);
  }
  return agents;
}
