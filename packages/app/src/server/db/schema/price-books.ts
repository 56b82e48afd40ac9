// Published price books, the quotes made from them, and the scenarios that staff keep: what a price was stays what it was.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { decimal, identity, moment } from './columns.ts';
import { users } from './identity.ts';

/** A price book as it was published; its row never changes. It is in force from its moment until that of a later one. */
export const priceBooks = pgTable(
  'price_books',
  {
    /** Counts from 1 without a gap; also the version that its document says. */
    number: integer('number').primaryKey(),
    /** The hash of its content, as quotes carry it. */
    hash: text('hash').notNull(),
    currency: text('currency').notNull(),
    /** The document; read again, it gives the hash. */
    document: text('document').notNull(),
    effectiveFrom: moment('effective_from').notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: bigint('published_by', { mode: 'number' }).references(() => users.id),
    /** Why, in the words of who published it. */
    reason: text('reason').notNull(),
    /** The older book whose content this one brings back. */
    restores: integer('restores'),
    /** When it was called off, before it came into force. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    unique('price_books_hash').on(table.hash),
    index('price_books_effective').on(table.effectiveFrom),
    check('price_books_number', sql`${table.number} >= 1`),
  ],
);

/** A quote that was made, once for each different one; its fingerprint is made from all that is in it. */
export const quotes = pgTable(
  'quotes',
  {
    fingerprint: text('fingerprint').primaryKey(),
    bookNumber: integer('book_number')
      .notNull()
      .references(() => priceBooks.number),
    /** The share of VAT of the business that sells the stay, where it is another than the book's; nothing where it is the book's. */
    vatRate: decimal('vat_rate'),
    /** What was asked, as the engine reads it. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    /** The whole quote, as finance sees it, byte for byte. */
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

/** What somebody keeps of the calculator, to come back to. */
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
