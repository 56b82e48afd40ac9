// The settings of how people hear of messages when they are not there: answers by email, and push messages.

import * as z from 'zod';

const port = z.coerce.number('must be a port').int('must be a port').min(1, 'must be a port').max(65_535, 'must be a port');

export const messagingSettings = {
  MAIL_REPLY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain, such as reply.example.com')
    .optional()
    .describe(
      'The domain of the addresses by which people answer messages from their mail program. Its mail must reach the product: through INBOUND_MAIL_SECRET or INBOUND_SMTP_PORT. Without it emails about messages can’t be answered.',
    ),
  INBOUND_MAIL_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'The key with which a mail service signs the emails that it hands over at /api/conversations/inbound-mail: as JSON {"raw": "…"}, with the header X-Inbound-Signature: t=<seconds>,v1=<HMAC-SHA-256 of "<seconds>.<body>" in hex>.',
    ),
  INBOUND_SMTP_PORT: port
    .optional()
    .describe('A port on which the product itself takes emails for MAIL_REPLY_DOMAIN over SMTP. Without it, it listens on none.'),
  INBOUND_SMTP_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('The address to listen on for INBOUND_SMTP_PORT; by default only a mail server on the same machine can hand emails over.'),
  INBOUND_TRUSTED_AUTHSERV: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a mail server, such as mx.example.com')
    .optional()
    .describe(
      'The name with which your mail server signs the header Authentication-Results (RFC 8601), such as mx.example.com. With it, answers by email are taken only if this server has found by DMARC, DKIM or SPF that they come from the domain of their sender. Without it, your mail server must refuse forged senders itself.',
    ),
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be a public VAPID key in base64url')
    .optional()
    .describe('The public VAPID key of push messages, with PUSH_PRIVATE_KEY; by default both are made once and kept in the database.'),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be a private VAPID key in base64url')
    .optional()
    .describe('See PUSH_PUBLIC_KEY.'),
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be a mailto: or https:// address')
    .optional()
    .describe('Whom the services that deliver push messages can contact; by default the address of MAIL_FROM.'),
} as const;
