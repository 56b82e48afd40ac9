// What tells a process that what it keeps for the search is out of date.

import { sql } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

/** A row for each statement that changed anything that is searched; the last thousand or so are kept (functions.sql). */
export const searchChanges = pgTable('search_changes', {
  id: identity(),
  at: moment('at').notNull().default(sql`clock_timestamp()`),
});
