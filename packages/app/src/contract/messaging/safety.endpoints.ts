// Endpoints with which people protect themselves: reporting a message or a person, and blocking.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { reportBody } from './report.shapes.ts';

export const reportMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/reports',
  access: 'messages.report',
  summary: 'Reports a message or a person to staff. Nobody in the conversation learns of it.',
  body: reportBody,
  answer: done,
  limit: 'send',
});

export const blockUser = endpoint({
  method: 'POST',
  path: '/api/conversations/blocks',
  access: 'messages.report',
  summary:
    'Blocks somebody of an own conversation, or unblocks them: while blocked nobody writes in what the two share, except with staff.',
  body: z.object({ conversationId: id, userId: id, isBlocked: z.boolean() }),
  answer: done,
  refusals: ['participantFixed'],
});
