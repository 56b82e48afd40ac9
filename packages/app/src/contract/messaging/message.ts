// The content of a message, and the subjects of conversations.

import * as z from 'zod';
import { ROLES } from '#contract/identity/roles.ts';
import { day } from '#contract/platform/validation/fields.ts';

export const CONVERSATION_TYPES = ['trip-host-family', 'customer-support', 'trip', 'group'] as const;

export type ConversationType = (typeof CONVERSATION_TYPES)[number];

export const MESSAGE_TYPE = { conversation: 1, system: 2, action: 3 } as const;

/** 2, 8 and 9 are reserved. */
export const CONTENT_TYPE = { text: 1, image: 3, link: 4, video: 5, audio: 6, file: 7, pdf: 10 } as const;

/** Automatic messages in conversations: message keys with their values, so that all readers see them in their own language. */
export const SYSTEM_SENTENCES = [
  'enquiryOwn',
  'enquiryOnBehalf',
  'reserved',
  'considering',
  'accepted',
  'declined',
  'rejected',
  'waitingList',
  'promoted',
  'withdrawn',
  'needsCare',
  'resumed',
  'started',
  'completed',
  'cancelled',
  'reopened',
  'changed',
] as const;

export type SystemSentence = (typeof SYSTEM_SENTENCES)[number];

/** A sentence for readers with one of the roles, or for everyone if the list is empty. */
const audienceText = z.object({
  sentence: z.enum(SYSTEM_SENTENCES),
  values: z.object({ name: z.string(), from: day, to: day, reason: z.string() }).partial(),
  requireRoles: z.array(z.enum(ROLES)),
});

export type AudienceText = z.output<typeof audienceText>;

/** The actions that a message can offer. */
export const MESSAGE_ACTIONS = ['answerOffer', 'openTrip', 'pay'] as const;

/** People send text or a file; the product sends sentences, one for each audience, and possible actions. */
export const messageContent = z.union([
  z.object({ text: z.string() }),
  z.object({ file: z.string(), name: z.string() }),
  z.object({ texts: z.array(audienceText), action: z.enum(MESSAGE_ACTIONS).optional() }),
]);

export type MessageContent = z.output<typeof messageContent>;
