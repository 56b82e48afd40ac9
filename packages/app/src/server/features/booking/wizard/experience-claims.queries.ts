// SQL of claiming experience requests: who can claim one, and what is assigned to them.

import { and, asc, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { experienceRequests } from '#server/db/schema/enquiries.ts';
import { users } from '#server/db/schema/identity.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

/** Builds the condition for unclaimed requests with the user's confirmed address that they haven't declined. */
function waitingFor(userId: number): SQL | undefined {
  const isOwner = sql`exists (select 1 from ${users} where ${inFull(users.id)} = ${userId} and ${isNotNull(inFull(users.emailVerifiedAt))}
    and lower(${inFull(users.email)}) = lower(${inFull(experienceRequests.email)}))`;
  return and(isNull(experienceRequests.userId), isNull(experienceRequests.declinedAt), isOwner);
}

export function listClaims(db: Queryable, userId: number) {
  return db
    .select({
      id: experienceRequests.id,
      reference: experienceRequests.reference,
      createdAt: experienceRequests.createdAt,
      document: experienceRequests.document,
      agent: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(experienceRequests)
    .leftJoin(trips, eq(trips.id, experienceRequests.tripId))
    .leftJoin(users, eq(users.id, trips.agentId))
    .where(waitingFor(userId))
    .orderBy(asc(experienceRequests.id));
}

/** Locks an unclaimed request of the user until the transaction ends and returns its trip; undefined if there is none. */
export async function lockClaim(tx: Transaction, { id, userId }: { id: number; userId: number }) {
  const [found] = await tx
    .select({ id: experienceRequests.id, tripId: experienceRequests.tripId })
    .from(experienceRequests)
    .where(and(eq(experienceRequests.id, id), waitingFor(userId)))
    .for('update');
  return found;
}

export async function updateRequest(tx: Transaction, id: number, fields: { userId: number } | { declinedAt: Date }): Promise<void> {
  await tx.update(experienceRequests).set(fields).where(eq(experienceRequests.id, id));
}

/** Whether a trip includes a child of other parents. The parent of a trip can see all its students. */
const takesOthers = (tripId: number, userId: number) => sql`exists (select 1 from ${tripStudents}
  join ${studentParents} on ${inFull(studentParents.studentId)} = ${inFull(tripStudents.studentId)}
  where ${inFull(tripStudents.tripId)} = ${tripId} and not exists (select 1 from ${studentParents} as own
    where own.student_id = ${inFull(tripStudents.studentId)} and own.user_id = ${userId}))`;

/**
 * Assigns a trip without a parent, and its students without parents, to a parent; returns whether it did. A trip that includes a child of
 * other parents isn't assigned.
 */
export async function assignTripToParent(tx: Transaction, { tripId, userId }: { tripId: number; userId: number }): Promise<boolean> {
  const freed = await tx
    .update(trips)
    .set({ parentId: userId, version: sql`${trips.version} + 1` })
    .where(and(eq(trips.id, tripId), isNull(trips.parentId), not(takesOthers(tripId, userId))))
    .returning({ id: trips.id });
  if (freed.length === 0) return false;
  await tx
    .insert(studentParents)
    .select(
      tx
        .select({
          studentId: tripStudents.studentId,
          userId: sql<number>`${userId}::bigint`.as('user_id'),
          position: sql<number>`0`.as('position'),
        })
        .from(tripStudents)
        .where(
          and(
            eq(tripStudents.tripId, tripId),
            sql`not exists (select 1 from ${studentParents} where ${inFull(studentParents.studentId)} = ${inFull(tripStudents.studentId)})`,
          ),
        ),
    )
    .onConflictDoNothing();
  return true;
}
