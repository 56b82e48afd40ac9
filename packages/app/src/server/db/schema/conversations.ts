// Conversations of an offer, a trip, a group or with support, who takes part in them, and their messages.

import { type SQL, sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ConversationType, MessageContent } from '#contract/messaging/message.ts';
import { foldText } from '#server/platform/lists/text-search.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { tripOffers } from './offers.ts';
import { tripGroups, trips } from './trips.ts';

export const conversations = pgTable(
  'conversations',
  {
    id: identity(),
    /** Its id at the chat provider. */
    sid: text('sid').notNull().unique(),
    type: text('type').$type<ConversationType>().notNull(),
    /** The subject: one of these, depending on the type. */
    offerId: bigint('offer_id', { mode: 'number' }).references(() => tripOffers.id, { onDelete: 'cascade' }),
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id, { onDelete: 'cascade' }),
    groupId: bigint('group_id', { mode: 'number' }).references(() => tripGroups.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    /** The sequence of its newest message; taking the next one locks the row, so sequences have no gaps. */
    lastSequence: bigint('last_sequence', { mode: 'number' }).notNull().default(0),
    /** When the newest message was sent, or else when it was created: the order of lists. */
    lastMessageAt: moment('last_message_at').notNull(),
    /** Who of staff handles a request to support. */
    assigneeId: bigint('assignee_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Since when the user of a request to support has been waiting for an answer. */
    waitingSince: moment('waiting_since'),
    /** When staff were reminded of that; null again once the user waits anew. */
    waitingRemindedAt: moment('waiting_reminded_at'),
    /** When a support conversation was closed. */
    archivedAt: moment('archived_at'),
    /** When an administrator deleted it for everyone. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('conversations_offer').on(table.offerId).where(sql`${table.offerId} is not null and ${table.deletedAt} is null`),
    uniqueIndex('conversations_group').on(table.groupId).where(sql`${table.groupId} is not null and ${table.deletedAt} is null`),
    uniqueIndex('conversations_open_support')
      .on(table.userId)
      .where(sql`${table.userId} is not null and ${table.archivedAt} is null and ${table.deletedAt} is null`),
    index('conversations_trip').on(table.tripId),
    index('conversations_user').on(table.userId),
    index('conversations_newest').on(table.lastMessageAt.desc(), table.id.desc()),
    check('conversations_one_subject', sql`num_nonnulls(${table.offerId}, ${table.tripId}, ${table.groupId}, ${table.userId}) = 1`),
  ],
);

/**
 * What each user has to do with a conversation. Participants have joined; staff who have only archived one have a row without `joinedAt`,
 * and who was taken out keeps one with `removedAt`, so that nothing brings them back by itself.
 */
export const conversationParticipants = pgTable(
  'conversation_participants',
  {
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at'),
    removedAt: moment('removed_at'),
    /** The last message that the participant has seen. */
    lastSeenMessageId: bigint('last_seen_message_id', { mode: 'number' }),
    /** Since when something is unread; null if nothing is. Agrees with the messages after the last seen one that others sent. */
    unreadSince: moment('unread_since'),
    /** The newest message that an email or a digest has told of. */
    emailedMessageId: bigint('emailed_message_id', { mode: 'number' }),
    archivedAt: moment('archived_at'),
    /** Hidden by the participant up to this sequence; null if it is not. */
    hiddenSequence: bigint('hidden_sequence', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_participants_user').on(table.userId),
    index('conversation_participants_unread').on(table.userId).where(sql`${table.unreadSince} is not null`),
    index('conversation_participants_to_email').on(table.unreadSince).where(sql`${table.unreadSince} is not null`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: identity(),
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Its place in the conversation, from 1 without gaps. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    /** Null for messages of the system. */
    senderId: bigint('sender_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** 1 chat message, 2 system message, 3 message with an action. */
    messageType: integer('message_type').notNull(),
    contentType: integer('content_type').notNull(),
    content: jsonb('content').$type<MessageContent>().notNull(),
    /** The sender's own id of it: sent again, it is the same message. */
    localMessageId: text('local_message_id'),
    replyToId: bigint('reply_to_id', { mode: 'number' }),
    withdrawnAt: moment('withdrawn_at'),
    createdAt: moment('created_at').notNull(),
    /** The text and the name of the file without accents and capitals, as searches compare them; null for messages of the product. */
    foldedText: text('folded_text').generatedAlwaysAs(
      (): SQL => foldText(sql`(${messages.content} ->> 'text') || coalesce(' ' || (${messages.content} -> 'file' ->> 'name'), '')`),
    ),
  },
  (table) => [
    unique('messages_once').on(table.senderId, table.localMessageId),
    unique('messages_sequence').on(table.conversationId, table.sequence),
    index('messages_conversation').on(table.conversationId, table.id),
    // Without a list of pending entries, which would be searched row by row.
    index('messages_text').using('gin', table.foldedText.op('gin_trgm_ops')).with({ fastupdate: false }),
    // Whom messages of the product name.
    index('messages_people').using('gin', sql`(${table.content} -> 'texts') jsonb_path_ops`).where(sql`${table.content} ? 'texts'`),
    check('messages_type', sql`${table.messageType} in (1, 2, 3)`),
  ],
);

/** Translations of messages, each asked of the provider once. */
export const messageTranslations = pgTable(
  'message_translations',
  {
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    text: text('text').notNull(),
    /** The language of the original, as the provider recognised it. */
    source: text('source'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.locale] })],
);

/** Which staff read a conversation that they had not joined, day by day. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId, table.day] }), index('conversation_reads_user').on(table.userId)],
);
