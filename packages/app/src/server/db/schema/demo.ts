// Whether the database holds the demo world.

import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** At most one row, so that only one of two concurrent processes makes the demo world. */
export const demoWorlds = pgTable(
  'demo_worlds',
  {
    only: boolean('only').primaryKey().default(true),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [check('demo_worlds_only', sql`${table.only}`)],
);
