// Queries of answers by email: who sends one, and which were read before.

import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { roleSwitches, userRoles, users } from '#server/db/schema/identity.ts';
import { inboundEmails } from '#server/db/schema/messaging.ts';
import type { Caller } from '#server/platform/app.ts';

/** Returns a user whose account is in use as the caller of use cases, with the switched rights of all roles; null if there is none. */
export async function findEmailCaller(db: Queryable, userId: number) {
  const isInUse = and(eq(users.id, userId), isNull(users.deactivatedAt), isNull(users.anonymisedAt));
  const [found] = await db.select().from(users).where(isInUse);
  if (found === undefined) return null;
  const { passwordHash, ...account } = found;
  const roles = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  const caller: Caller = {
    ...{ id: userId, roles: roles.map(({ role }) => role), viewerId: null, viewedBy: null },
    account: { ...account, hasPassword: passwordHash !== null },
  };
  return { caller, switches: await db.select().from(roleSwitches) };
}

/** Returns whether an email was read before. */
export async function isKnownEmail(db: Queryable, externalId: string): Promise<boolean> {
  return (await db.select({ id: inboundEmails.id }).from(inboundEmails).where(eq(inboundEmails.externalId, externalId))).length > 0;
}

/** Records that an email was read; returns false if it was before, also by a transaction that is about to commit. */
export async function insertInboundEmail(
  tx: Queryable,
  email: { externalId: string; receivedAt: Date; refusal?: string },
): Promise<boolean> {
  const made = await tx.insert(inboundEmails).values(email).onConflictDoNothing().returning({ id: inboundEmails.id });
  return made.length > 0;
}

/** Records the message that an email became. */
export async function updateInboundMessage(tx: Transaction, { externalId, messageId }: { externalId: string; messageId: number }) {
  await tx.update(inboundEmails).set({ messageId }).where(eq(inboundEmails.externalId, externalId));
}

/** Deletes what is known of emails that came before a moment: no mail server sends one again for that long. */
export async function deleteOldInboundEmails(db: Queryable, before: Date): Promise<void> {
  await db.delete(inboundEmails).where(lt(inboundEmails.receivedAt, before));
}
