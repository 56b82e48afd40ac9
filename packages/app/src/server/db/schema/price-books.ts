// Published price books, the quotes made from them, and scenarios saved by staff. Published prices never change.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { decimal, identity, moment } from './columns.ts';
import { users } from './identity.ts';

/** A published price book; its row never changes. It is in force from its effective date until that of a later book. */
export const priceBooks = pgTable(
  'price_books',
  {
    /** Counts from 1 without gaps; also the version in its document. */
    number: integer('number').primaryKey(),
    /** The hash of its content, as stated in quotes. */
    hash: text('hash').notNull(),
    currency: text('currency').notNull(),
    /** The document; its hash can be recalculated from it. */
    document: text('document').notNull(),
    effectiveFrom: moment('effective_from').notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: bigint('published_by', { mode: 'number' }).references(() => users.id),
    /** The reason, as entered by the publisher. */
    reason: text('reason').notNull(),
    /** The older book whose content this one restores. */
    restores: integer('restores'),
    /** When it was withdrawn before it took effect. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    unique('price_books_hash').on(table.hash),
    index('price_books_effective').on(table.effectiveFrom),
    check('price_books_number', sql`${table.number} >= 1`),
  ],
);

/** A stored quote; identical quotes are stored once, under the fingerprint of their content. */
export const quotes = pgTable(
  'quotes',
  {
    fingerprint: text('fingerprint').primaryKey(),
    bookNumber: integer('book_number')
      .notNull()
      .references(() => priceBooks.number),
    /** The VAT rate of the business that sells the stay, if it differs from the book's; null for the book's. */
    vatRate: decimal('vat_rate'),
    /** The request in the engine's format. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    /** The whole quote as finance sees it, byte for byte. */
    document: text('document').notNull(),
    currency: text('currency').notNull(),
    total: numeric('total').notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('quotes_book').on(table.bookNumber), check('quotes_vat_rate', sql`${table.vatRate} >= 0 and ${table.vatRate} <= 1`)],
);

/** A request saved in the calculator. */
export const scenarios = pgTable(
  'scenarios',
  {
    id: identity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('scenarios_name').on(table.userId, table.name)],
);
