// Registrations of host families that aren't finished: the answers of people who mostly have no account yet.

import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DraftDocument } from '#contract/host-families/registration-drafts.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';

export const hostRegistrations = pgTable(
  'host_registrations',
  {
    id: identity(),
    /** From it the token of the draft is derived; the token itself is stored nowhere. */
    tokenSeed: text('token_seed').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Who was signed in when it was last changed. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** Where its owner is reminded; empty if no address was given. */
    email: text('email').notNull().default(''),
    answers: jsonb('answers').$type<DraftDocument>().notNull(),
    step: integer('step').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    referralCode: text('referral_code').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    remindedAt: moment('reminded_at'),
    /** Whether its owner wants no reminder. */
    isQuiet: boolean('is_quiet').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('host_registrations_email').on(table.email),
    index('host_registrations_user').on(table.userId),
    index('host_registrations_changed').on(table.changedAt),
    index('host_registrations_expiry').on(table.expiresAt),
  ],
);
