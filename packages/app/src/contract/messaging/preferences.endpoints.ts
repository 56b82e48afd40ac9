// Endpoints of how a user wants to hear of new messages: sound, email, push, quiet hours.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done } from '#contract/platform/validation/fields.ts';

/** `10 minutes` after a message that nobody has read, once a day in one email, or never. */
export const EMAIL_CHOICES = ['soon', 'digest', 'never'] as const;

export type EmailChoice = (typeof EMAIL_CHOICES)[number];

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const preferences = z.object({
  sound: z.boolean(),
  email: z.enum(EMAIL_CHOICES),
  /** Between these times of the user's own time zone nothing is pushed or emailed; null for no quiet hours. */
  quietFrom: time.nullable(),
  quietTo: time.nullable(),
});

export type MessagingPreferences = z.output<typeof preferences>;

const answer = preferences.extend({
  /** The key for subscribing to push messages; null where the server sends none. */
  pushKey: z.string().nullable(),
  /** The devices that get push messages. */
  pushDevices: z.int(),
});

export const readMessagingPreferences = endpoint({
  method: 'GET',
  path: '/api/conversations/preferences',
  access: 'messages.preferences',
  summary: 'How the caller hears of new messages.',
  answer,
});

export const changeMessagingPreferences = endpoint({
  method: 'PATCH',
  path: '/api/conversations/preferences',
  access: 'messages.preferences',
  summary: 'Changes how the caller hears of new messages.',
  body: preferences.partial(),
  answer,
});

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/conversations/push',
  access: 'messages.preferences',
  summary: 'Sends push messages to this device from now on.',
  body: z.object({ endpoint: z.url({ protocol: /^https$/ }).max(1000), p256dh: z.string().max(200), auth: z.string().max(100) }),
  answer: done,
});

export const unsubscribeFromPush = endpoint({
  method: 'POST',
  path: '/api/conversations/push/remove',
  access: 'messages.preferences',
  summary: 'Ends push messages to this device.',
  body: z.object({ endpoint: z.string().max(1000) }),
  answer: done,
});
