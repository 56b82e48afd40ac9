// Accounts: users, their roles, how they sign in, and what is switched of the roles' rights.

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    purpose: text('purpose').$type<'verify' | 'reset' | 'invite'>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('user_links_user').on(table.userId)],
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

/** Sessions, in the shape that the session store keeps them in. */
export const sessions = pgTable(
  'session',
  {
    sid: text('sid').primaryKey(),
    sess: jsonb('sess').$type<Record<string, unknown>>().notNull(),
    expire: timestamp('expire', { precision: 6 }).notNull(),
  },
  (table) => [index('session_expire').on(table.expire), index('session_user').on(sql`((${table.sess} ->> 'userId'))`)],
);
