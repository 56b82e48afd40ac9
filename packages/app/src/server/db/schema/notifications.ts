// Notifications, the preferences of users, and campaigns to many of them.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CampaignState } from '#contract/notifications/campaign.machine.ts';
import type { Audience, CampaignTexts } from '#contract/notifications/campaign.shapes.ts';
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';
import type { CAMPAIGN_TYPES } from '#contract/platform/constants.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { mails } from './platform.ts';

/** A message to everybody or to selected users. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: identity(),
    type: text('type').$type<(typeof CAMPAIGN_TYPES)[number]>().notNull(),
    audience: jsonb('audience').$type<Audience>().notNull(),
    texts: jsonb('texts').$type<CampaignTexts>().notNull(),
    byMail: boolean('by_mail').notNull(),
    state: text('state').$type<CampaignState>().notNull().default('draft'),
    scheduledFor: moment('scheduled_for'),
    /** The time zone in which the time was chosen. */
    timezone: text('timezone'),
    createdBy: bigint('created_by', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('campaigns_state', sql`${table.state} in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')`),
    check('campaigns_scheduled', sql`${table.state} not in ('scheduled', 'sending', 'sent') or ${table.scheduledFor} is not null`),
  ],
);

/** One notification of one user. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Repeated unread events are shown as one notification with a count. */
    collapseKey: text('collapse_key'),
    count: integer('count').notNull().default(1),
    /** The user that `name` in the data refers to: the name is removed with the account. */
    aboutId: bigint('about_id', { mode: 'number' }).references(() => users.id),
    campaignId: bigint('campaign_id', { mode: 'number' }).references(() => campaigns.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** When it last happened. */
    at: moment('at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.at, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_about').on(table.aboutId),
    index('notifications_campaign').on(table.campaignId),
    uniqueIndex('notifications_collapse').on(table.userId, table.collapseKey).where(sql`${table.readAt} is null`),
  ],
);

/** Preferences of a user that differ from the defaults. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    mail: boolean('mail').notNull(),
    optedOut: boolean('opted_out').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** The recipients of a campaign, fixed when sending begins: each gets it once. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    campaignId: bigint('campaign_id', { mode: 'number' })
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<'waiting' | 'sent' | 'optedOut' | 'gone'>().notNull(),
    notificationId: bigint('notification_id', { mode: 'number' }).references(() => notifications.id, { onDelete: 'set null' }),
    mailId: bigint('mail_id', { mode: 'number' }).references(() => mails.id, { onDelete: 'set null' }),
    at: moment('at'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.userId] }),
    index('campaign_recipients_waiting').on(table.campaignId, table.userId).where(sql`${table.state} = 'waiting'`),
    index('campaign_recipients_notification').on(table.notificationId),
  ],
);
