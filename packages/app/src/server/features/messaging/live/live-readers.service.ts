// Which connections of this process hear of a conversation.

import { ADMIN_LIKE_ROLES } from '#contract/identity/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { whereReadableConversations } from '#server/features/messaging/conversations/conversation-scope.queries.ts';
import { recordStaffRead } from '#server/features/messaging/conversations/record-read.service.ts';
import type { LiveSocket, LiveSockets } from '#server/platform/realtime/feature.ts';
import { toRoleRoom, toUserRoom } from '#server/platform/realtime/sockets.ts';
import { findMatches, isConversation, listParticipantIds } from './live-messages.queries.ts';

/** Returns the room of the connections that have a conversation open. */
export const toConversationRoom = (conversationId: number) => `conversation:${conversationId}`;

/** Returns whether the user of a connection can read a conversation now. */
export function canRead(db: Queryable, socket: Pick<LiveSocket, 'caller' | 'granted'>, conversationId: number): Promise<boolean> {
  return isConversation(db, conversationId, whereReadableConversations(socket));
}

/** A connection that hears of a conversation, and whether its user takes part in it. */
interface LiveReader {
  readonly socket: LiveSocket;
  readonly isParticipant: boolean;
}

async function findReaders({ app: { db }, ...live }: LiveSockets, conversationId: number): Promise<LiveReader[]> {
  const readers = new Map<string, LiveReader>();
  for (const userId of await listParticipantIds(db, conversationId)) {
    for (const socket of live.inRoom(toUserRoom(userId))) readers.set(socket.id, { socket, isParticipant: true });
  }
  const room = toConversationRoom(conversationId);
  for (const socket of [...live.inRoom(room)]) {
    if (readers.has(socket.id)) continue;
    if (await canRead(db, socket, conversationId)) readers.set(socket.id, { socket, isParticipant: false });
    else await socket.leave(room);
  }
  return [...readers.values()];
}

/**
 * Returns the connections that hear of a conversation: all of its participants, and those of staff who have it open. A connection that has
 * it open but can't read it any more leaves its room.
 */
export async function listReaders(live: LiveSockets, conversationId: number): Promise<LiveSocket[]> {
  return (await findReaders(live, conversationId)).map(({ socket }) => socket);
}

/** The day on which the reading of a conversation was last recorded for a connection. */
const recordedDays = new WeakMap<LiveSocket['caller'], Map<number, string>>();

/** Returns the connections that hear of a conversation, and records once a day who of staff reads its messages without taking part. */
export async function listRecordedReaders(live: LiveSockets, conversationId: number): Promise<LiveSocket[]> {
  const { app } = live;
  const readers = await findReaders(live, conversationId);
  const today = app.clock.today();
  for (const { socket, isParticipant } of readers) {
    const { caller } = socket;
    const days = recordedDays.get(caller) ?? new Map<number, string>();
    if ((isParticipant && caller.viewerId === null) || days.get(conversationId) === today) continue;
    try {
      await recordStaffRead({ app, db: app.db, caller }, { id: conversationId, isParticipant });
      recordedDays.set(caller, days.set(conversationId, today));
    } catch (error) {
      // Everybody hears of the message nevertheless; the next one is recorded.
      app.log.error({ err: error, conversationId }, 'who reads a conversation could not be recorded');
    }
  }
  return readers.map(({ socket }) => socket);
}

/** Returns the connections whose users can read a conversation now, in one query for those who can't read all. */
async function filterReaders(db: Queryable, conversationId: number, sockets: readonly LiveSocket[]): Promise<LiveSocket[]> {
  const limited = sockets.filter((socket) => socket.granted('conversations.read')?.all !== true);
  const users = [...new Map(limited.map((socket) => [socket.caller.id, socket])).values()];
  const matches = await findMatches(db, conversationId, users.map(whereReadableConversations));
  const excluded = new Set(users.flatMap(({ caller }, index) => (matches[index] === true ? [] : [caller.id])));
  return sockets.filter(({ caller }) => !excluded.has(caller.id));
}

/** Tells staff who can read a conversation, but don't hear of it otherwise, that it is to be shown anew in their lists. */
export async function tellOtherStaff(live: LiveSockets, conversationId: number, told: readonly LiveSocket[]): Promise<void> {
  const known = new Set(told.map(({ id }) => id));
  const staff = ADMIN_LIKE_ROLES.flatMap((role) => [...live.inRoom(toRoleRoom(role))]).filter(({ id }) => !known.has(id));
  const others = [...new Map(staff.map((socket) => [socket.id, socket])).values()];
  for (const socket of await filterReaders(live.app.db, conversationId, others)) socket.emit('conversation.updated', { conversationId });
}
