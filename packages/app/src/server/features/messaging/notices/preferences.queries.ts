// Queries of how users hear of new messages: their choices, and the devices that get push messages.

import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { MessagingPreferences } from '#contract/messaging/preferences.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { messagingPreferences, pushSubscriptions } from '#server/db/schema/messaging.ts';

const DEFAULTS: MessagingPreferences = { sound: true, email: 'soon', quietFrom: null, quietTo: null };

export async function findPreferences(db: Queryable, userId: number): Promise<MessagingPreferences> {
  const { sound, email, quietFrom, quietTo } = messagingPreferences;
  const [found] = await db
    .select({ sound, email, quietFrom, quietTo })
    .from(messagingPreferences)
    .where(eq(messagingPreferences.userId, userId));
  return found ?? DEFAULTS;
}

type Changes = { readonly [Name in keyof MessagingPreferences]?: MessagingPreferences[Name] | undefined };

export async function upsertPreferences(tx: Queryable, userId: number, changes: Changes): Promise<void> {
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const insert = tx.insert(messagingPreferences).values({ userId, ...set });
  if (Object.keys(set).length === 0) await insert.onConflictDoNothing();
  else await insert.onConflictDoUpdate({ target: messagingPreferences.userId, set });
}

export async function updateDigestSent(tx: Transaction, userId: number, at: Date): Promise<void> {
  await tx.update(messagingPreferences).set({ digestSentAt: at }).where(eq(messagingPreferences.userId, userId));
}

export async function countDevices(db: Queryable, userId: number): Promise<number> {
  const [found] = await db.select({ devices: count() }).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  return found?.devices ?? 0;
}

type NewDevice = Pick<typeof pushSubscriptions.$inferInsert, 'userId' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth' | 'createdAt'>;

/** Adds a device, or gives one to the user and the session that have subscribed it last. */
export async function upsertDevice(tx: Transaction, device: NewDevice): Promise<void> {
  const { endpoint, ...set } = device;
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...set })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set });
}

/** Deletes the oldest devices of a user beyond a number. */
export async function deleteOldDevices(tx: Transaction, userId: number, kept: number): Promise<void> {
  const old = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(kept);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old));
}

export async function deleteDevice(db: Queryable, { userId, endpoint }: { userId: number; endpoint: string }): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
