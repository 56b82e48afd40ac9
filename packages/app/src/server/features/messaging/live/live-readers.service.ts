// Which connections of this process hear of a conversation.

import type { Queryable } from '#server/db/database.ts';
import { whereReadableConversations } from '#server/features/messaging/conversations/conversation-scope.queries.ts';
import type { LiveSocket, LiveSockets } from '#server/platform/realtime/feature.ts';
import { toUserRoom } from '#server/platform/realtime/sockets.ts';
import { isConversation, listParticipantIds } from './live-messages.queries.ts';

/** Returns the room of the connections that have a conversation open. */
export const toConversationRoom = (conversationId: number) => `conversation:${conversationId}`;

/** Returns whether the user of a connection can read a conversation now. */
export function canRead(db: Queryable, socket: Pick<LiveSocket, 'caller' | 'granted'>, conversationId: number): Promise<boolean> {
  return isConversation(db, conversationId, whereReadableConversations(socket));
}

/**
 * Returns the connections that hear of a conversation: all of its participants, and those of staff who have it open. A connection that has
 * it open but can't read it any more leaves its room.
 */
export async function listReaders({ app: { db }, ...live }: LiveSockets, conversationId: number): Promise<LiveSocket[]> {
  const readers = new Map<string, LiveSocket>();
  for (const userId of await listParticipantIds(db, conversationId)) {
    for (const socket of live.inRoom(toUserRoom(userId))) readers.set(socket.id, socket);
  }
  const room = toConversationRoom(conversationId);
  for (const socket of [...live.inRoom(room)]) {
    if (readers.has(socket.id)) continue;
    if (await canRead(db, socket, conversationId)) readers.set(socket.id, socket);
    else await socket.leave(room);
  }
  return [...readers.values()];
}
