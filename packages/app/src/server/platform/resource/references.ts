// Whether what a row is to refer to is there; what is found stays there until the transaction ends.

import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/db/database.ts';
import { ValidationError } from '#server/platform/errors.ts';
import type { Fields } from './resource.ts';

type NumberedTable = PgTable & { readonly id: AnyPgColumn };

/** Whether a table has a row of this number; the row can't be taken out before the transaction ends. */
async function hasRow(tx: Transaction, table: NumberedTable, id: number): Promise<boolean> {
  const found = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share');
  return found.length > 0;
}

/**
 * Refuses numbers that name no row, each at its field; what is left out or null refers to nothing.
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
