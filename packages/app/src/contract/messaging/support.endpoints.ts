// Endpoints of customer support: a user's request, and how staff handle it.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id, instant, line } from '#contract/platform/validation/fields.ts';
import { conversation } from './conversation.shapes.ts';
import { message, newMessageFields } from './message.shapes.ts';

const params = z.object({ id });
const found = z.object({ conversation: conversation.nullable() });

export const readSupportConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/support-message',
  access: 'support.read',
  summary: 'The caller’s own request to support: the open one, or else the last one; null before the first message.',
  answer: found,
});

export const readSupportOfUser = endpoint({
  method: 'GET',
  path: '/api/conversations/support-message/user/{userId}',
  access: 'support.read',
  summary: 'The request to support of a user, for staff; everybody else only their own.',
  params: z.object({ userId: id }),
  answer: found,
});

export const sendSupportMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/support-message',
  access: 'support.write',
  summary:
    'Writes to support; the first message begins a request, and so does one after the last was closed. Staff name a user to write to.',
  body: z.object({ userId: id.optional(), ...newMessageFields }),
  answer: z.object({ conversation, message }),
  refusals: ['notJoined', 'messageIdTaken', 'attachmentInUse'],
});

export const assignSupport = endpoint({
  method: 'PATCH',
  path: '/api/conversations/{id}/support',
  access: 'support.handle',
  summary: 'Assigns a request to one of the staff, or to nobody. Refused when somebody else has been assigned since it was read.',
  params,
  body: z.object({ assigneeId: id.nullable(), previousAssigneeId: id.nullable() }),
  answer: conversation,
  refusals: ['changedMeanwhile'],
});

const note = z.object({ id, author: z.string(), authorId: id.nullable(), text: z.string(), createdAt: instant, afterSequence: z.int() });

export type ConversationNote = z.output<typeof note>;

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/notes',
  access: 'support.handle',
  summary: 'The internal notes of staff on a conversation, oldest first.',
  params,
  answer: z.object({ data: z.array(note) }),
});

export const addNote = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/notes',
  access: 'support.handle',
  summary: 'Adds an internal note that only staff read.',
  params,
  body: z.object({ text: line(4000) }),
  answer: note,
});
