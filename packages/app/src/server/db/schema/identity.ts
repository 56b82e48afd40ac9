// Accounts: users, their roles, how they sign in, and what is switched of the roles' rights.

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
    /** Null while somebody signs in through a provider only, or is only invited. */
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
    termsAcceptedAt: moment('terms_accepted_at'),
    deactivatedAt: moment('deactivated_at'),
    /** When the person was taken out of the row; the row itself stays for the invoices that name it. */
    anonymisedAt: moment('anonymised_at'),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Counts the saves of the row, so that two who save at once are told apart. */
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

/** Links that were mailed. Only a hash is kept: whoever reads the table can't use them. */
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
    /** One link of a kind at a time: making another takes the older one's place. */
    uniqueIndex('user_links_open').on(table.userId, table.purpose).where(sql`${table.usedAt} is null`),
  ],
);

/** Accounts of sign-in providers that belong to a user. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text('provider').notNull(),
    /** The provider's own, unchanging name of the person. */
    subject: text('subject').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('user_identities_user').on(table.userId)],
);

/** Where an administrator has switched a right of a role the other way than the access table has it. */
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

/** Sessions, of people who have signed in and of visitors about whom something has to be remembered. */
export const sessions = pgTable(
  'sessions',
  {
    /** A hash of the token that the client holds: whoever reads the table can't use it. */
    id: text('id').primaryKey(),
    /** Null while nobody has signed in. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** The administrator who views the product as the user. */
    viewerId: bigint('viewer_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    viewingSince: moment('viewing_since'),
    /** Small values that belong to the session alone. */
    kept: jsonb('kept').$type<Record<string, string>>().notNull().default({}),
    /** The client's own name for itself, for the list of one's sessions. */
    agent: text('agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** When it was last used, to within minutes. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_viewer').on(table.viewerId),
    index('sessions_seen').on(table.seenAt),
  ],
);

/** Who was taken out of their account, without saying who they were: a restored backup is cleaned by it. */
export const erasures = pgTable('erasures', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  at: moment('at').notNull(),
});
