// A column under its whole name.

import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * A column with its table, for what is selected from one table and joins or counts others in SQL of its own: there the query builder
 * names columns without their table, and they would be those of another.
 */
export function inFull(column: AnyPgColumn): SQL {
  return sql`${column.table}.${sql.identifier(column.name)}`;
}
