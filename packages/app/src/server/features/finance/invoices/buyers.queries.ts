// The SQL of the accounts that a caller with a limited scope may bill.

import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { users } from '#server/db/schema/identity.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';

const NO_ROWS = sql`false`;

interface BuyerScope {
  /** Matches the students in the caller's scope; null or undefined: none. */
  readonly students: SQL | null | undefined;
  readonly trips: SQL | null | undefined;
}

/** Returns whether a user is a parent of these students or the payer of one of these trips; locks the user against deletion. */
export async function isBuyerWithin(tx: Transaction, userId: number, within: BuyerScope): Promise<boolean> {
  const isParent = sql`exists (select 1 from ${studentParents}
    join ${students} on ${inFull(students.id)} = ${inFull(studentParents.studentId)}
    where ${inFull(studentParents.userId)} = ${inFull(users.id)} and ${inFull(students.deletedAt)} is null and ${within.students ?? NO_ROWS})`;
  const isPayer = sql`exists (select 1 from ${trips} where ${inFull(trips.parentId)} = ${inFull(users.id)} and ${within.trips ?? NO_ROWS})`;
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.anonymisedAt), or(isParent, isPayer)))
    .for('key share');
  return found.length > 0;
}
