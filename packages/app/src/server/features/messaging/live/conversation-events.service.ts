// What clients send over the live channel about conversations: which one is open, and that somebody types.

import { getReadableConversation } from '#server/features/messaging/conversations/conversation-access.service.ts';
import { recordStaffRead } from '#server/features/messaging/conversations/record-read.service.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { SocketCall } from '#server/platform/realtime/feature.ts';
import { toUserRoom } from '#server/platform/realtime/sockets.ts';
import { listParticipantIds } from './live-messages.queries.ts';
import { canRead, toConversationRoom } from './live-readers.service.ts';

/** Lets a connection hear of everything in a conversation; returns how far its messages go. */
export async function openConversation(
  call: SocketCall,
  { conversationId }: { conversationId: number },
): Promise<{ lastSequence: number }> {
  await getReadableConversation(call, call.db, conversationId);
  const room = toConversationRoom(conversationId);
  await call.join(room);
  // Who was taken out before the connection had joined the room was not made to leave it.
  if (!(await canRead(call.db, call, conversationId))) {
    await call.leave(room);
    throw notFound();
  }
  // Read after joining: whatever comes later is sent to the connection.
  const conversation = await getReadableConversation(call, call.db, conversationId);
  await recordStaffRead(call, conversation);
  return { lastSequence: conversation.lastSequence };
}

export async function closeConversation(call: SocketCall, { conversationId }: { conversationId: number }): Promise<object> {
  await call.leave(toConversationRoom(conversationId));
  return {};
}

/** Milliseconds between two notices of a connection that are told to others. */
const TYPING_APART = 1000;
const lastTyping = new WeakMap<SocketCall, { conversationId: number; at: number }>();

/** Returns whether a connection says too soon again that its user is typing in the same conversation. */
function isTooSoon(call: SocketCall, conversationId: number): boolean {
  const now = call.app.clock.now().getTime();
  const last = lastTyping.get(call);
  if (last?.conversationId === conversationId && now - last.at < TYPING_APART) return true;
  lastTyping.set(call, { conversationId, at: now });
  return false;
}

/** Tells the others in a conversation that a participant types, or has stopped. */
export async function announceTyping(
  call: SocketCall,
  { conversationId, isTyping }: { conversationId: number; isTyping: boolean },
): Promise<object> {
  if (isTyping && isTooSoon(call, conversationId)) return {};
  if (!isTyping) lastTyping.delete(call);
  const { isParticipant, closedReason } = await getReadableConversation(call, call.db, conversationId);
  if (!isParticipant) throw new AppError('notJoined');
  if (closedReason !== null) throw new AppError('conversationClosed', { values: { reason: closedReason } });
  const { id: userId, account } = call.caller;
  const notice = { conversationId, userId, firstName: account.firstName, isTyping };
  const others = (await listParticipantIds(call.db, conversationId)).filter((id) => id !== userId);
  for (const room of [toConversationRoom(conversationId), ...others.map(toUserRoom)]) call.toRoom(room).emit('typing', notice);
  return {};
}
