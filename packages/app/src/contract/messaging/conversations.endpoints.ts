// Endpoints of conversations: their lists, reading one, and what a participant or staff do with it as a whole.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done, id, instant } from '#contract/platform/validation/fields.ts';
import { conversation, conversationPage, conversationsQuery, GROUP_NAME_LENGTH, sideQuery, unreadCounts } from './conversation.shapes.ts';

const params = z.object({ id });
const ofConversation = z.object({ conversationId: id });

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'conversations.read',
  summary: 'Conversations, the one with the newest message first: for staff all of their view, for everybody else their own.',
  query: conversationsQuery,
  answer: conversationPage,
});

export const listUnreadConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/unread',
  access: 'conversations.read',
  summary: 'The conversations that the caller has not read.',
  query: conversationsQuery,
  answer: conversationPage,
});

export const listArchivedConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/archive',
  access: 'conversations.read',
  summary: 'The conversations that the caller has archived, and closed requests to support.',
  query: conversationsQuery,
  answer: conversationPage,
});

export const readUnreadCounts = endpoint({
  method: 'GET',
  path: '/api/conversations/unread-count',
  access: 'conversations.count',
  summary: 'How many conversations the lists of the caller hold, and which of them have unread ones.',
  query: z.object({ type: z.literal('all').default('all'), ...sideQuery }),
  answer: unreadCounts,
});

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}',
  access: 'conversations.read',
  summary: 'A conversation with its newest messages. Staff who read one that they have not joined are recorded.',
  params,
  query: z.object(sideQuery),
  answer: conversation,
});

export const findConversationBySid = endpoint({
  method: 'GET',
  path: '/api/conversations/sid',
  access: 'conversations.read',
  summary: 'The conversation with an id of the chat provider; or, given its own id, the conversation with that id.',
  query: z.object({ ...sideQuery, sid: z.string().max(100).optional(), conversationId: id.optional() }),
  answer: conversation,
});

export const joinConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/participant/join',
  access: 'conversations.join',
  summary: 'Makes staff a participant, so that they can write. A second call changes nothing.',
  query: ofConversation,
  answer: conversation,
  changes: true,
});

export const removeParticipant = endpoint({
  method: 'GET',
  path: '/api/conversations/remove',
  access: 'conversations.leave',
  summary: 'Takes a participant out, or the caller where no user is named. They are cut off at once.',
  query: ofConversation.extend({ userId: id.optional() }),
  answer: done,
  refusals: ['participantFixed'],
  changes: true,
});

export const archiveConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/archive/archived',
  access: 'conversations.archive',
  summary: 'Archives a conversation for the caller; a request to support is closed for everyone.',
  query: ofConversation,
  answer: conversation,
  changes: true,
});

export const unarchiveConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/archive/unarchived',
  access: 'conversations.archive',
  summary: 'Takes a conversation out of the archive of the caller; a closed request to support is open again.',
  query: ofConversation,
  answer: conversation,
  refusals: ['requestOpen'],
  changes: true,
});

export const deleteConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/delete',
  access: 'conversations.delete',
  summary: 'Hides a conversation from the caller until something new is written; an administrator deletes it for everyone.',
  query: ofConversation,
  answer: done,
  changes: true,
});

export const createGroupConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/groups',
  access: 'conversations.manage',
  summary: 'Begins the conversation of a group with the parents of its students; a group has one at most, and a second call answers it.',
  body: z.object({ groupId: id, name: z.string().trim().max(GROUP_NAME_LENGTH).default('') }),
  answer: conversation,
});

export const renameConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/{id}',
  access: 'conversations.manage',
  summary: 'Renames the conversation of a group; without a name it is called by the default one.',
  params,
  body: z.object({ name: z.string().trim().max(GROUP_NAME_LENGTH) }),
  answer: conversation,
});

export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/candidates',
  access: 'conversations.manage',
  summary: 'Whom staff can add: parents and families of the group’s trips, and colleagues.',
  params,
  query: z.object({ search: z.string().trim().max(100).optional() }),
  answer: z.object({ data: z.array(z.object({ id, name: z.string(), role: z.string() })) }),
});

export const addParticipant = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/participants',
  access: 'conversations.manage',
  summary: 'Adds somebody to a conversation. They read what was written before.',
  params,
  body: z.object({ userId: id }),
  answer: conversation,
  refusals: ['notACandidate'],
});

export const listConversationReaders = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/readers',
  access: 'conversations.audit',
  summary: 'Which staff have read a conversation without having joined it, and when.',
  params,
  answer: z.object({ data: z.array(z.object({ id, name: z.string(), firstAt: instant, lastAt: instant, days: z.int() })) }),
});

export const readResponseTime = endpoint({
  method: 'GET',
  path: '/api/conversations/response-time',
  access: 'conversations.responseTime',
  summary: 'The median minutes to the first reply of a family over 90 days; null for fewer than three.',
  query: z.object({ hostFamilyId: id }),
  answer: z.object({ responseTime: z.number().nullable() }),
});
