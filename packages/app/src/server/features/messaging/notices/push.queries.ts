// Queries of push messages: whom a message is pushed to, and on which devices.

import { and, eq, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { conversationParticipants } from '#server/db/schema/conversations.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { pushSubscriptions } from '#server/db/schema/messaging.ts';
import { isSessionOpen } from '#server/platform/sessions/sessions.ts';
import { hasBlocked } from '../safety/participants.queries.ts';

const own = conversationParticipants;

/** Participants other than the sender who have not read everything, with their devices. */
function isWaiting({ conversationId, senderId }: { conversationId: number; senderId: number | null }) {
  return and(
    eq(own.conversationId, conversationId),
    ...[isNotNull(own.joinedAt), isNull(own.removedAt), isNotNull(own.unreadSince)],
    senderId === null ? undefined : ne(own.userId, senderId),
  );
}

/** Returns whether anybody in a conversation gets push messages. */
export async function hasPushDevices(db: Queryable, about: { conversationId: number; senderId: number | null }): Promise<boolean> {
  const found = await db
    .select({ id: pushSubscriptions.id })
    .from(own)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, own.userId))
    .where(isWaiting(about))
    .limit(1);
  return found.length > 0;
}

/** Returns the devices on which a message is still news: of participants who have not seen it, and have not blocked its sender. */
export async function listDevicesFor(
  db: Queryable,
  { messageId, now, ...about }: { conversationId: number; senderId: number | null; messageId: number; now: Date },
): Promise<{ id: number; userId: number }[]> {
  return db
    .select({ id: pushSubscriptions.id, userId: own.userId })
    .from(own)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, own.userId))
    .innerJoin(sessions, and(eq(sessions.id, pushSubscriptions.sessionId), isSessionOpen(now)))
    .where(
      and(
        isWaiting(about),
        isNull(own.archivedAt),
        sql`coalesce(${own.lastSeenMessageId}, 0) < ${messageId}`,
        not(hasBlocked(own.userId, about.senderId)),
      ),
    );
}

export async function findDevice(db: Queryable, id: number) {
  const [found] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return found ?? null;
}

export type PushDevice = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

export async function deleteDeviceById(db: Queryable, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function updateLastSent(db: Queryable, id: number, at: Date): Promise<void> {
  await db.update(pushSubscriptions).set({ lastSentAt: at }).where(eq(pushSubscriptions.id, id));
}
