// Requests of the experience wizard, as they were sent.

import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ExperienceRequest } from '#contract/booking/wizard/experience.shapes.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { trips } from './trips.ts';

export const experienceRequests = pgTable(
  'experience_requests',
  {
    id: identity(),
    /** The reference that the sender quotes when writing again; can't be guessed. */
    reference: text('reference').notNull().unique(),
    /** Null for a visitor. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id, { onDelete: 'cascade' }),
    document: jsonb('document').$type<ExperienceRequest>().notNull(),
    /** The address of the person we reply to. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the owner of the address said that it is not theirs; they are not asked again. */
    declinedAt: moment('declined_at'),
  },
  (table) => [
    index('experience_requests_email').on(sql`lower(${table.email})`),
    index('experience_requests_trip').on(table.tripId),
    index('experience_requests_user').on(table.userId),
  ],
);
