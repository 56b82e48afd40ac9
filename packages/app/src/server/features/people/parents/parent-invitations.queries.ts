// Queries of parent invitations, which ask someone whether a student is their child.

import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { parentInvitations, students } from '#server/db/schema/people.ts';

interface InvitationInput {
  readonly studentId: number;
  readonly email: string;
  readonly invitedBy: number;
  readonly at: Date;
}

/** Saves an invitation; replaces an earlier one for the same student and address. */
export async function upsertInvitation(tx: Transaction, { studentId, email, invitedBy, at }: InvitationInput): Promise<void> {
  const same = and(eq(parentInvitations.studentId, studentId), eq(sql`lower(${parentInvitations.email})`, email.toLowerCase()));
  await tx.delete(parentInvitations).where(same);
  await tx.insert(parentInvitations).values({ studentId, email, invitedBy, createdAt: at }).onConflictDoNothing();
}

/** Returns the language of the account with this address; null if there is none. */
export async function findLocaleOfAddress(db: Queryable, email: string): Promise<Locale | null> {
  const [found] = await db
    .select({ locale: users.locale })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found?.locale ?? null;
}

/** An invitation is valid only while its sender is staff, or is the student's agent: others can't assign the student to anyone. */
const isInviterAllowed = sql`(exists (select 1 from ${userRoles} where ${inFull(userRoles.userId)} = ${inFull(parentInvitations.invitedBy)}
    and ${inFull(userRoles.role)} in ('Coordinator', 'Administrator'))
  or exists (select 1 from ${students} join ${userRoles} on ${inFull(userRoles.userId)} = ${inFull(students.agentId)}
    and ${inFull(userRoles.role)} = 'Agent' where ${inFull(students.id)} = ${inFull(parentInvitations.studentId)}
    and ${inFull(students.agentId)} = ${inFull(parentInvitations.invitedBy)}))`;

/** Matches valid invitations to the account's verified address; nobody can accept an invitation that they sent themselves. */
function isAddressedTo(userId: number): SQL {
  return sql`(exists (select 1 from ${users} where ${inFull(users.id)} = ${userId} and ${isNotNull(inFull(users.emailVerifiedAt))}
    and lower(${inFull(users.email)}) = lower(${inFull(parentInvitations.email)}))
    and ${inFull(parentInvitations.invitedBy)} <> ${userId} and ${isInviterAllowed})`;
}

/** Deletes the open invitations to a user for a student; used when the user is no longer a parent. */
export async function deleteInvitationsOf(tx: Transaction, { studentId, userId }: { studentId: number; userId: number }): Promise<void> {
  const address = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId));
  await tx
    .delete(parentInvitations)
    .where(and(eq(parentInvitations.studentId, studentId), inArray(sql`lower(${parentInvitations.email})`, address)));
}

export function listInvitations(db: Queryable, userId: number) {
  return db
    .select({
      id: parentInvitations.id,
      child: students.firstName,
      inviter: sql<string>`trim(coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`,
      createdAt: parentInvitations.createdAt,
    })
    .from(parentInvitations)
    .innerJoin(students, and(eq(students.id, parentInvitations.studentId), isNull(students.deletedAt)))
    .leftJoin(users, eq(users.id, parentInvitations.invitedBy))
    .where(isAddressedTo(userId))
    .orderBy(asc(parentInvitations.id));
}

/** Deletes an invitation addressed to a user; returns its student's ID, or null if there is none. */
export async function deleteInvitation(tx: Transaction, { id, userId }: { id: number; userId: number }): Promise<number | null> {
  const [gone] = await tx
    .delete(parentInvitations)
    .where(and(eq(parentInvitations.id, id), isAddressedTo(userId)))
    .returning({ studentId: parentInvitations.studentId });
  return gone?.studentId ?? null;
}
