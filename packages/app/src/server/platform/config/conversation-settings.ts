// Settings of who carries messages and video calls besides the product itself.

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
      'Who connects video calls: the browsers themselves, Twilio (with its keys, see MESSAGING_PROVIDER), or LiveKit (with LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET). The other two give tokens to clients of their own; the product’s page of calls needs built-in.',
    ),
  TWILIO_ACCOUNT_SID: z.string().optional().describe('See MESSAGING_PROVIDER.'),
  TWILIO_API_KEY: z.string().optional().describe('See MESSAGING_PROVIDER.'),
  TWILIO_API_SECRET: z.string().optional().describe('See MESSAGING_PROVIDER.'),
  TWILIO_SERVICE_SID: z.string().optional().describe('See MESSAGING_PROVIDER.'),
  TWILIO_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .default('https://conversations.twilio.com')
    .describe('Where Twilio is asked; another address is for a stand-in.'),
  LIVEKIT_URL: z
    .url({ protocol: /^wss?$/, error: 'must be a ws:// or wss:// address' })
    .optional()
    .describe('See VIDEO_PROVIDER.'),
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

type Given = Readonly<Partial<Record<Setting, unknown>>>;

/** The settings that each choice needs. */
const NEEDED: Readonly<Partial<Record<Setting, Readonly<Record<string, readonly Setting[]>>>>> = {
  MESSAGING_PROVIDER: { twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_API_KEY', 'TWILIO_API_SECRET', 'TWILIO_SERVICE_SID'] },
  VIDEO_PROVIDER: {
    twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_API_KEY', 'TWILIO_API_SECRET'],
    livekit: ['LIVEKIT_URL', 'LIVEKIT_KEY', 'LIVEKIT_SECRET'],
  },
};

/** Returns choices that lack a setting they need. */
export function findConversationFaults(given: Given): string[] {
  return Object.entries(NEEDED).flatMap(([name, choices]) => {
    const chosen = given[name as Setting];
    const needed = typeof chosen === 'string' ? (choices[chosen] ?? []) : [];
    const missing = needed.filter((setting) => given[setting] === undefined);
    return missing.length === 0 ? [] : [`${name}: ${String(chosen)} needs ${missing.join(', ')}`];
  });
}
