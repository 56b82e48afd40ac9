// The SQL of whose children students are, of the agents who look after them, and of the kinds of students.

import { and, asc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { studentParents, students, studentTypes } from '#server/db/schema/people.ts';

const hasRole = (role: Role) =>
  sql`exists (select 1 from ${userRoles} where ${inFull(userRoles.userId)} = ${inFull(users.id)} and ${inFull(userRoles.role)} = ${role})`;

/** Whether an account that can be used holds a role; it stays until the transaction ends. */
export async function isUserInRole(tx: Transaction, userId: number, role: Role): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt), isNull(users.anonymisedAt), hasRole(role)))
    .for('key share');
  return found.length > 0;
}

/** The account with an address. */
export async function findAccount(tx: Transaction, email: string): Promise<number | null> {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found?.id ?? null;
}

/** The address of somebody who is to be asked whether a student is their child; null where that is known already. */
export async function findAddressOfParent(
  tx: Transaction,
  { studentId, userId }: { studentId: number; userId: number },
): Promise<string | null> {
  const linked = tx
    .select({ id: studentParents.userId })
    .from(studentParents)
    .where(and(eq(studentParents.studentId, studentId), eq(studentParents.userId, userId)));
  const [found] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), notExists(linked)));
  return found?.email ?? null;
}

/** Whether somebody is the parent of a student that fits a condition. */
export async function isParentAmong(tx: Transaction, userId: number, only: SQL | undefined): Promise<boolean> {
  const found = await tx
    .select({ id: students.id })
    .from(students)
    .innerJoin(studentParents, eq(studentParents.studentId, students.id))
    .where(and(eq(studentParents.userId, userId), only))
    .limit(1);
  return found.length > 0;
}

/** Links a parent, after those there are; linked already, nothing changes. Answers whether it was new. */
export async function insertParent(tx: Transaction, { studentId, userId }: { studentId: number; userId: number }): Promise<boolean> {
  const position = sql<number>`(select coalesce(max(${inFull(studentParents.position)}) + 1, 0) from ${studentParents}
    where ${inFull(studentParents.studentId)} = ${studentId})`;
  const made = await tx
    .insert(studentParents)
    .values({ studentId, userId, position })
    .onConflictDoNothing()
    .returning({ userId: studentParents.userId });
  return made.length > 0;
}

/** Answers whether there was one. */
export async function deleteParent(tx: Transaction, { studentId, userId }: { studentId: number; userId: number }): Promise<boolean> {
  const gone = await tx
    .delete(studentParents)
    .where(and(eq(studentParents.studentId, studentId), eq(studentParents.userId, userId)))
    .returning({ userId: studentParents.userId });
  return gone.length > 0;
}

/** Agents by name: all of them, or one. */
export function listAgentNames(db: Queryable, only: number | null): Promise<{ id: number; name: string }[]> {
  const name = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
  return db
    .select({ id: users.id, name })
    .from(users)
    .where(and(isNull(users.deactivatedAt), isNull(users.anonymisedAt), hasRole('Agent'), only === null ? undefined : eq(users.id, only)))
    .orderBy(asc(name), asc(users.id));
}

/** The kinds of students that can be chosen. */
export function listActiveTypes(db: Queryable): Promise<{ id: number; code: string | null; name: string }[]> {
  return db
    .select({ id: studentTypes.id, code: studentTypes.code, name: studentTypes.name })
    .from(studentTypes)
    .where(eq(studentTypes.active, true))
    .orderBy(asc(studentTypes.id));
}
