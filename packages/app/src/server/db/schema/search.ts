// The log of changes to searchable data, by which each process keeps its search index up to date.

import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

/** The number of a transaction, which never comes again; too large for a JavaScript number. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** What can change; `all` after so many changes at once that reading everything is quicker. */
export type SearchSubject = 'all' | 'family' | 'activity' | 'place';

/**
 * The families, activities and places that each transaction has changed, one row each; those of about the last hour are kept
 * (functions.sql).
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    id: identity(),
    at: moment('at').notNull().default(sql`clock_timestamp()`),
    subject: text('subject').$type<SearchSubject>().notNull().default('all'),
    /** The ID of the family or activity; 0 for the others. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull().default(0),
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index('search_changes_of_transaction').on(table.xid, table.subject, table.subjectId)],
);
