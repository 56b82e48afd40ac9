// Calls on the live channel: what clients send, and what becomes of what the processes publish.

import * as z from 'zod';
import { callSignal, peerId } from '#contract/messaging/call.events.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { defineClientEvent, type LiveSockets, type RealtimeFeature } from '#server/platform/realtime/feature.ts';
import { toUserRoom } from '#server/platform/realtime/sockets.ts';
// The compiler's parallel checkers only see a file's additions to the maps where the file is imported.
import type {} from '../live/events.ts';
import { findTitleFacts, listParticipantIds } from '../live/live-messages.queries.ts';
import { toReaderTitle } from '../live/reader-title.ts';
import { findSenders } from '../messages/messages.queries.ts';
import { loadPeers } from './call.records.ts';
import { changePeerState, handleDisconnect, joinCall, leaveCall, sendSignal, toCallRoom } from './call-events.service.ts';
import { findPeer } from './call-peers.queries.ts';
import { endCall, removePeers } from './call-presence.service.ts';
import { findOpenCall, isForbidden } from './calls.queries.ts';
import type {} from './events.ts';
import { stopSeen } from './seen-peers.ts';

const ofCall = z.object({ callId: id });
const access = 'calls.start';

/** Lets the others of a conversation know that somebody has started a call. */
async function ring(
  live: LiveSockets,
  { callId, conversationId, userId }: { callId: number; conversationId: number; userId: number },
): Promise<void> {
  const { db } = live.app;
  const others = (await listParticipantIds(db, conversationId)).filter((other) => other !== userId);
  const sockets = others.flatMap((other) => [...live.inRoom(toUserRoom(other))]);
  const facts = sockets.length === 0 ? null : await findTitleFacts(db, conversationId);
  if (facts === null) return;
  const firstName = (await findSenders(db, [userId])).get(userId)?.firstName ?? '';
  for (const socket of sockets) {
    socket.emit('call.ringing', { callId, conversationId, firstName, title: toReaderTitle(socket, facts) });
  }
}

async function relayPeer(
  live: LiveSockets,
  { callId, peerId: changed, change }: { callId: number; peerId: string; change: 'joined' | 'changed' | 'left' },
): Promise<void> {
  const room = toCallRoom(callId);
  if (change === 'left') return live.emitTo(room, 'call.peerLeft', { callId, peerId: changed });
  const others = [...live.inRoom(room)];
  const row = others.length === 0 ? null : await findPeer(live.app.db, changed);
  if (row === null) return;
  const toPeers = await loadPeers(live.app.db, [row]);
  for (const socket of others.filter((other) => other.id !== row.socketId)) {
    const [peer] = toPeers(socket.locale);
    if (peer !== undefined) socket.emit(change === 'joined' ? 'call.peerJoined' : 'call.peerChanged', { callId, peer });
  }
}

/** Closes a call for connections of this process. */
async function close(live: LiveSockets, callId: number, about: { reason: 'ended' | 'removed'; userId?: number }): Promise<void> {
  const { reason, userId } = about;
  for (const socket of [...live.inRoom(toCallRoom(callId))]) {
    if (userId !== undefined && socket.caller.id !== userId) continue;
    socket.emit('call.ended', { callId, reason });
    stopSeen(live.app, socket.id);
    await socket.leave(toCallRoom(callId));
  }
}

/** Throws somebody who was taken out of a conversation out of its call. */
async function throwOut(live: LiveSockets, { conversationId, userId }: { conversationId: number; userId: number }): Promise<void> {
  const { app } = live;
  const call = await findOpenCall(app.db, conversationId);
  if (call === null || (await listParticipantIds(app.db, conversationId)).includes(userId)) return;
  await close(live, call.id, { reason: 'removed', userId });
  await app.db.transaction((tx) => removePeers(tx, app, { userId, callId: call.id }));
}

/** Ends the call of a conversation in which nobody may talk any more. */
async function endForbidden({ app }: LiveSockets, conversationId: number): Promise<void> {
  const call = await findOpenCall(app.db, conversationId);
  if (call === null || !(await isForbidden(app.db, call))) return;
  await app.db.transaction((tx) => endCall(tx, app, call));
}

export const callEvents: RealtimeFeature = {
  events: {
    'call.join': defineClientEvent({ access, payload: ofCall.extend({ peerId: peerId.optional() }), handle: joinCall }),
    'call.signal': defineClientEvent({ access, payload: ofCall.extend({ to: peerId, signal: callSignal }), handle: sendSignal }),
    'call.state': defineClientEvent({
      access,
      payload: ofCall.extend({ muted: z.boolean(), cameraOff: z.boolean() }),
      handle: changePeerState,
    }),
    'call.leave': defineClientEvent({ access, payload: ofCall, handle: leaveCall }),
  },
  onDisconnect: handleDisconnect,
  relays: {
    'call.started': ring,
    'call.peer': relayPeer,
    'call.ended': (live, { callId }) => close(live, callId, { reason: 'ended' }),
    'conversation.participants': async (live, { isIn, ...about }) => {
      if (!isIn) await throwOut(live, about);
    },
    'conversation.changed': (live, { conversationId }) => endForbidden(live, conversationId),
  },
};
