// The stored content of a message, its kinds, and the subjects of conversations.

import * as z from 'zod';
import { ATTACHMENT_KINDS } from '#contract/attachments/attachment.ts';
import { ROLES } from '#contract/identity/roles.ts';
import { day, fileRef, id } from '#contract/platform/validation/fields.ts';

export const CONVERSATION_TYPES = ['trip-host-family', 'customer-support', 'trip', 'group'] as const;

export type ConversationType = (typeof CONVERSATION_TYPES)[number];

/** `conversation` is a message of a person, `system` one of the product, `action` one of the product with buttons. */
export const MESSAGE_TYPE = { conversation: 1, system: 2, action: 3 } as const;

export type MessageType = (typeof MESSAGE_TYPE)[keyof typeof MESSAGE_TYPE];

/** 2, 8 and 9 are reserved. */
export const CONTENT_TYPE = { text: 1, image: 3, link: 4, video: 5, audio: 6, file: 7, pdf: 10 } as const;

export type ContentType = (typeof CONTENT_TYPE)[keyof typeof CONTENT_TYPE];

/** The maximum length of a message, in UTF-16 units. */
export const MESSAGE_LENGTH = 10_000;

/** The most messages that a search finds in a conversation. */
export const MAX_FOUND_MESSAGES = 50;

/** Minutes during which senders can withdraw a message. */
export const WITHDRAWAL_MINUTES = 5;

/** Automatic messages in conversations: message keys with their values, so that all readers see them in their own language. */
export const SYSTEM_SENTENCES = [
  'enquiryOwn',
  'enquiryOnBehalf',
  'reserved',
  'answerReminder',
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
  'dataMissing',
  'invoiceSent',
  'contactsOpen',
  'meetingPlanned',
  'meetingMoved',
  'meetingCancelled',
  'callStarted',
  'joined',
  'left',
  'removed',
  'renamed',
  'archived',
  'unarchived',
] as const;

export type SystemSentence = (typeof SYSTEM_SENTENCES)[number];

/** The values of a sentence: a person's or student's name, the days of a trip, a reason, the title of a meeting or a group. */
const sentenceValues = z.object({ name: z.string(), from: day, to: day, reason: z.string(), title: z.string() }).partial();

/** A sentence for readers with one of the roles, or for everyone if the list is empty. */
const audienceText = z.object({
  sentence: z.enum(SYSTEM_SENTENCES),
  values: sentenceValues,
  /** The user whose first name is among the values: it is erased with their account. */
  personId: id.optional(),
  requireRoles: z.array(z.enum(ROLES)),
});

export type AudienceText = z.output<typeof audienceText>;

/** The actions that a message can offer; what they act on follows from the conversation, or is named beside them. */
export const MESSAGE_ACTIONS = ['answerOffer', 'openTrip', 'pay', 'completeData', 'openMeeting', 'joinCall'] as const;

export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

/** A page that a message links to, as the server has read it. */
export const linkPreview = z.object({ url: z.string(), title: z.string(), siteName: z.string(), description: z.string() });

export type LinkPreview = z.output<typeof linkPreview>;

/** A file of a message, as it was when sent. */
export const messageFile = z.object({
  ref: fileRef,
  name: z.string(),
  kind: z.enum(ATTACHMENT_KINDS),
  mediaType: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

export type MessageFile = z.output<typeof messageFile>;

/** People send text or a file; the product sends sentences, one for each audience, and possible actions. */
export const messageContent = z.union([
  z.object({ text: z.string(), link: linkPreview.optional() }),
  z.object({ file: messageFile, text: z.string() }),
  z.object({
    texts: z.array(audienceText),
    action: z.enum(MESSAGE_ACTIONS).optional(),
    meetingId: id.optional(),
    callId: id.optional(),
  }),
]);

export type MessageContent = z.output<typeof messageContent>;
