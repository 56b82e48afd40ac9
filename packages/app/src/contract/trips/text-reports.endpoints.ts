// The endpoint at which the service for text messages reports whether they arrived.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { CONTACT_STATES } from './unanswered.shapes.ts';

export const receiveTextReport = endpoint({
  method: 'POST',
  path: '/api/text-messages/{id}/reports',
  access: 'public',
  summary: 'Takes a report on a text message, as a form signed by Twilio; a message that has arrived, or could not, stays so.',
  signed: true,
  large: { mediaType: 'application/x-www-form-urlencoded', maxMb: 1 },
  params: z.object({ id }),
  answer: z.object({ state: z.enum(CONTACT_STATES) }),
  refusals: ['signatureWrong'],
});
