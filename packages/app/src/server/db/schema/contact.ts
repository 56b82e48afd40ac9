// Messages from the contact form.

import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ContactTopic } from '#contract/messaging/contact-topics.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';

export const contactEnquiries = pgTable(
  'contact_enquiries',
  {
    id: identity(),
    /** The reference that the sender quotes when writing again; can't be guessed. */
    reference: text('reference').notNull().unique(),
    at: moment('at').notNull(),
    /** Null for a visitor. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    topic: text('topic').$type<ContactTopic>().notNull(),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Probably sent by a bot: it is stored, but triggers no email. */
    suspected: boolean('suspected').notNull().default(false),
  },
  (table) => [index('contact_enquiries_user').on(table.userId), index('contact_enquiries_at').on(table.at)],
);
