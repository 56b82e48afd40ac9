// Queries of contact messages.

import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { contactEnquiries } from '#server/db/schema/contact.ts';
import { users } from '#server/db/schema/identity.ts';

/** Inserts a message; returns null if its reference is taken. */
export async function insertEnquiry(tx: Transaction, enquiry: typeof contactEnquiries.$inferInsert): Promise<number | null> {
  const [made] = await tx
    .insert(contactEnquiries)
    .values(enquiry)
    .onConflictDoNothing({ target: contactEnquiries.reference })
    .returning({ id: contactEnquiries.id });
  return made?.id ?? null;
}

export async function findEnquiry(db: Queryable, id: number) {
  const [found] = await db.select().from(contactEnquiries).where(eq(contactEnquiries.id, id));
  return found ?? null;
}

/** Erases the sender and the text of messages; the rows stay. */
export async function eraseEnquiries(tx: Transaction, userId: number): Promise<void> {
  const address = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.emailVerifiedAt} is not null`));
  const unsigned = and(isNull(contactEnquiries.userId), inArray(sql`lower(${contactEnquiries.email})`, address));
  await tx
    .update(contactEnquiries)
    .set({ name: '', email: '', phone: '', message: '' })
    .where(or(eq(contactEnquiries.userId, userId), unsigned));
}
