// Whether the database holds the demo world.

import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row at most: of two processes that would make the demo world at once, one does. */
export const demoWorlds = pgTable(
  'demo_worlds',
  {
    only: boolean('only').primaryKey().default(true),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [check('demo_worlds_only', sql`${table.only}`)],
);
