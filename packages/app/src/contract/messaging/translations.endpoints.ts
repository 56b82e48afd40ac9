// The endpoint that translates messages.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id, locale } from '#contract/platform/validation/fields.ts';

export const translateMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/messages/translate',
  access: 'conversations.read',
  summary: 'A message in another language; each language is asked of the provider once.',
  body: z.object({ messageId: id, target: locale.optional() }),
  answer: z.object({ messageId: id, target: locale, source: z.string().nullable(), text: z.string() }),
  refusals: ['translationUnavailable'],
  limit: 'search',
});
