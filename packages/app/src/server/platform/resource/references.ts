// Checks that referenced rows exist, and locks them until the transaction ends.

import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/db/database.ts';
import { ValidationError } from '#server/platform/errors.ts';
import type { Fields } from './resource.ts';

type NumberedTable = PgTable & { readonly id: AnyPgColumn };

/** Returns whether a table has a row with this ID; the row can't be deleted before the transaction ends. */
async function hasRow(tx: Transaction, table: NumberedTable, id: number): Promise<boolean> {
  const found = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share');
  return found.length > 0;
}

/**
 * Rejects IDs of missing rows, with a fault for each field; ignores missing and null fields.
 * @example await assertReferences(tx, fields, { countryId: countries, currencyId: currencies })
 */
export async function assertReferences(tx: Transaction, fields: Fields, tables: Readonly<Record<string, NumberedTable>>): Promise<void> {
  const missing: string[] = [];
  for (const [field, table] of Object.entries(tables)) {
    const id = fields[field];
    if (typeof id === 'number' && !(await hasRow(tx, table, id))) missing.push(field);
  }
  if (missing.length > 0) throw new ValidationError(missing.map((field) => ({ field, rule: 'unknownNumber' })));
}
