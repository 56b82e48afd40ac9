// Endpoints of the video calls of a conversation.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { call } from './call.shapes.ts';
import { meeting } from './meeting.shapes.ts';
import { localMessageId, message } from './message.shapes.ts';

export const startCall = endpoint({
  method: 'POST',
  path: '/api/conversations/messages/video-calling',
  access: 'calls.start',
  summary: 'Starts a video call in a conversation, or answers the one that is on, and invites everybody there by a message.',
  body: z.object({ conversationId: id, localMessageId: localMessageId.optional() }),
  answer: z.object({ call, message: message.nullable() }),
  refusals: ['conversationClosed', 'notJoined'],
});

export const readCall = endpoint({
  method: 'GET',
  path: '/api/conversations/calls/{id}',
  access: 'calls.start',
  summary: 'A video call of one of the caller’s conversations.',
  params: z.object({ id }),
  answer: call,
});

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/conversations/calls',
  access: 'calls.start',
  summary: 'The calls of the caller that are on, and the meetings to come.',
  answer: z.object({ calls: z.array(call), meetings: z.array(meeting) }),
});
