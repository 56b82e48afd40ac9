// Messaging on the live channel: what clients send, and what becomes of what the processes publish.

import * as z from 'zod';
// The compiler's parallel checkers only see a file's additions to the maps where the file is imported.
import type {} from '#contract/messaging/realtime.events.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { defineClientEvent, type LiveSockets, type RealtimeFeature } from '#server/platform/realtime/feature.ts';
import { toUserRoom } from '#server/platform/realtime/sockets.ts';
import { announceTyping, closeConversation, openConversation } from './conversation-events.service.ts';
import type {} from './events.ts';
import { canRead, listReaders, tellOtherStaff, toConversationRoom } from './live-readers.service.ts';
import { relayAddedMessage, relayChangedMessage } from './relay-messages.service.ts';

const ofConversation = z.object({ conversationId: id });

/** Tells everybody that somebody has joined or was taken out, who then hears nothing of the conversation any more. */
async function relayParticipants(
  live: LiveSockets,
  { conversationId, userId, isIn }: { conversationId: number; userId: number; isIn: boolean },
): Promise<void> {
  const own = [...live.inRoom(toUserRoom(userId))];
  if (!isIn) {
    for (const socket of own) {
      if (!(await canRead(live.app.db, socket, conversationId))) await socket.leave(toConversationRoom(conversationId));
    }
  }
  const told = new Map([...own, ...(await listReaders(live, conversationId))].map((socket) => [socket.id, socket]));
  for (const socket of told.values()) socket.emit('conversation.participants', { conversationId, userId, isIn });
}

export const messageEvents: RealtimeFeature = {
  events: {
    'conversation.open': defineClientEvent({
      access: 'conversations.read',
      whileViewing: true,
      payload: ofConversation,
      handle: openConversation,
    }),
    'conversation.close': defineClientEvent({
      access: 'conversations.read',
      whileViewing: true,
      payload: ofConversation,
      handle: closeConversation,
    }),
    typing: defineClientEvent({
      access: 'messages.send',
      payload: ofConversation.extend({ isTyping: z.boolean() }),
      handle: announceTyping,
    }),
  },
  relays: {
    'message.added': relayAddedMessage,
    'message.changed': relayChangedMessage,
    'message.seen': async (live, { conversationId, userId, messageId }) => {
      if (messageId === null) return;
      for (const socket of await listReaders(live, conversationId)) socket.emit('seen', { conversationId, userId, messageId });
    },
    'conversation.changed': async (live, { conversationId }) => {
      const readers = await listReaders(live, conversationId);
      for (const socket of readers) socket.emit('conversation.changed', { conversationId });
      await tellOtherStaff(live, conversationId, readers);
    },
    'conversation.noted': async (live, { conversationId, userId }) => {
      for (const socket of await listReaders(live, conversationId)) {
        const isForThem = socket.granted('support.handle') !== null && socket.caller.id !== userId;
        if (isForThem) socket.emit('conversation.noted', { conversationId });
      }
    },
    'conversation.participants': relayParticipants,
    'conversation.own': async (live, { conversationId, userId }) => {
      live.emitTo(toUserRoom(userId), 'conversation.own', { conversationId });
    },
  },
};
