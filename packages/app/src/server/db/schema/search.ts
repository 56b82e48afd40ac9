// The change counter that tells processes their cached search data is out of date.

import { sql } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

/** A row for each statement that changed searchable data; about the last thousand are kept (functions.sql). */
export const searchChanges = pgTable('search_changes', {
  id: identity(),
  at: moment('at').notNull().default(sql`clock_timestamp()`),
});
