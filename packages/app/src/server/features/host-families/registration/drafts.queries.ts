// Queries of registrations that aren't finished.

import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostRegistrations } from '#server/db/schema/host-registrations.ts';
import { users } from '#server/db/schema/identity.ts';

type NewDraft = typeof hostRegistrations.$inferInsert;
export type DraftRow = typeof hostRegistrations.$inferSelect;

export async function insertDraft(tx: Transaction, draft: NewDraft): Promise<void> {
  await tx.insert(hostRegistrations).values(draft);
}

/** Returns the draft of a token; null if there is none, or it has expired. */
export async function findDraft(db: Queryable, { tokenHash, now }: { tokenHash: string; now: Date }): Promise<DraftRow | null> {
  const isOpen = and(eq(hostRegistrations.tokenHash, tokenHash), gt(hostRegistrations.expiresAt, now));
  const [row] = await db.select().from(hostRegistrations).where(isOpen);
  return row ?? null;
}

/** As `findDraft`; nobody else changes the draft until the transaction ends. */
export async function lockDraft(tx: Transaction, { tokenHash, now }: { tokenHash: string; now: Date }): Promise<DraftRow | null> {
  const isOpen = and(eq(hostRegistrations.tokenHash, tokenHash), gt(hostRegistrations.expiresAt, now));
  const [row] = await tx.select().from(hostRegistrations).where(isOpen).for('update');
  return row ?? null;
}

export async function updateDraft(tx: Transaction, id: number, changes: Partial<NewDraft>): Promise<void> {
  await tx.update(hostRegistrations).set(changes).where(eq(hostRegistrations.id, id));
}

export async function deleteDraft(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(hostRegistrations).where(eq(hostRegistrations.tokenHash, tokenHash));
}

/** Deletes the drafts that a user made while signed in. */
export async function deleteDraftsOfUser(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(hostRegistrations).where(eq(hostRegistrations.userId, userId));
}

/** Deletes the drafts of an account that is deleted: those that it made, and those with its address or the address of its family. */
export async function eraseDrafts(tx: Transaction, userId: number): Promise<void> {
  const accounts = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId));
  const families = tx
    .select({ email: sql`lower(${hostFamilies.email})` })
    .from(hostFamilies)
    .where(and(eq(hostFamilies.userId, userId), ne(hostFamilies.email, '')));
  const { email } = hostRegistrations;
  await tx.delete(hostRegistrations).where(or(eq(hostRegistrations.userId, userId), inArray(email, accounts), inArray(email, families)));
}

export async function deleteExpiredDrafts(db: Queryable, now: Date): Promise<void> {
  await db.delete(hostRegistrations).where(lte(hostRegistrations.expiresAt, now));
}

/** Returns the drafts whose owners are to be reminded: one for each address, the latest, and none of a family that has registered. */
export async function listDraftsToRemind(db: Queryable, { now, before }: { now: Date; before: Date }): Promise<number[]> {
  const hosts = db
    .select({ email: sql`lower(${users.email})` })
    .from(hostFamilies)
    .innerJoin(users, eq(users.id, hostFamilies.userId));
  const { id, email, changedAt, expiresAt, remindedAt, isQuiet } = hostRegistrations;
  const told = db
    .select({ email })
    .from(hostRegistrations)
    .where(or(eq(isQuiet, true), sql`${remindedAt} is not null`));
  const newer = db.select({ email }).from(hostRegistrations).where(gt(changedAt, before));
  const waits = and(ne(email, ''), isNull(remindedAt), lt(changedAt, before), gt(expiresAt, now));
  const rows = await db
    .select({ id: sql<number>`max(${id})`.mapWith(Number) })
    .from(hostRegistrations)
    .where(and(waits, sql`${email} not in ${told}`, sql`${email} not in ${newer}`, sql`${email} not in ${hosts}`))
    .groupBy(email)
    .orderBy(asc(sql`max(${id})`))
    .limit(500);
  return rows.map((row) => row.id);
}

/** Returns a draft whose owner wasn't reminded yet; nobody else reminds of it until the transaction ends. */
export async function lockDraftToRemind(tx: Transaction, id: number): Promise<DraftRow | null> {
  const waits = and(eq(hostRegistrations.id, id), isNull(hostRegistrations.remindedAt), eq(hostRegistrations.isQuiet, false));
  const [row] = await tx.select().from(hostRegistrations).where(waits).for('update');
  return row ?? null;
}
