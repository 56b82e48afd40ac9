// Queries of requests to support: the one of a user, who handles it, and who may be helped by whom.

import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ADMIN_LIKE_ROLES } from '#contract/identity/roles.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

/** Selects the request of a user that is open, or else the last one. */
function selectSupport(db: Queryable, userId: number) {
  return db
    .select({ id: conversations.id, archivedAt: conversations.archivedAt })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt)))
    .orderBy(sql`${conversations.archivedAt} is null desc`, desc(conversations.id))
    .limit(1);
}

/** Returns the request of a user that is open, or else the last one; null before the first. */
export async function findSupport(db: Queryable, userId: number): Promise<{ id: number; isOpen: boolean } | null> {
  const [found] = await selectSupport(db, userId);
  return found === undefined ? null : { id: found.id, isOpen: found.archivedAt === null };
}

/**
 * Returns the request of a user like `findSupport`, and locks it until the transaction ends, as it is then: who closes it waits, and who
 * has just closed it is waited for.
 */
export async function lockSupport(tx: Transaction, userId: number): Promise<{ id: number; isOpen: boolean } | null> {
  const [found] = await selectSupport(tx, userId).for('update');
  return found === undefined ? null : { id: found.id, isOpen: found.archivedAt === null };
}

/** Locks a user whose account was not deleted, so that only one request of theirs begins at a time; returns whether there is one. */
export async function lockSupported(tx: Transaction, userId: number): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.anonymisedAt)))
    .for('no key update');
  return found.length > 0;
}

export async function insertSupport(tx: Transaction, { userId, sid, at }: { userId: number; sid: string; at: Date }): Promise<number> {
  const [made] = await tx
    .insert(conversations)
    .values({ sid, type: 'customer-support', userId, lastMessageAt: at, createdAt: at })
    .returning({ id: conversations.id });
  return made?.id ?? 0;
}

/** Returns a message that somebody has sent before to the support of a user, also to a request that was closed since. */
export async function findSentToSupport(
  db: Queryable,
  { senderId, userId, localMessageId }: { senderId: number; userId: number; localMessageId: string },
): Promise<{ messageId: number; conversationId: number } | null> {
  const [found] = await db
    .select({ messageId: messages.id, conversationId: messages.conversationId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.senderId, senderId), eq(messages.localMessageId, localMessageId), eq(conversations.userId, userId)));
  return found ?? null;
}

/** Returns whether a user is a parent of a trip that an agent looks after. */
export async function isParentOfAgent(db: Queryable, { agentId, userId }: { agentId: number; userId: number }): Promise<boolean> {
  const ofStudent = db
    .select({ tripId: tripStudents.tripId })
    .from(tripStudents)
    .innerJoin(studentParents, eq(studentParents.studentId, tripStudents.studentId))
    .where(eq(studentParents.userId, userId));
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.agentId, agentId), sql`(${trips.parentId} = ${userId} or ${inArray(trips.id, ofStudent)})`))
    .limit(1);
  return found.length > 0;
}

/** Returns whether a user is one of the staff who handle requests, with an account in use. */
export async function isSupportStaff(db: Queryable, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(eq(users.id, userId), isNull(users.deactivatedAt), isNull(users.anonymisedAt), inArray(userRoles.role, [...ADMIN_LIKE_ROLES])),
    )
    .limit(1);
  return found.length > 0;
}

export async function updateAssignee(tx: Transaction, { id, assigneeId }: { id: number; assigneeId: number | null }): Promise<void> {
  await tx.update(conversations).set({ assigneeId }).where(eq(conversations.id, id));
}
