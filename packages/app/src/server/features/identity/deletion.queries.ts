// The SQL of taking a person out of the database.

import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { erasures, userIdentities, userLinks, userRoles, users } from '#server/db/schema/identity.ts';
import { audit, mails, outbox } from '#server/db/schema/platform.ts';

/** The address of a row without a person; it is nobody's, and can't be: `.invalid` is reserved for that. */
export function addressOfNobody(userId: number): string {
  return `deleted-${userId}@deleted.invalid`;
}

/** How many other administrators could go on. */
export async function countOtherAdministrators(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'Administrator'), ne(users.id, userId), isNull(users.deactivatedAt), isNull(users.anonymisedAt)));
  return row?.others ?? 0;
}

/** What the audit trail tells of a person; that something was changed stays, what it was does not. */
const PERSONAL = ['email', 'firstName', 'lastName', 'phone', 'avatarRef', 'timezone', 'locale', 'referralCode', 'attributes'];

/** Mails to the person, and jobs that still know their address. */
async function eraseMails(tx: Transaction, email: string): Promise<void> {
  await tx.delete(mails).where(eq(sql`lower(${mails.recipient})`, email.toLowerCase()));
  await tx.delete(outbox).where(eq(sql`lower(${outbox.payload} ->> 'email')`, email.toLowerCase()));
}

async function eraseTrail(tx: Transaction, userId: number): Promise<void> {
  const personal = sql`array[${sql.join(
    PERSONAL.map((field) => sql`${field}`),
    sql`, `,
  )}]::text[]`;
  await tx
    .update(audit)
    .set({ changes: sql`(${audit.changes} - ${personal}) || '{"erased": true}'::jsonb` })
    .where(and(eq(audit.subjectType, 'user'), eq(audit.subjectId, String(userId)), sql`${audit.changes} ?| ${personal}`));
}

/** Takes the person out of the account's row and everything that names them; invoices and what they need are left alone. */
export async function eraseUser(tx: Transaction, { id, email, at }: { id: number; email: string; at: Date }): Promise<void> {
  await eraseMails(tx, email);
  await eraseTrail(tx, id);
  await tx.delete(userIdentities).where(eq(userIdentities.userId, id));
  await tx.delete(userLinks).where(eq(userLinks.userId, id));
  await tx.delete(userRoles).where(eq(userRoles.userId, id));
  await tx
    .update(users)
    .set({
      email: addressOfNobody(id),
      passwordHash: null,
      firstName: '',
      lastName: '',
      phone: '',
      locale: 'en',
      timezone: null,
      avatarRef: null,
      attributes: {},
      referralCode: null,
      emailVerifiedAt: null,
      termsAcceptedAt: null,
      lastSignInAt: null,
      anonymisedAt: at,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id));
  await tx.insert(erasures).values({ userId: id, at }).onConflictDoNothing();
}

export async function allErasures(db: Queryable): Promise<{ userId: number; at: Date }[]> {
  return db.select().from(erasures).orderBy(erasures.userId);
}
