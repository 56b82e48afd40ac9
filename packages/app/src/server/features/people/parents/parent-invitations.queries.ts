// The SQL of asking somebody whether a student is their child.

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

/** Keeps an invitation; asked again, it is the same one, of whoever asks now. */
export async function upsertInvitation(tx: Transaction, { studentId, email, invitedBy, at }: InvitationInput): Promise<void> {
  const same = and(eq(parentInvitations.studentId, studentId), eq(sql`lower(${parentInvitations.email})`, email.toLowerCase()));
  await tx.delete(parentInvitations).where(same);
  await tx.insert(parentInvitations).values({ studentId, email, invitedBy, createdAt: at }).onConflictDoNothing();
}

/** The language of whoever has an address; null where nobody has. */
export async function findLocaleOfAddress(db: Queryable, email: string): Promise<Locale | null> {
  const [found] = await db
    .select({ locale: users.locale })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found?.locale ?? null;
}

/** Invitations hold as long as whoever sent them is staff, or an agent who looks after the student: whom others look after they give to nobody. */
const isInviterAllowed = sql`(exists (select 1 from ${userRoles} where ${inFull(userRoles.userId)} = ${inFull(parentInvitations.invitedBy)}
    and ${inFull(userRoles.role)} in ('Coordinator', 'Administrator'))
  or exists (select 1 from ${students} join ${userRoles} on ${inFull(userRoles.userId)} = ${inFull(students.agentId)}
    and ${inFull(userRoles.role)} = 'Agent' where ${inFull(students.id)} = ${inFull(parentInvitations.studentId)}
    and ${inFull(students.agentId)} = ${inFull(parentInvitations.invitedBy)}))`;

/** Invitations to the confirmed address of an account that still hold: nobody answers what they have asked themselves. */
function isAddressedTo(userId: number): SQL {
  return sql`(exists (select 1 from ${users} where ${inFull(users.id)} = ${userId} and ${isNotNull(inFull(users.emailVerifiedAt))}
    and lower(${inFull(users.email)}) = lower(${inFull(parentInvitations.email)}))
    and ${inFull(parentInvitations.invitedBy)} <> ${userId} and ${isInviterAllowed})`;
}

/** Takes back what somebody who is a parent no more is still asked about a student. */
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

/** Takes an invitation out that is addressed to somebody; answers its student, or null where there is none such. */
export async function deleteInvitation(tx: Transaction, { id, userId }: { id: number; userId: number }): Promise<number | null> {
  const [gone] = await tx
    .delete(parentInvitations)
    .where(and(eq(parentInvitations.id, id), isAddressedTo(userId)))
    .returning({ studentId: parentInvitations.studentId });
  return gone?.studentId ?? null;
}
