// Endpoints of messages: reading, sending, withdrawing, and what of them was seen.

import * as z from 'zod';
import { MESSAGES_PAGE_SIZE } from '#contract/platform/constants.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { conversationIdOfMessage, message, newMessageFields } from './message.shapes.ts';

const params = z.object({ id });
const sequence = z.coerce.number().int().nonnegative();

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/messages',
  access: 'conversations.read',
  summary: 'Messages of a conversation, oldest first, 20 at a time: the newest, those before a sequence, or those after one.',
  query: z.object({
    conversationId: id,
    before: sequence.optional(),
    after: sequence.optional(),
    perPage: z.coerce.number().int().min(1).max(100).default(MESSAGES_PAGE_SIZE),
  }),
  answer: z.object({
    data: z.array(message),
    /** Whether there are older ones, or newer ones when asked for those after a sequence. */
    hasMore: z.boolean(),
    /** The sequence of the newest message of the conversation. Sequences that the reader may not see are left out of `data`. */
    lastSequence: z.int(),
  }),
});

export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/search',
  access: 'conversations.read',
  summary: 'The messages of a conversation that contain some words, newest first.',
  params,
  query: z.object({ search: z.string().trim().min(1).max(200) }),
  answer: z.object({ data: z.array(message) }),
  limit: 'search',
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/messages/sending',
  access: 'messages.send',
  summary: 'Sends a message. Sent again with the same `local_message_id`, it is the same message.',
  body: z.object({ conversationId: conversationIdOfMessage, ...newMessageFields }),
  answer: message,
  refusals: ['conversationClosed', 'notJoined', 'contactDetailsHeld', 'attachmentInUse', 'messageIdTaken'],
});

export const withdrawMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/messages/{id}/withdraw',
  access: 'messages.send',
  summary: 'Takes an own message back, within five minutes; the others see that there was one.',
  params,
  answer: message,
  refusals: ['withdrawalOver'],
});

const seen = z.object({
  lastSeenMessages: z.array(z.object({ seenBy: id, messageId: id })),
  /** The unread conversations of the caller. */
  unreadTotal: z.int(),
});

/** Opening a thread, and reading on. */
export const markSeen = endpoint({
  method: 'POST',
  path: '/api/conversations/messages/seen',
  access: 'messages.send',
  summary: 'Records the last message that the caller has seen. An older one than recorded changes nothing.',
  body: z.object({
    /** The caller; another user is refused. */
    userId: id.optional(),
    conversationId: id,
    messageId: id,
  }),
  answer: seen,
});

export const markUnread = endpoint({
  method: 'POST',
  path: '/api/conversations/mark-as-unread',
  access: 'messages.send',
  summary: 'Makes a conversation unread for the caller, from the newest message of somebody else on.',
  body: z.object({ userId: id.optional(), conversationId: id }),
  answer: seen,
});
