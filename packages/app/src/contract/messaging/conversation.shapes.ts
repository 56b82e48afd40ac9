// A conversation in the form that its readers get, and the lists of conversations.

import * as z from 'zod';
import { CONVERSATION_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { day, fileRef, id, instant } from '#contract/platform/validation/fields.ts';
import { OFFER_STATES, OFFER_STATUS, type OfferStatus } from '#contract/trips/offer.machine.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import { message } from './message.shapes.ts';
import { CONTENT_TYPE, CONVERSATION_TYPES } from './message.ts';

/** The longest name of the conversation of a group. */
export const GROUP_NAME_LENGTH = 120;

/** Which conversations a list shows. The first four are those of the host inbox. */
export const VIEW_TYPES = ['support', 'awaiting_response', 'sent_response', 'booking', 'enquiry', 'primary', 'all'] as const;

export type ViewType = (typeof VIEW_TYPES)[number];

/**
 * As whom users read conversations who have several roles: staff all of their view, the others the ones that they take part in, as the
 * family of a stay or as anybody else.
 */
export const READER_SIDES = ['staff', 'host', 'parent'] as const;

export type ReaderSide = (typeof READER_SIDES)[number];

/** Why nobody can write in a conversation: see `findClosedReason`. `blocked` is only for the two people of a block. */
export const CLOSED_REASONS = ['archived', 'offerOver', 'tripOver', 'offerState', 'tripState', 'blocked'] as const;

export type ClosedReason = (typeof CLOSED_REASONS)[number];

const participant = z.object({
  id,
  firstName: z.string(),
  /** The team role, or the name of the first role. */
  role: z.string(),
  isStaff: z.boolean(),
  avatarRef: fileRef.nullable(),
  /** Their time zone, for the times of meetings; null if it isn’t known. */
  timezone: z.string().nullable(),
  /** Whether the reader can remove them. */
  isRemovable: z.boolean(),
  /** Whether the reader has blocked them. */
  isBlocked: z.boolean(),
});

export type Participant = z.output<typeof participant>;

/** What a conversation is about. */
const conversationable = z.object({
  /** The offer, the trip, the user who asks support, or the group. */
  id,
  /** Of trips and offers. */
  fromDate: day.nullable(),
  toDate: day.nullable(),
  /** Of offers. */
  state: z.enum(OFFER_STATES).nullable(),
  status: z.enum(Object.values(OFFER_STATUS) as [OfferStatus, ...OfferStatus[]]).nullable(),
  /** Of customer support: who asks. */
  supportable: z.object({ id, name: z.string() }).nullable(),
  /** Of groups. */
  name: z.string().nullable(),
});

const tripOfConversation = z.object({
  id,
  state: z.enum(TRIP_STATES),
  fromDate: day,
  toDate: day,
  student: z.object({ id, firstName: z.string(), photoRef: fileRef.nullable() }),
  /** The number of students. */
  students: z.int(),
});

const familyOfConversation = z.object({
  id,
  lastName: z.string(),
  photoRef: fileRef.nullable(),
  metaInfo: z.object({ cityTown: z.string(), countyName: z.string(), isLive: z.boolean() }),
});

/** The newest message that the reader may see. */
const recentMessage = z.object({
  id,
  sequence: z.int(),
  senderId: id.nullable(),
  contentType: z.literal(Object.values(CONTENT_TYPE)),
  createdAt: instant,
  /** One line in the reader's language. */
  preview: z.string(),
});

/** How staff handle a request to support; only they see it. */
const supportCase = z.object({
  assignee: z.object({ id, firstName: z.string() }).nullable(),
  /** Since when the user has been waiting for an answer. */
  waitingSince: instant.nullable(),
  /** Minutes in which an answer is due. */
  targetMinutes: z.int(),
});

/** What the reader can do in a conversation now. */
export const CONVERSATION_RIGHTS = [
  'write',
  'join',
  'archive',
  'unarchive',
  'delete',
  'call',
  'meet',
  'manageMembers',
  'rename',
  'report',
  'export',
  'handleSupport',
] as const;

export type ConversationRight = (typeof CONVERSATION_RIGHTS)[number];

export const conversation = z.object({
  id,
  /** The same as `id`. */
  localConversationId: id,
  /** Its id at the chat provider. */
  twilioSid: z.string(),
  conversationableType: z.enum(CONVERSATION_TYPES),
  conversationable,
  trip: tripOfConversation.nullable(),
  hostFamily: familyOfConversation.nullable(),
  /** In the reader's language, by who reads it. */
  title: z.string(),
  /** The student for families, the family for everybody else. */
  avatarRef: fileRef.nullable(),
  /** The last message that each participant has seen. */
  lastSeenMessages: z.array(z.object({ seenBy: id, messageId: id })),
  mostRecentConversationMessage: recentMessage.nullable(),
  /** The newest page of its messages, oldest first; empty in lists. */
  messages: z.array(message),
  /** The sequence of its newest message; 0 before the first. */
  lastSequence: z.int(),
  isArchived: z.boolean(),
  isUnread: z.boolean(),
  /** False for staff who read without having joined. */
  isParticipant: z.boolean(),
  /** Why the reader can’t write; null while they can. */
  closedReason: z.enum(CLOSED_REASONS).nullable(),
  /** Whether contact details are recognised and held back: before a stay is booked. */
  areContactDetailsHeld: z.boolean(),
  participants: z.array(participant),
  support: supportCase.nullable(),
  rights: z.array(z.enum(CONVERSATION_RIGHTS)),
  createdAt: instant,
});

export type ConversationRecord = z.output<typeof conversation>;

export const conversationPage = pageOf(conversation);

/** Without it, staff read as staff, then host families as hosts, everybody else as a parent. */
export const sideQuery = { as: z.enum(READER_SIDES).optional() };

/** The query of every list of conversations; the newest message decides the order. */
export const conversationsQuery = z.object({
  ...sideQuery,
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(CONVERSATION_PAGE_SIZE),
  viewType: z.enum(VIEW_TYPES).default('all'),
  unreadOnly: z.stringbool().default(false),
  /** Words of messages, names of files, students and families; a single letter finds nothing in particular, and is not searched for. */
  search: z.string().trim().max(200).optional(),
  /** For staff: support requests of one assignee, or `none`. */
  assignee: z.union([z.literal('none'), id]).optional(),
  /** Those of the stays that a family was asked for, and its requests to support; archived ones, too. */
  hostFamilyId: id.optional(),
  /** Those of a trip and of the families that were asked for it; archived ones, too. */
  tripId: id.optional(),
  /** Those of a group that travels together; archived ones, too. */
  groupId: id.optional(),
});

const total = z.int().nonnegative();

/** How many conversations each list of the caller holds, and whether one of them is unread. */
export const unreadCounts = z.object({
  bookedTotal: total,
  awaitingTotal: total,
  responseSentTotal: total,
  archivedTotal: total,
  supportTotal: total,
  /** The unread conversations of all lists. */
  unreadTotal: total,
  bookedUnread: z.boolean(),
  awaitingUnread: z.boolean(),
  responseSentUnread: z.boolean(),
  archivedUnread: z.boolean(),
  supportUnread: z.boolean(),
});

export type UnreadCounts = z.output<typeof unreadCounts>;
