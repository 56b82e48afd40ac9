// Queries of students' parents and agents, and of the types of students.

import { and, asc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { studentParents, students, studentTypes } from '#server/db/schema/people.ts';

const hasRole = (role: Role) =>
  sql`exists (select 1 from ${userRoles} where ${inFull(userRoles.userId)} = ${inFull(users.id)} and ${inFull(userRoles.role)} = ${role})`;

/** Returns whether an active account has a role; locks it against deletion until the transaction ends. */
export async function isUserInRole(tx: Transaction, userId: number, role: Role): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt), isNull(users.anonymisedAt), hasRole(role)))
    .for('key share');
  return found.length > 0;
}

/** Returns the ID of the account with an address. */
export async function findAccount(tx: Transaction, email: string): Promise<number | null> {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found?.id ?? null;
}

/** Returns the address of a user who must be asked whether a student is their child; null if they are already linked. */
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

/** Returns whether a user is a parent of a student that matches a condition. */
export async function isParentAmong(tx: Transaction, userId: number, only: SQL | undefined): Promise<boolean> {
  const found = await tx
    .select({ id: students.id })
    .from(students)
    .innerJoin(studentParents, eq(studentParents.studentId, students.id))
    .where(and(eq(studentParents.userId, userId), only))
    .limit(1);
  return found.length > 0;
}

/** Links a parent after the existing ones; does nothing if already linked. Returns whether the link is new. */
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

/** Unlinks a parent; returns whether there was a link. */
export async function deleteParent(tx: Transaction, { studentId, userId }: { studentId: number; userId: number }): Promise<boolean> {
  const gone = await tx
    .delete(studentParents)
    .where(and(eq(studentParents.studentId, studentId), eq(studentParents.userId, userId)))
    .returning({ userId: studentParents.userId });
  return gone.length > 0;
}

/** Returns the names of agents, sorted: all of them, or one. */
export function listAgentNames(db: Queryable, only: number | null): Promise<{ id: number; name: string }[]> {
  const name = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
  return db
    .select({ id: users.id, name })
    .from(users)
    .where(and(isNull(users.deactivatedAt), isNull(users.anonymisedAt), hasRole('Agent'), only === null ? undefined : eq(users.id, only)))
    .orderBy(asc(name), asc(users.id));
}

/** Returns the active types of students. */
export function listActiveTypes(db: Queryable): Promise<{ id: number; code: string | null; name: string }[]> {
  return db
    .select({ id: studentTypes.id, code: studentTypes.code, name: studentTypes.name })
    .from(studentTypes)
    .where(eq(studentTypes.active, true))
    .orderBy(asc(studentTypes.id));
}
