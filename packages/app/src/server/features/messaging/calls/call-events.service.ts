// What clients send over the live channel about calls: joining, leaving, their state, and signals to each other.

import { type CallPeer, type CallSignal, MAX_CALL_PEERS, PEER_RETURN_MS } from '#contract/messaging/call.events.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import type { SocketCall } from '#server/platform/realtime/feature.ts';
import { lockReadableConversation } from '../conversations/conversation-access.service.ts';
import { loadPeers } from './call.records.ts';
import {
  countPeers,
  findPair,
  insertPeer,
  listPeers,
  type PeerRow,
  updateDisconnected,
  updatePeerState,
  updateReturned,
} from './call-peers.queries.ts';
import { removePeers } from './call-presence.service.ts';
import { findCallRow, lockCallRow, updatePresent } from './calls.queries.ts';
import type {} from './events.ts';
import { keepSeen, stopSeen } from './seen-peers.ts';

const ROOM_PREFIX = 'call:';

/** How long a device may be away from its call, in milliseconds; tests make it short. */
export const returnTime = { ms: PEER_RETURN_MS };

/** Returns the room of the connections in a call. */
export const toCallRoom = (callId: number) => `${ROOM_PREFIX}${callId}`;

/** Refuses whoever does not take part in the conversation of a call, and a call that is over. The conversation is locked. */
async function assertJoinable(tx: Transaction, call: SocketCall, callId: number): Promise<void> {
  const known = await findCallRow(tx, callId);
  if (known === null) throw notFound();
  const { isParticipant, closedReason } = await lockReadableConversation(tx, call, known.conversationId);
  if (!isParticipant) throw notFound();
  if (closedReason !== null) throw new AppError('conversationClosed', { values: { reason: closedReason } });
  const row = await lockCallRow(tx, callId);
  if (row === null || row.endedAt !== null) throw new AppError('callOver');
}

/** Adds a device to a call, in the place of those of the user whose connection is broken. */
async function addPeer(tx: Transaction, { app, caller, socketId }: SocketCall, callId: number): Promise<PeerRow> {
  await removePeers(tx, app, { socketId });
  await removePeers(tx, app, { userId: caller.id, callId, isBroken: true });
  if ((await countPeers(tx, callId)) >= MAX_CALL_PEERS) throw new AppError('callFull');
  const peer = await insertPeer(tx, { id: socketId, callId, userId: caller.id, at: app.clock.now() });
  await publishEvent(tx, { kind: 'call.peer', callId, peerId: peer.id, change: 'joined' });
  return peer;
}

/** Takes the device of a connection that is gone out of its call, unless it joins again with another connection in time. */
async function expectReturn({ app, socketId, log }: SocketCall): Promise<void> {
  stopSeen(app, socketId);
  await updateDisconnected(app.db, socketId, app.clock.now());
  const remove = async () => {
    try {
      await app.db.transaction((tx) => removePeers(tx, app, { goneSocketId: socketId }));
    } catch (error) {
      // The sweep does it later.
      log.warn({ err: error }, 'a device could not be taken out of its call');
    }
  };
  setTimeout(() => void remove(), returnTime.ms).unref();
}

/** Makes a connection one of a call: as a new device, or as the one that it was before its connection broke. */
export async function joinCall(
  call: SocketCall,
  { callId, peerId }: { callId: number; peerId?: string | undefined },
): Promise<{ peerId: string; peers: CallPeer[] }> {
  const { app, db, caller, socketId, locale } = call;
  const room = toCallRoom(callId);
  const wasIn = call.rooms.has(room);
  // Before anybody is told, so that nothing is missed.
  await call.join(room);
  try {
    const { own, others } = await db.transaction(async (tx) => {
      await assertJoinable(tx, call, callId);
      const at = app.clock.now();
      const known = peerId ?? (wasIn ? socketId : undefined);
      const returned = known === undefined ? null : await updateReturned(tx, { id: known, callId, userId: caller.id, socketId, at });
      const peer = returned ?? (await addPeer(tx, call, callId));
      await updatePresent(tx, callId, at);
      return { own: peer, others: (await listPeers(tx, callId)).filter(({ id }) => id !== peer.id) };
    });
    keepSeen(app, socketId);
    if (!call.isConnected()) {
      // Its end was handled before there was a device to take out.
      await call.leave(room);
      await expectReturn(call);
    }
    return { peerId: own.id, peers: (await loadPeers(db, others))(locale) };
  } catch (error) {
    await call.leave(room);
    throw error;
  }
}

/** Hands a signal to one device of the same call, in whatever process it is connected to. */
export async function sendSignal(
  call: SocketCall,
  { callId, to, signal }: { callId: number; to: string; signal: CallSignal },
): Promise<object> {
  const { caller, socketId } = call;
  const { own, other } = await findPair(call.db, { callId, socketId, peerId: to });
  if (own === null || other === null) throw new AppError('notInCall');
  const from = { peerId: own.id, userId: caller.id, firstName: caller.account.firstName };
  call.toRoom(other.socketId).emit('call.signal', { callId, from, signal });
  return {};
}

/** Tells the others that a device is muted, or that its camera is off. */
export async function changePeerState(
  { app, socketId }: SocketCall,
  { callId, muted, cameraOff }: { callId: number; muted: boolean; cameraOff: boolean },
): Promise<object> {
  await app.db.transaction(async (tx) => {
    const peer = await updatePeerState(tx, { callId, socketId, muted, cameraOff });
    if (peer === null) throw new AppError('notInCall');
    await publishEvent(tx, { kind: 'call.peer', callId, peerId: peer.id, change: 'changed' });
  });
  return {};
}

export async function leaveCall(call: SocketCall, { callId }: { callId: number }): Promise<object> {
  const { app, socketId } = call;
  await call.leave(toCallRoom(callId));
  stopSeen(app, socketId);
  await app.db.transaction((tx) => removePeers(tx, app, { socketId, callId }));
  return {};
}

/** Takes the device of a connection that has ended out of its call, unless it comes back. */
export async function handleDisconnect(call: SocketCall): Promise<void> {
  if ([...call.rooms].some((room) => room.startsWith(ROOM_PREFIX))) await expectReturn(call);
}
