// Accounts: users, their roles, their ways of signing in, and changed permissions of roles.

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LinkPurpose } from '#contract/identity/links.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { identity, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: identity(),
    email: text('email').notNull(),
    /** Null for users who sign in only through a provider, and for invited ones. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull().default(''),
    locale: text('locale').$type<Locale>().notNull().default('en'),
    timezone: text('timezone'),
    avatarRef: text('avatar_ref'),
    attributes: jsonb('attributes').$type<{ teamRole?: string }>().notNull().default({}),
    referralCode: text('referral_code'),
    emailVerifiedAt: moment('email_verified_at'),
    /** The last verified address before this one, which is warned for a while of changes that an intruder would make; null if there is none. */
    previousEmail: text('previous_email'),
    /** When the previous address was replaced. */
    emailChangedAt: moment('email_changed_at'),
    termsAcceptedAt: moment('terms_accepted_at'),
    deactivatedAt: moment('deactivated_at'),
    /** When personal data was removed; the row stays for the invoices that refer to it. */
    anonymisedAt: moment('anonymised_at'),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Incremented on every save, to detect concurrent changes. */
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] }), index('user_roles_role').on(table.role)],
);

/** Links sent by email. Only a hash is stored, so that reading the table does not give access. */
export const userLinks = pgTable(
  'user_links',
  {
    id: identity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('user_links_user').on(table.userId),
    /** One open link per purpose: a new one replaces the older one. */
    uniqueIndex('user_links_open').on(table.userId, table.purpose).where(sql`${table.usedAt} is null`),
  ],
);

/** Accounts at sign-in providers that belong to a user. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text('provider').notNull(),
    /** The provider's permanent id of the person. */
    subject: text('subject').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('user_identities_user').on(table.userId)],
);

/** Permissions of roles that an administrator changed from the access table's defaults. */
export const roleSwitches = pgTable(
  'role_switches',
  {
    role: text('role').$type<Role>().notNull(),
    capability: text('capability').$type<Capability>().notNull(),
    allowed: boolean('allowed').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.role, table.capability] })],
);

/** Sessions of signed-in users, and of visitors if something has to be remembered. */
export const sessions = pgTable(
  'sessions',
  {
    /** A hash of the token that the client holds, so that reading the table does not give access. */
    id: text('id').primaryKey(),
    /** Null before sign-in. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** The administrator who views the product as the user. */
    viewerId: bigint('viewer_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    viewingSince: moment('viewing_since'),
    /** Small values stored in the session. */
    kept: jsonb('kept').$type<Record<string, string>>().notNull().default({}),
    /** The client's user agent, for the user's list of sessions. */
    agent: text('agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** When it was last used, accurate to minutes. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_viewer').on(table.viewerId),
    index('sessions_seen').on(table.seenAt),
  ],
);

/** Ids of erased accounts, without personal data: used to erase them again after restoring a backup. */
export const erasures = pgTable('erasures', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  at: moment('at').notNull(),
});
