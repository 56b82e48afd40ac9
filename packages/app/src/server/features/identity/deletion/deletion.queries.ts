// Queries of erasing a user from the database.

import { and, count, eq, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { erasures, userIdentities, userLinks, userRoles, users } from '#server/db/schema/identity.ts';
import { audit, mails, outbox } from '#server/db/schema/platform.ts';
import { EMAIL_JOB } from '#server/platform/email/queue-email.ts';
import { eraseFromEmails, toFullName } from '#server/platform/erase-traces.ts';
import { listPersonalColumns, toErasedValues } from '#server/platform/erasure.rules.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { hasKind } from '#server/platform/jobs/jobs.queries.ts';
import { USER_ERASURE } from './user-erasure.rules.ts';

/** Returns the address of an erased row. It can't belong to anyone: the domain `.invalid` is reserved. */
export function toAnonymousAddress(userId: number): string {
  return `deleted-${userId}@deleted.invalid`;
}

/** Returns the number of other active administrators. */
export async function countOtherAdministrators(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'Administrator'), ne(users.id, userId), isNull(users.deactivatedAt), isNull(users.anonymisedAt)));
  return row?.others ?? 0;
}

/**
 * Fields of the audit trail that contain personal data, including the reason for viewing as the user. Entries keep which field changed,
 * but lose its value.
 */
const PERSONAL_FIELDS = [...listPersonalColumns(USER_ERASURE), 'locale', 'reason'];

const isAboutUser = (userId: number) => and(eq(audit.subjectType, 'user'), eq(audit.subjectId, String(userId)));

/** Returns every address that the account has had, in lower case, except those that belong to another account now. */
async function listAddresses(tx: Transaction, { id, email }: { id: number; email: string }): Promise<string[]> {
  const before = sql<string>`lower(${audit.changes} #>> '{email,before}')`;
  const others = sql`exists (select 1 from ${users} where lower(${users.email}) = ${before} and ${users.id} <> ${id})`;
  const earlier = await tx
    .selectDistinct({ address: before })
    .from(audit)
    .where(and(isAboutUser(id), isNotNull(before), not(others)));
  return [email.toLowerCase(), ...earlier.map(({ address }) => address)];
}

/** Deletes emails to the user, and jobs that contain their addresses or refer to those emails. */
async function eraseEmails(tx: Transaction, addresses: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(mails)
    .where(inArray(sql`lower(${mails.recipient})`, [...addresses]))
    .returning({ id: mails.id });
  const mailIds = gone.map(({ id }) => String(id));
  await tx
    .delete(jobRows)
    .where(or(inArray(sql`lower(${jobRows.data} ->> 'email')`, [...addresses]), hasKind(EMAIL_JOB, 'mailId', mailIds)));
  await tx.delete(outbox).where(inArray(sql`lower(${outbox.payload} ->> 'email')`, [...addresses]));
}

/** Subjects whose audit entries contain names that the user has given: their files and saved views of lists. */
const OWN_SUBJECTS = ['attachment', 'savedView'];

async function eraseAuditTrail(tx: Transaction, userId: number): Promise<void> {
  const personal = sql`array[${sql.join(
    PERSONAL_FIELDS.map((field) => sql`${field}`),
    sql`, `,
  )}]::text[]`;
  await tx
    .update(audit)
    .set({ changes: sql`(${audit.changes} - ${personal}) || '{"erased": true}'::jsonb` })
    .where(and(isAboutUser(userId), sql`${audit.changes} ?| ${personal}`));
  await tx
    .update(audit)
    .set({ changes: { erased: true } })
    .where(and(eq(audit.actorId, userId), inArray(audit.subjectType, OWN_SUBJECTS), sql`${audit.changes} <> '{}'::jsonb`));
}

/** Erases the user from the account's row and from everything that names them; invoices and the data they need are kept. */
export async function eraseUser(tx: Transaction, { id, email, at }: { id: number; email: string; at: Date }): Promise<void> {
  const addresses = await listAddresses(tx, { id, email });
  await eraseEmails(tx, addresses);
  const [known] = await tx.select().from(users).where(eq(users.id, id));
  await eraseFromEmails(tx, [...addresses, ...(known === undefined ? [] : [toFullName(known), known.phone])]);
  await eraseAuditTrail(tx, id);
  await tx.delete(userIdentities).where(eq(userIdentities.userId, id));
  await tx.delete(userLinks).where(eq(userLinks.userId, id));
  await tx.delete(userRoles).where(eq(userRoles.userId, id));
  await tx
    .update(users)
    .set({
      ...toErasedValues(USER_ERASURE),
      email: toAnonymousAddress(id),
      anonymisedAt: at,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id));
  await tx.insert(erasures).values({ userId: id, at }).onConflictDoNothing();
}

export async function listErasures(db: Queryable): Promise<{ userId: number; at: Date }[]> {
  return db.select().from(erasures).orderBy(erasures.userId);
}
