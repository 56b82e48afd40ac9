// Settings of who carries messages, video calls and text messages besides the product itself.

import * as z from 'zod';

/** A list of addresses, separated by commas. */
const addresses = (scheme: RegExp, error: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((address) => address.trim())
        .filter((address) => address !== ''),
    )
    .refine((list) => list.every((address) => scheme.test(address)), error)
    .prefault('');

export const conversationSettings = {
  MESSAGING_PROVIDER: z
    .enum(['built-in', 'twilio'], 'must be built-in or twilio')
    .default('built-in')
    .describe(
      'Whether conversations are also copied to Twilio Conversations, with TWILIO_ACCOUNT_SID, TWILIO_API_KEY, TWILIO_API_SECRET and TWILIO_SERVICE_SID, for programs that read them there. The product always keeps them itself.',
    ),
  VIDEO_PROVIDER: z
    .enum(['built-in', 'twilio', 'livekit'], 'must be built-in, twilio or livekit')
    .default('built-in')
    .describe(
      'Who carries the picture and sound of video calls: the browsers themselves, Twilio Video (with TWILIO_ACCOUNT_SID, TWILIO_API_KEY and TWILIO_API_SECRET), or LiveKit (with LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET), of your own or in its cloud. Who may be in a call, and when it ends, is up to the product with each of them. STUN_URLS and TURN_URLS are for built-in.',
    ),
  SMS_PROVIDER: z
    .enum(['none', 'twilio'], 'must be none or twilio')
    .default('none')
    .describe(
      'Who sends text messages: nobody, or Twilio, with TWILIO_ACCOUNT_SID, TWILIO_API_KEY, TWILIO_API_SECRET and SMS_FROM. Families are reminded by them of offers that they haven’t answered, from 8:00 to 21:00 in TIME_ZONE.',
    ),
  SMS_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|MG[0-9a-zA-Z]+|[A-Za-z][A-Za-z0-9 ]{2,10})$/,
      'must be a number with +, a messaging service (MG…) or a name of 3 to 11 letters',
    )
    .optional()
    .describe('The sender of text messages: a number of Twilio such as +15005550006, a messaging service (MG…), or a name.'),
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC/, 'must begin with AC').optional().describe('See MESSAGING_PROVIDER and VIDEO_PROVIDER.'),
  TWILIO_API_KEY: z.string().regex(/^SK/, 'must begin with SK').optional().describe('See MESSAGING_PROVIDER and VIDEO_PROVIDER.'),
  TWILIO_API_SECRET: z.string().optional().describe('See MESSAGING_PROVIDER and VIDEO_PROVIDER.'),
  TWILIO_AUTH_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'The primary token of the account at Twilio, with which it signs reports on text messages. Without it, staff see that a text message was sent, but not whether it arrived.',
    ),
  TWILIO_SERVICE_SID: z.string().regex(/^IS/, 'must begin with IS').optional().describe('See MESSAGING_PROVIDER.'),
  TWILIO_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .default('https://conversations.twilio.com')
    .describe('Where Twilio is asked; another address is for a stand-in.'),
  TWILIO_SMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .default('https://api.twilio.com')
    .describe('Where Twilio is asked to send text messages; another address is for a stand-in.'),
  LIVEKIT_URL: z
    .url({ protocol: /^wss?$/, error: 'must be a ws:// or wss:// address' })
    .optional()
    .describe('Where browsers reach LiveKit, see VIDEO_PROVIDER; wss:// where PUBLIC_URL is https.'),
  LIVEKIT_KEY: z.string().optional().describe('See VIDEO_PROVIDER.'),
  LIVEKIT_SECRET: z.string().optional().describe('See VIDEO_PROVIDER.'),
  STUN_URLS: addresses(/^stuns?:/, 'must be stun: or stuns: addresses, separated by commas').describe(
    'Servers that tell browsers under which address others reach them, for video calls; separated by commas.',
  ),
  TURN_URLS: addresses(/^turns?:/, 'must be turn: or turns: addresses, separated by commas').describe(
    'Servers that relay video calls between browsers that can’t reach each other, separated by commas, with TURN_SECRET. Without one, calls fail between some networks.',
  ),
  TURN_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('What the relay servers know as their shared secret (coturn: `static-auth-secret`); people get passwords for an hour.'),
} as const;

type Setting = keyof typeof conversationSettings;

type Given = Readonly<Partial<Record<Setting | 'PUBLIC_URL', unknown>>>;

/** The settings that each choice needs. */
const NEEDED: Readonly<Partial<Record<Setting, Readonly<Record<string, readonly Setting[]>>>>> = {
  MESSAGING_PROVIDER: { twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_API_KEY', 'TWILIO_API_SECRET', 'TWILIO_SERVICE_SID'] },
  SMS_PROVIDER: { twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_API_KEY', 'TWILIO_API_SECRET', 'SMS_FROM'] },
  VIDEO_PROVIDER: {
    twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_API_KEY', 'TWILIO_API_SECRET'],
    livekit: ['LIVEKIT_URL', 'LIVEKIT_KEY', 'LIVEKIT_SECRET'],
  },
};

/** Returns choices that lack a setting they need. */
function findMissing(given: Given): string[] {
  return Object.entries(NEEDED).flatMap(([name, choices]) => {
    const chosen = given[name as Setting];
    const needed = typeof chosen === 'string' ? (choices[chosen] ?? []) : [];
    const missing = needed.filter((setting) => given[setting] === undefined);
    return missing.length === 0 ? [] : [`${name}: ${String(chosen)} needs ${missing.join(', ')}`];
  });
}

/** Browsers open no plain connection from a page of https. */
function findPlainAddresses({ PUBLIC_URL, LIVEKIT_URL }: Given): string[] {
  const isPlain = String(PUBLIC_URL).startsWith('https:') && String(LIVEKIT_URL).startsWith('ws:');
  return isPlain ? ['LIVEKIT_URL: must be a wss:// address where PUBLIC_URL is https'] : [];
}

/** Returns contradictions between settings of messages and calls. */
export function findConversationFaults(given: Given): string[] {
  return [...findMissing(given), ...findPlainAddresses(given)];
}
