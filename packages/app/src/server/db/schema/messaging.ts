// What surrounds conversations: notes and saved replies of staff, meetings, calls, reports, blocks, and how users hear of messages.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MeetingStatus } from '#contract/messaging/meeting.machine.ts';
import type { EMAIL_CHOICES } from '#contract/messaging/preferences.shapes.ts';
import type { REPORT_STATES, ReportReason } from '#contract/messaging/report.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { identity, moment } from './columns.ts';
import { conversations, messages } from './conversations.ts';
import { sessions, users } from './identity.ts';

const conversationId = () =>
  bigint('conversation_id', { mode: 'number' })
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });

/** Internal notes that only staff read. */
export const conversationNotes = pgTable(
  'conversation_notes',
  {
    id: identity(),
    conversationId: conversationId(),
    authorId: bigint('author_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** The newest message when it was written: its place in the thread. */
    afterSequence: bigint('after_sequence', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('conversation_notes_conversation').on(table.conversationId)],
);

/** Replies that staff insert, with a text for each language that has one. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: identity(),
    name: text('name').notNull(),
    texts: jsonb('texts').$type<Partial<Record<Locale, string>>>().notNull(),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('saved_replies_name').on(table.name)],
);

export const meetings = pgTable(
  'meetings',
  {
    id: identity(),
    conversationId: conversationId(),
    title: text('title').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Empty for the video call of the conversation. */
    link: text('link').notNull().default(''),
    status: text('status').$type<MeetingStatus>().notNull().default('planned'),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** When the reminder was sent. */
    remindedAt: moment('reminded_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('meetings_conversation').on(table.conversationId),
    index('meetings_to_remind').on(table.startsAt).where(sql`${table.status} = 'planned' and ${table.remindedAt} is null`),
    check('meetings_times', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Video calls; at most one of a conversation is on. */
export const calls = pgTable(
  'calls',
  {
    id: identity(),
    conversationId: conversationId(),
    startedBy: bigint('started_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull(),
    /** When somebody was last in it; a call without anybody ends. */
    lastPresentAt: moment('last_present_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [uniqueIndex('calls_one_on').on(table.conversationId).where(sql`${table.endedAt} is null`)],
);

/** The devices in video calls. */
export const callPeers = pgTable(
  'call_peers',
  {
    /** The connection with which it joined first; kept when it joins again with another one. */
    id: text('id').primaryKey(),
    callId: bigint('call_id', { mode: 'number' })
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its connection to the live channel now. */
    socketId: text('socket_id').notNull(),
    muted: boolean('muted').notNull().default(false),
    cameraOff: boolean('camera_off').notNull().default(false),
    joinedAt: moment('joined_at').notNull(),
    /** When its process last said that it is there. */
    seenAt: moment('seen_at').notNull(),
    /** When its connection broke: it may come back for a short time. */
    leftAt: moment('left_at'),
  },
  (table) => [
    index('call_peers_call').on(table.callId),
    index('call_peers_socket').on(table.socketId),
    index('call_peers_user').on(table.userId),
  ],
);

/** What an external chat provider has of each conversation; kept after a conversation is deleted, until it is deleted there too. */
export const conversationMirrors = pgTable('conversation_mirrors', {
  conversationId: bigint('conversation_id', { mode: 'number' }).primaryKey(),
  /** Its id there; null while there is none. */
  sid: text('sid'),
  /** The newest message that is there. */
  sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
  /** The ids of the users who take part in it there. */
  participants: jsonb('participants').$type<number[]>().notNull().default([]),
  /** Something of it was erased: it is deleted there, and copied again. */
  needsReset: boolean('needs_reset').notNull().default(false),
  /** Until when one process is at work on it. */
  leasedUntil: moment('leased_until'),
});

/** Messages and people that were reported to staff. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: identity(),
    conversationId: conversationId(),
    messageId: bigint('message_id', { mode: 'number' }).references(() => messages.id, { onDelete: 'set null' }),
    /** The message as it was when it was reported. */
    quoted: text('quoted').notNull().default(''),
    reporterId: bigint('reporter_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    reportedId: bigint('reported_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    state: text('state').$type<(typeof REPORT_STATES)[number]>().notNull().default('open'),
    resolution: text('resolution').notNull().default(''),
    resolvedBy: bigint('resolved_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('message_reports_state').on(table.state, table.createdAt),
    index('message_reports_reported').on(table.reportedId),
    check('message_reports_state_known', sql`${table.state} in ('open', 'upheld', 'dismissed')`),
  ],
);

/** Users who have blocked others. */
export const userBlocks = pgTable(
  'user_blocks',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: bigint('blocked_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.blockedId] }), index('user_blocks_blocked').on(table.blockedId)],
);

/** How a user hears of new messages; without a row as by default. */
export const messagingPreferences = pgTable('messaging_preferences', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sound: boolean('sound').notNull().default(true),
  email: text('email').$type<(typeof EMAIL_CHOICES)[number]>().notNull().default('soon'),
  /** `22:00`, in the user's own time zone. */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  digestSentAt: moment('digest_sent_at'),
});

/** Devices that get push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: identity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** It gets messages as long as the session in which it was subscribed: no longer than the user is signed in there. */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSentAt: moment('last_sent_at'),
  },
  (table) => [
    unique('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);

/** Emails that were answered by email: each is read once. */
export const inboundEmails = pgTable('inbound_emails', {
  id: identity(),
  /** Its Message-ID, or a hash of it without one. */
  externalId: text('external_id').notNull().unique(),
  messageId: bigint('message_id', { mode: 'number' }).references(() => messages.id, { onDelete: 'set null' }),
  receivedAt: moment('received_at').notNull(),
  /** Why it became no message; empty if it did. */
  refusal: text('refusal').notNull().default(''),
});
