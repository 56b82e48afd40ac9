// Queries of video calls.

import { and, asc, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { callPeers, calls, userBlocks } from '#server/db/schema/messaging.ts';
import { hasBlock } from '../conversations/conversation-facts.queries.ts';
import { whereParticipating } from '../conversations/conversation-scope.queries.ts';

export type CallRow = typeof calls.$inferSelect;

export async function insertCall(
  tx: Transaction,
  { conversationId, startedBy, at }: { conversationId: number; startedBy: number; at: Date },
): Promise<CallRow> {
  const [made] = await tx.insert(calls).values({ conversationId, startedBy, startedAt: at, lastPresentAt: at }).returning();
  return made as CallRow;
}

export async function findCallRow(db: Queryable, id: number): Promise<CallRow | null> {
  const [found] = await db.select().from(calls).where(eq(calls.id, id));
  return found ?? null;
}

/** Locks a call until the transaction ends. */
export async function lockCallRow(tx: Transaction, id: number): Promise<CallRow | null> {
  const [found] = await tx.select().from(calls).where(eq(calls.id, id)).for('update');
  return found ?? null;
}

/** Returns the call of a conversation that is on. */
export async function findOpenCall(db: Queryable, conversationId: number): Promise<CallRow | null> {
  const [found] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.conversationId, conversationId), isNull(calls.endedAt)));
  return found ?? null;
}

/** Returns the calls that are on in the conversations of a user, the newest one last. */
export async function listOpenCallsOf(db: Queryable, userId: number): Promise<CallRow[]> {
  const rows = await db
    .select({ call: calls })
    .from(calls)
    .innerJoin(conversations, eq(conversations.id, calls.conversationId))
    .where(and(isNull(calls.endedAt), isNull(conversations.deletedAt), whereParticipating(userId)))
    .orderBy(asc(calls.id));
  return rows.map(({ call }) => call);
}

const isEmpty = (db: Queryable) => notExists(db.select({ id: callPeers.id }).from(callPeers).where(eq(callPeers.callId, calls.id)));

/** Returns calls that are on, and in which nobody has been since a moment. */
export async function listEmptyCalls(db: Queryable, since: Date): Promise<number[]> {
  const rows = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(isNull(calls.endedAt), lt(calls.lastPresentAt, since), isEmpty(db)))
    .orderBy(asc(calls.id));
  return rows.map(({ id }) => id);
}

export async function updatePresent(tx: Queryable, id: number, at: Date): Promise<void> {
  await tx.update(calls).set({ lastPresentAt: at }).where(eq(calls.id, id));
}

/** Ends a call; false if it had ended before. */
export async function updateEnded(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const ended = await tx
    .update(calls)
    .set({ endedAt: at })
    .where(and(eq(calls.id, id), isNull(calls.endedAt)))
    .returning({ id: calls.id });
  return ended.length > 0;
}

/** Returns whether those in a call can't talk any more: its conversation was deleted, or one of them has blocked another. */
export async function isForbidden(db: Queryable, { id, conversationId }: CallRow): Promise<boolean> {
  const present = sql`(select ${callPeers.userId} from ${callPeers} where ${callPeers.callId} = ${id})`;
  const isPairPresent = sql`${userBlocks.userId} in ${present} and ${userBlocks.blockedId} in ${present}`;
  const [found] = await db
    .select({ isBlocked: hasBlock(isPairPresent).mapWith(Boolean), deletedAt: conversations.deletedAt })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  return found === undefined || found.isBlocked || found.deletedAt !== null;
}
