// Endpoints of how a user wants to hear of new messages: sound, email, push, quiet hours.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done } from '#contract/platform/validation/fields.ts';
import { preferences } from './preferences.shapes.ts';

const answer = preferences.extend({
  /** Whether emails about messages can be answered by replying to them: the server takes in emails. */
  canReply: z.boolean(),
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

/** Sent by mail programs if the reader presses their unsubscribe button (RFC 8058). */
export const unsubscribeFromMessages = endpoint({
  method: 'POST',
  path: '/api/conversations/unsubscribe/{token}',
  access: 'public',
  summary: 'Ends emails about messages for whoever got the email that holds this address; other emails go on.',
  params: z.object({ token: z.string().min(1).max(100) }),
  answer: done,
  byMailProgram: true,
});
