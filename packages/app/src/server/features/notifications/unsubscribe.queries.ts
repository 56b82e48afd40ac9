// The SQL of ending the mails of campaigns by a mail itself: the key that signs its address, and the wish that is kept.

import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { notificationPreferences } from '#server/db/schema/notifications.ts';
import { secrets } from '#server/db/schema/platform.ts';

const KEY_NAME = 'unsubscribing';

/** The key of this database, made when it is first asked for; a mail of long ago is understood as long as the database is there. */
export async function getOrCreateUnsubscribeKey(db: Queryable): Promise<string> {
  const read = async () => (await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, KEY_NAME)))[0]?.value;
  const known = await read();
  if (known !== undefined) return known;
  await db
    .insert(secrets)
    .values({ name: KEY_NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  return (await read()) ?? '';
}

/** Locks an account whose person is still there; false when they are not. */
export async function lockPerson(tx: Transaction, userId: number): Promise<boolean> {
  const here = and(eq(users.id, userId), isNull(users.anonymisedAt));
  return (await tx.select({ id: users.id }).from(users).where(here).for('update')).length > 0;
}

/** Sends no mail of campaigns any more; false when that was so already. What is told in the product goes on. */
export async function stopCampaignEmails(tx: Transaction, userId: number): Promise<boolean> {
  const changed = await tx
    .insert(notificationPreferences)
    .values({ userId, kind: 'campaign', mail: false, optedOut: false })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: { mail: false },
      setWhere: eq(notificationPreferences.mail, true),
    })
    .returning({ userId: notificationPreferences.userId });
  return changed.length > 0;
}
