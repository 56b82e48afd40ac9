// What people write to us.

import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ContactTopic } from '#contract/messaging/contact-topics.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';

export const contactEnquiries = pgTable(
  'contact_enquiries',
  {
    id: identity(),
    /** What the sender names when they write again; nobody can guess the next one. */
    reference: text('reference').notNull().unique(),
    at: moment('at').notNull(),
    /** Null of a visitor. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    topic: text('topic').$type<ContactTopic>().notNull(),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** A program seems to have sent it: it is kept, and nobody is mailed because of it. */
    suspected: boolean('suspected').notNull().default(false),
  },
  (table) => [index('contact_enquiries_user').on(table.userId), index('contact_enquiries_at').on(table.at)],
);
