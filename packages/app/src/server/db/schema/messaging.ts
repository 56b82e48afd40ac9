// What surrounds conversations: notes and saved replies of staff, meetings, calls, reports, blocks, and how users hear of messages.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MeetingStatus } from '#contract/messaging/meeting.machine.ts';
import type { EMAIL_CHOICES } from '#contract/messaging/preferences.endpoints.ts';
import type { REPORT_STATES, ReportReason } from '#contract/messaging/report.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { identity, moment } from './columns.ts';
import { conversations, messages } from './conversations.ts';
import { users } from './identity.ts';

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
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSentAt: moment('last_sent_at'),
  },
  (table) => [unique('push_subscriptions_endpoint').on(table.endpoint), index('push_subscriptions_user').on(table.userId)],
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
