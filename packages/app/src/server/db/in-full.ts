// A column with its table name.

import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns a column qualified with its table, for selects from one table with subqueries on others in raw SQL: the query builder omits the
 * table there, so the name would refer to another table's column.
 */
export function inFull(column: AnyPgColumn): SQL {
  return sql`${column.table}.${sql.identifier(column.name)}`;
}
