// The endpoint that exports a conversation.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id, timezone } from '#contract/platform/validation/fields.ts';

export const exportConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/pdf',
  access: 'conversations.read',
  summary: 'A conversation as a PDF, with what the caller may see of it.',
  params: z.object({ id }),
  query: z.object({ timezone: timezone.optional() }),
  answer: z.unknown(),
  bytes: ['application/pdf'],
  limit: 'search',
});
