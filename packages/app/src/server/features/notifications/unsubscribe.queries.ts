// SQL of unsubscribing from campaign emails: the key that signs the links, and the preference.

import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { notificationPreferences } from '#server/db/schema/notifications.ts';
import { getOrCreateSecret } from '#server/platform/secrets/secrets.queries.ts';

const KEY_NAME = 'unsubscribing';

/** Returns the key of this database; links in old emails stay valid as long as the database exists. */
export function getOrCreateUnsubscribeKey(db: Queryable): Promise<string> {
  return getOrCreateSecret(db, KEY_NAME);
}

/** Locks the account of a user; returns false if it was deleted. */
export async function lockPerson(tx: Transaction, userId: number): Promise<boolean> {
  const here = and(eq(users.id, userId), isNull(users.anonymisedAt));
  return (await tx.select({ id: users.id }).from(users).where(here).for('update')).length > 0;
}

/** Turns off campaign emails; returns false if they were off already. In-app notifications continue. */
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
