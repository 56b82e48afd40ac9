// Endpoints of the tokens of the chat and video clients.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { peerId } from './call.events.ts';

/** `YYYY-MM-DD HH:mm:ss` in UTC. */
const expiry = z.string();

export const readChatToken = endpoint({
  method: 'GET',
  path: '/api/conversations/twilio/token',
  access: 'conversations.token',
  summary: 'A token of the chat provider for the caller, and until when it is valid.',
  answer: z.object({ token: z.string(), expiry, provider: z.enum(['built-in', 'twilio']) }),
});

export const readVideoToken = endpoint({
  method: 'GET',
  path: '/api/conversations/video/token',
  access: 'conversations.token',
  summary:
    'A token of the video provider for the caller, and until when it is valid; for one call where it is named, and as one device of the caller in it.',
  query: z.object({ callId: id.optional(), peerId: peerId.optional() }),
  refusals: ['callOver', 'notInCall'],
  answer: z.object({
    token: z.string(),
    expiry,
    provider: z.enum(['built-in', 'twilio', 'livekit']),
    /** The provider's address; empty for the built-in one. */
    url: z.string(),
    /** Servers that help browsers to reach each other. */
    iceServers: z.array(z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() })),
  }),
});
