// Queries of the devices in video calls.

import { and, asc, count, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { callPeers, calls } from '#server/db/schema/messaging.ts';

export type PeerRow = typeof callPeers.$inferSelect;

export async function listPeers(db: Queryable, callId: number): Promise<PeerRow[]> {
  return db.select().from(callPeers).where(eq(callPeers.callId, callId)).orderBy(asc(callPeers.joinedAt), asc(callPeers.id));
}

export async function findPeer(db: Queryable, id: string): Promise<PeerRow | null> {
  const [found] = await db.select().from(callPeers).where(eq(callPeers.id, id));
  return found ?? null;
}

export async function countPeers(db: Queryable, callId: number): Promise<number> {
  const [found] = await db.select({ count: count() }).from(callPeers).where(eq(callPeers.callId, callId));
  return found?.count ?? 0;
}

export async function insertPeer(
  tx: Transaction,
  { id, callId, userId, at }: { id: string; callId: number; userId: number; at: Date },
): Promise<PeerRow> {
  const [made] = await tx.insert(callPeers).values({ id, callId, userId, socketId: id, joinedAt: at, seenAt: at }).returning();
  return made as PeerRow;
}

/** Gives a device of a user its new connection; null if there is no such device in the call. */
export async function updateReturned(
  tx: Transaction,
  { id, callId, userId, socketId, at }: { id: string; callId: number; userId: number; socketId: string; at: Date },
): Promise<PeerRow | null> {
  const [changed] = await tx
    .update(callPeers)
    .set({ socketId, seenAt: at, leftAt: null })
    .where(and(eq(callPeers.id, id), eq(callPeers.callId, callId), eq(callPeers.userId, userId)))
    .returning();
  return changed ?? null;
}

export async function updatePeerState(
  tx: Transaction,
  { callId, socketId, ...state }: { callId: number; socketId: string; muted: boolean; cameraOff: boolean },
): Promise<PeerRow | null> {
  const isOwn = and(eq(callPeers.callId, callId), eq(callPeers.socketId, socketId));
  const [changed] = await tx.update(callPeers).set(state).where(isOwn).returning();
  return changed ?? null;
}

/** Records that devices are there. */
export async function updateSeen(db: Queryable, socketIds: readonly string[], at: Date): Promise<void> {
  const seen = await db
    .update(callPeers)
    .set({ seenAt: at })
    .where(inArray(callPeers.socketId, [...socketIds]))
    .returning({ callId: callPeers.callId });
  const ids = [...new Set(seen.map(({ callId }) => callId))];
  if (ids.length > 0) await db.update(calls).set({ lastPresentAt: at }).where(inArray(calls.id, ids));
}

/** Records that the connection of devices is broken. */
export async function updateDisconnected(db: Queryable, socketId: string, at: Date): Promise<void> {
  await db.update(callPeers).set({ leftAt: at }).where(eq(callPeers.socketId, socketId));
}

/** Which devices leave a call. */
export type Leaving =
  | { readonly socketId: string; readonly callId?: number }
  /** Only if it has not come back. */
  | { readonly goneSocketId: string }
  /** The devices of a user in a call: all, or those whose connection is broken. */
  | { readonly userId: number; readonly callId: number; readonly isBroken?: true }
  | { readonly callId: number }
  | { readonly unseenSince: Date; readonly brokenSince: Date };

function whereLeaving(leaving: Leaving) {
  if ('goneSocketId' in leaving) return and(eq(callPeers.socketId, leaving.goneSocketId), isNotNull(callPeers.leftAt));
  if ('unseenSince' in leaving) return or(lt(callPeers.seenAt, leaving.unseenSince), lt(callPeers.leftAt, leaving.brokenSince));
  const isOfCall = leaving.callId === undefined ? undefined : eq(callPeers.callId, leaving.callId);
  if ('socketId' in leaving) return and(eq(callPeers.socketId, leaving.socketId), isOfCall);
  if (!('userId' in leaving)) return isOfCall;
  return and(isOfCall, eq(callPeers.userId, leaving.userId), leaving.isBroken === true ? isNotNull(callPeers.leftAt) : undefined);
}

/** Returns the calls that devices leave, in the order in which they have to be locked. */
export async function listCallsToLeave(db: Queryable, leaving: Leaving): Promise<number[]> {
  const rows = await db
    .selectDistinct({ callId: callPeers.callId })
    .from(callPeers)
    .where(whereLeaving(leaving))
    .orderBy(asc(callPeers.callId));
  return rows.map(({ callId }) => callId);
}

/** Deletes devices that leave; returns them. */
export function deletePeers(tx: Transaction, leaving: Leaving): Promise<PeerRow[]> {
  return tx.delete(callPeers).where(whereLeaving(leaving)).returning();
}

/** Returns the device with a connection in a call, and another one there; each null if it is not in it. */
export async function findPair(
  db: Queryable,
  { callId, socketId, peerId }: { callId: number; socketId: string; peerId: string },
): Promise<{ own: PeerRow | null; other: PeerRow | null }> {
  const rows = await db
    .select()
    .from(callPeers)
    .where(and(eq(callPeers.callId, callId), or(eq(callPeers.socketId, socketId), eq(callPeers.id, peerId))));
  return {
    own: rows.find((row) => row.socketId === socketId) ?? null,
    other: rows.find((row) => row.id === peerId && row.socketId !== socketId) ?? null,
  };
}
