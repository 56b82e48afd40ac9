// A message in the form that its readers get, and the fields of a new one.

import * as z from 'zod';
import { ROLES } from '#contract/identity/roles.ts';
import { fileRef, id, instant } from '#contract/platform/validation/fields.ts';
import { CONTENT_TYPE, linkPreview, MESSAGE_ACTIONS, MESSAGE_LENGTH, MESSAGE_TYPE, messageFile } from './message.ts';

/** A sentence of the product in the reader's language; readers get only the entries that are for their roles. */
const audienceSentence = z.object({ text: z.string(), requireRoles: z.array(z.enum(ROLES)) });

/** `open` can be taken now, `done` was taken, `over` can't be taken any more. */
const ACTION_STATES = ['open', 'done', 'over'] as const;

/** What has become of an action: codes such as `accepted`, `declined`, `paid`, `ended`. */
const ACTION_OUTCOMES = ['accepted', 'declined', 'paid', 'completed', 'cancelled', 'ended', 'held', 'notChosen', 'waiting'] as const;

export const messageAction = z.object({
  name: z.enum(MESSAGE_ACTIONS),
  state: z.enum(ACTION_STATES),
  outcome: z.enum(ACTION_OUTCOMES).nullable(),
  /** Who took it, as the reader may know them; null if it is open, or nobody in particular did. */
  doneBy: z.string().nullable(),
  doneAt: instant.nullable(),
  tripId: id.nullable(),
  offerId: id.nullable(),
  meetingId: id.nullable(),
  callId: id.nullable(),
});

export type ActionRecord = z.output<typeof messageAction>;

/** The message that a reply quotes. */
const quotedMessage = z.object({
  id,
  sender: z.string(),
  /** Its beginning, or what kind of file it is; empty if it was withdrawn. */
  preview: z.string(),
  isWithdrawn: z.boolean(),
});

export const message = z.object({
  id,
  conversationId: id,
  /** Its place in the conversation, from 1 without gaps: the order for everyone. */
  sequence: z.int().positive(),
  /** Null for messages of the product, and of deleted accounts. */
  senderId: id.nullable(),
  /** The sender's first name; empty for messages of the product. */
  sender: z.string(),
  /** The sender's team role, or the name of their first role; null for messages of the product. */
  senderRole: z.string().nullable(),
  senderAvatarRef: fileRef.nullable(),
  createdAt: instant,
  /** The text of a person, or the sentences of the product that the reader may see. Empty once withdrawn. */
  content: z.union([z.string(), z.array(audienceSentence)]),
  contentType: z.literal(Object.values(CONTENT_TYPE)),
  messageType: z.literal(Object.values(MESSAGE_TYPE)),
  localMessageId: z.string().nullable(),
  file: messageFile.nullable(),
  link: linkPreview.nullable(),
  replyTo: quotedMessage.nullable(),
  action: messageAction.nullable(),
  withdrawnAt: instant.nullable(),
});

export type MessageRecord = z.output<typeof message>;

/** The browser's own id of a message: a UUID. Sent again, it is the same message. */
export const localMessageId = z.string().min(1).max(100);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Removes control characters other than line breaks and tabs, characters that turn the reading direction, and space around. */
export const cleanMessageText = (text: string) => text.replace(FORBIDDEN_CHARACTERS, '').trim();

/** A text without control characters other than line breaks and tabs, and without characters that turn the reading direction. */
export const messageText = z.string().max(MESSAGE_LENGTH).transform(cleanMessageText);

/** The conversation of a new message; a missing one has an error of its own. */
export const conversationIdOfMessage = z
  .preprocess((value) => (value === null || value === '' ? undefined : value), id.optional())
  .refine((value) => value !== undefined, { params: { rule: 'conversationOfMessage' } })
  .transform((value) => value ?? 0);

export const newMessageFields = {
  content: messageText.default(''),
  /** Of a file sent with it, the type follows from the file. */
  contentType: z.literal(Object.values(CONTENT_TYPE)).default(CONTENT_TYPE.text),
  localMessageId: localMessageId.optional(),
  /** A file that was uploaded before. */
  fileRef: fileRef.optional(),
  replyToId: id.optional(),
};
