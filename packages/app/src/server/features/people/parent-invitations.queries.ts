// The SQL of asking somebody whether a student is their child.

import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { users } from '#server/db/schema/identity.ts';
import { parentInvitations, students } from '#server/db/schema/people.ts';

interface Invitation {
  readonly studentId: number;
  readonly email: string;
  readonly invitedBy: number;
  readonly at: Date;
}

/** Keeps an invitation; asked again, it is the same one, of whoever asks now. */
export async function upsertInvitation(tx: Transaction, { studentId, email, invitedBy, at }: Invitation): Promise<void> {
  const same = and(eq(parentInvitations.studentId, studentId), eq(sql`lower(${parentInvitations.email})`, email.toLowerCase()));
  await tx.delete(parentInvitations).where(same);
  await tx.insert(parentInvitations).values({ studentId, email, invitedBy, createdAt: at }).onConflictDoNothing();
}

/** The language of whoever has an address; null where nobody has. */
export async function localeOfAddress(db: Queryable, email: string): Promise<Locale | null> {
  const [found] = await db
    .select({ locale: users.locale })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found?.locale ?? null;
}

/** Invitations to the confirmed address of an account. */
function addressedTo(userId: number): SQL {
  return sql`exists (select 1 from ${users} where ${inFull(users.id)} = ${userId} and ${isNotNull(inFull(users.emailVerifiedAt))}
    and lower(${inFull(users.email)}) = lower(${inFull(parentInvitations.email)}))`;
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
    .where(addressedTo(userId))
    .orderBy(asc(parentInvitations.id));
}

/** Takes an invitation out that is addressed to somebody; answers its student, or null where there is none such. */
export async function deleteInvitation(tx: Transaction, { id, userId }: { id: number; userId: number }): Promise<number | null> {
  const [gone] = await tx
    .delete(parentInvitations)
    .where(and(eq(parentInvitations.id, id), addressedTo(userId)))
    .returning({ studentId: parentInvitations.studentId });
  return gone?.studentId ?? null;
}
