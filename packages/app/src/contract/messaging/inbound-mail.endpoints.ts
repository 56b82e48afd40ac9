// The endpoint at which a mail service hands over answers by email.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { INBOUND_OUTCOMES } from './inbound-mail.shapes.ts';

export const receiveInboundMail = endpoint({
  method: 'POST',
  path: '/api/conversations/inbound-mail',
  access: 'public',
  summary: 'Takes an answer by email, signed by the mail service: as it was sent (`message/rfc822`), or as JSON `{"raw": "…"}`.',
  signed: true,
  large: { mediaType: 'message/rfc822', maxMb: 15 },
  answer: z.object({ outcome: z.enum(INBOUND_OUTCOMES) }),
  refusals: ['signatureWrong'],
});
