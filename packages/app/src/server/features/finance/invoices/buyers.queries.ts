// The SQL of the accounts that a caller with a limited scope may bill.

import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';

const NO_ROWS = sql`false`;
const ALL_ROWS = sql`true`;

interface BuyerScope {
  /** Matches the students in the caller's scope; null or undefined: none. */
  readonly students: SQL | null | undefined;
  readonly trips: SQL | null | undefined;
}

/** Matches the users who are a parent of these students or the payer of one of these trips. */
function whereBuyerWithin(userId: number, within: BuyerScope): SQL | undefined {
  const isParent = sql`exists (select 1 from ${studentParents}
    join ${students} on ${inFull(students.id)} = ${inFull(studentParents.studentId)}
    where ${inFull(studentParents.userId)} = ${inFull(users.id)} and ${inFull(students.deletedAt)} is null and ${within.students ?? NO_ROWS})`;
  const isPayer = sql`exists (select 1 from ${trips} where ${inFull(trips.parentId)} = ${inFull(users.id)} and ${within.trips ?? NO_ROWS})`;
  return and(eq(users.id, userId), isNull(users.anonymisedAt), or(isParent, isPayer));
}

/** Returns whether a user is a parent of these students or the payer of one of these trips; locks the user against deletion. */
export async function isBuyerWithin(tx: Transaction, userId: number, within: BuyerScope): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(whereBuyerWithin(userId, within)).for('key share');
  return found.length > 0;
}

interface FoundAccount {
  readonly name: string;
  /** Null for accounts of others than parents: staff and hosts are no customers. */
  readonly email: string | null;
}

/** Returns the account of a buyer; null if there is none, or with a limited scope none within it. */
export async function findBuyerAccount(db: Queryable, userId: number, within: BuyerScope | 'all'): Promise<FoundAccount | null> {
  const among = within === 'all' ? and(eq(users.id, userId), isNull(users.anonymisedAt)) : whereBuyerWithin(userId, within);
  const hasRole = sql`exists (select 1 from ${userRoles} where ${inFull(userRoles.userId)} = ${inFull(users.id)} and ${inFull(userRoles.role)} = 'Parent')`;
  const isCustomer = or(hasRole, whereBuyerWithin(userId, { students: ALL_ROWS, trips: ALL_ROWS }));
  const [found] = await db
    .select({
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      email: sql<string | null>`case when ${isCustomer} then ${users.email} end`,
    })
    .from(users)
    .where(among);
  return found ?? null;
}
