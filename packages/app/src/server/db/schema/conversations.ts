// Conversations of an offer, a trip, a group or with support, and their messages.

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ConversationType, MessageContent } from '#contract/messaging/message.ts';
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
    /** When a support conversation was closed. */
    archivedAt: moment('archived_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('conversations_offer').on(table.offerId).where(sql`${table.offerId} is not null`),
    index('conversations_trip').on(table.tripId),
    index('conversations_user').on(table.userId),
    check('conversations_one_subject', sql`num_nonnulls(${table.offerId}, ${table.tripId}, ${table.groupId}, ${table.userId}) = 1`),
  ],
);

/** The participants, with the last message each has read. */
export const conversationParticipants = pgTable(
  'conversation_participants',
  {
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
    /** The last message that the participant has seen. */
    lastSeenMessageId: bigint('last_seen_message_id', { mode: 'number' }),
    archivedAt: moment('archived_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] }), index('conversation_participants_user').on(table.userId)],
);

export const messages = pgTable(
  'messages',
  {
    id: identity(),
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Null for messages of the system. */
    senderId: bigint('sender_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** 1 chat message, 2 system message, 3 message with an action. */
    messageType: integer('message_type').notNull(),
    contentType: integer('content_type').notNull(),
    content: jsonb('content').$type<MessageContent>().notNull(),
    /** The sender's own id of it: sent again, it is the same message. */
    localMessageId: text('local_message_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('messages_once').on(table.senderId, table.localMessageId),
    index('messages_conversation').on(table.conversationId, table.id),
    check('messages_type', sql`${table.messageType} in (1, 2, 3)`),
  ],
);
