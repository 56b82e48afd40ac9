// What families and students say of their stay, with their consent to having it shown.

import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConsentWay } from '#contract/content/testimonials.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { attachments } from './attachments.ts';
import { identity, moment } from './columns.ts';

export const testimonials = pgTable(
  'testimonials',
  {
    id: identity(),
    name: text('name').notNull(),
    role: text('role').notNull().default(''),
    text: text('text').notNull(),
    /** Stars, 1 to 5. */
    rating: integer('rating'),
    photoRef: text('photo_ref').references(() => attachments.ref, { onDelete: 'set null' }),
    locale: text('locale').$type<Locale>().notNull(),
    consentBy: text('consent_by').notNull().default(''),
    consentOn: date('consent_on'),
    consentWay: text('consent_way').$type<ConsentWay>(),
    isPublished: boolean('is_published').notNull().default(false),
    /** Its place among those of its language. */
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('testimonials_order').on(table.locale, table.position),
    check('testimonials_rating', sql`${table.rating} between 1 and 5`),
    check(
      'testimonials_consent',
      sql`not ${table.isPublished} or (${table.consentBy} <> '' and ${table.consentOn} is not null and ${table.consentWay} is not null)`,
    ),
  ],
);
