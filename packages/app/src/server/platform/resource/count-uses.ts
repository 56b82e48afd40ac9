// SQL for the number of references to a row.

import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inFull } from '#server/db/in-full.ts';

/**
 * Returns SQL for the number of rows that refer to a row by any of these columns.
 * @example db.select({ id: currencies.id, usedBy: countUses(currencies.id, [businesses.currencyId]) }).from(currencies)
 */
export function countUses(key: AnyPgColumn, columns: readonly [AnyPgColumn, ...AnyPgColumn[]]): SQL<number> {
  const counts = columns.map((column) => sql`(select count(*) from ${column.table} where ${inFull(column)} = ${inFull(key)})`);
  return sql<number>`${sql.join(counts, sql` + `)}`.mapWith(Number);
}
