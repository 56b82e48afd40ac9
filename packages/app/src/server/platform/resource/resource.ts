// Generic use cases for resources that are listed, created, edited and deleted.

import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListDeclaration } from '#contract/platform/lists/list.ts';
import type { Page } from '#contract/platform/lists/paging.ts';
import type { RefusalCode } from '#contract/platform/refusals.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { findCode, findConstraint } from '#server/db/fault.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { ListInput, ListSql } from '#server/platform/lists/list-sql.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';

/** The common fields of all resources. */
export interface ResourceRow {
  readonly id: number;
  readonly version: number;
  /** The number of rows that refer to it; it can only be deleted if there are none. */
  readonly usedBy?: number;
  /** Whether this is the default row, for resources that have one. */
  readonly isDefault?: boolean;
}

/** The fields of a row from the request, validated by the endpoint's schema. */
export type Fields = Readonly<Record<string, unknown>>;

/** The field of a unique constraint; with an error code if `nameTaken` doesn't fit. */
type UniqueField = string | { readonly field: string; readonly refusal: RefusalCode };

export interface Resource<Row extends ResourceRow, Item extends object> {
  /** The subject in the audit log: `currency`; its actions are `currency.create`, `currency.edit`, `currency.delete`. */
  readonly subject: string;
  readonly table: PgTable & { readonly id: AnyPgColumn; readonly version: AnyPgColumn };
  /** A function if the list depends on the current day. */
  readonly list: ListSql<ListDeclaration> | ((today: string) => ListSql<ListDeclaration>);
  /** Returns the rows with these IDs, in any order. */
  readonly rows: (db: Queryable, ids: readonly number[]) => Promise<readonly Row[]>;
  /** Converts a row to the item that callers see. */
  readonly record: (row: Row, call: Call) => Item;
  /** The field of each unique constraint of the table. */
  readonly alike: Readonly<Record<string, UniqueField>>;
  /** The column that marks the default row: setting it on one row clears it on the previous one, so that there is always exactly one. */
  readonly oneDefault?: AnyPgColumn;
  /** Fields derived from other fields or rows; they don't count as changes of the row. */
  readonly derived?: readonly (keyof Row & string)[];
  /** Validates fields that only the database can check, and returns the values to store; `row` is null for a new one. */
  readonly checked?: (tx: Transaction, fields: Fields, row: Row | null) => Promise<Fields>;
  /** Writes data in other tables, after the row itself. */
  readonly beside?: (tx: Transaction, id: number, fields: Fields, call: Call) => Promise<void>;
  /** Cleans up after a row has been deleted. */
  readonly after?: (tx: Transaction, id: number, call: Call) => Promise<void>;
  /** Returns the error for a row that is in use, if `inUse` doesn't explain enough. */
  readonly whyUsed?: (row: Row) => AppError;
  /** Returns whether the product depends on the row, so that it can't be deleted. */
  readonly isFixed?: (row: Row) => boolean;
  /** Restricts the rows that the caller may list. */
  readonly only?: (call: Call) => SQL | undefined;
}

/** PostgreSQL error codes. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

function rejectDuplicate(alike: Readonly<Record<string, UniqueField>>) {
  return (error: unknown): never => {
    const found = findCode(error) === UNIQUE_VIOLATION ? alike[findConstraint(error) ?? ''] : undefined;
    if (found === undefined) throw error;
    const { field, refusal } = typeof found === 'string' ? ({ field: found, refusal: 'nameTaken' } as const) : found;
    throw new AppError(refusal, { field });
  };
}

async function getRow<Row extends ResourceRow>(
  db: Queryable,
  { rows }: { readonly rows: (db: Queryable, ids: readonly number[]) => Promise<readonly Row[]> },
  id: number,
): Promise<Row> {
  const [row] = await rows(db, [id]);
  if (row === undefined) throw notFound();
  return row;
}

/** The use cases of a resource. */
export interface ResourceUseCases<Item extends object> {
  readonly page: (call: Call, asked: ListInput & { readonly page: number; readonly perPage: number }) => Promise<Page<Item>>;
  readonly read: (call: Call, id: number) => Promise<Item>;
  readonly create: (call: Call, fields: Fields) => Promise<Item>;
  readonly edit: (call: Call, change: Fields & { readonly id: number; readonly version?: number | undefined }) => Promise<Item>;
  readonly remove: (call: Call, id: number) => Promise<{ readonly message: string }>;
}

/** Returns the fields of a row for the audit log, without ID, version, usage and derived fields. */
function toAuditedFields(row: object, derived: readonly string[] = []): Record<string, unknown> {
  const aside = new Set(['id', 'version', 'usedBy', 'createdAt', ...derived]);
  return Object.fromEntries(Object.entries(row).filter(([field]) => !aside.has(field)));
}

/** The row has come into use since the count. */
function rejectUsed(error: unknown): never {
  throw findCode(error) === FOREIGN_KEY_VIOLATION ? new AppError('inUse', { values: { count: 1 } }) : error;
}

/** Returns whether anything changes: otherwise the version stays the same, so that nobody else's copy becomes outdated. */
function hasChanges(row: object, values: Fields): boolean {
  return Object.keys(findDifferences(row as Fields, values)).length > 0;
}

/**
 * Creates the use cases of a resource; each writes in one transaction together with its row of the audit log.
 * @example const currencies = createResourceUseCases({ subject: 'currency', table: schema.currencies, … });
 */
export function createResourceUseCases<Row extends ResourceRow, Item extends object>(
  resource: Resource<Row, Item>,
): ResourceUseCases<Item> {
  const { subject, table, alike, oneDefault, derived } = resource;
  const prepareFields = resource.checked ?? ((_, fields: Fields) => Promise.resolve(fields));

  async function lockRow(tx: Transaction, id: number): Promise<Row> {
    await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
    return getRow(tx, resource, id);
  }

  function recordAction(tx: Transaction, call: Call, { verb, id, changes }: { verb: string; id: number; changes: Fields }) {
    return recordChange(tx, call, { action: `${subject}.${verb}`, subjectType: subject, subjectId: id, changes });
  }

  /** Records the change in the audit log, and returns the current row. */
  async function recordAndGet(tx: Transaction, call: Call, { verb, before, id }: { verb: string; before: object; id: number }) {
    const row = await getRow(tx, resource, id);
    const changes = findDifferences(toAuditedFields(before, derived), toAuditedFields(row, derived));
    if (Object.keys(changes).length > 0) await recordAction(tx, call, { verb, id, changes });
    return resource.record(row, call);
  }

  /** Serializes concurrent changes of the default before they lock rows, to avoid a deadlock. */
  async function lockDefault(tx: Transaction, { isDefault }: Fields): Promise<void> {
    if (oneDefault !== undefined && isDefault === true) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`);
  }

  /** Clears the previous default, and records that as a change of that row. */
  async function clearOtherDefaults(tx: Transaction, call: Call, { isDefault }: Fields, id: number): Promise<void> {
    if (oneDefault === undefined || isDefault !== true) return;
    const before = await tx
      .update(table)
      .set({ isDefault: false, version: sql`${table.version} + 1` } as never)
      .where(and(eq(oneDefault, true), ne(table.id, id)))
      .returning({ id: table.id });
    for (const other of before as unknown as { id: number }[]) {
      await recordAction(tx, call, { verb: 'edit', id: other.id, changes: { isDefault: { before: true, after: false } } });
    }
  }

  /** A default can't be unset, only replaced by another, so that there always is one. */
  function assertDefaultKept(row: Row, { isDefault }: Fields): void {
    if (oneDefault !== undefined && row.isDefault === true && isDefault === false) {
      throw new ValidationError([{ field: 'isDefault', rule: 'oneDefault' }]);
    }
  }

  return {
    async page(call, asked) {
      const only = resource.only?.(call);
      const list = typeof resource.list === 'function' ? resource.list(call.app.clock.today()) : resource.list;
      const page = await readPage<Row>(call, list, { asked, only, rows: (ids) => resource.rows(call.db, ids) });
      return { ...page, data: page.data.map((row) => resource.record(row, call)) };
    },
    async read(call, id) {
      return resource.record(await getRow(call.db, resource, id), call);
    },
    create: (call, fields) =>
      call.db.transaction(async (tx) => {
        await lockDefault(tx, fields);
        const values = await prepareFields(tx, fields, null);
        await clearOtherDefaults(tx, call, values, 0);
        const [made] = await tx
          .insert(table)
          .values(values as never)
          .returning({ id: table.id })
          .catch(rejectDuplicate(alike));
        const id = Number((made as { id?: unknown } | undefined)?.id);
        await resource.beside?.(tx, id, values, call);
        return recordAndGet(tx, call, { verb: 'create', before: {}, id });
      }),
    edit: (call, { id, version, ...fields }) =>
      call.db.transaction(async (tx) => {
        await lockDefault(tx, fields);
        const row = await lockRow(tx, id);
        if (version !== undefined && version !== row.version) {
          throw new AppError('changedMeanwhile', { current: Object.fromEntries(Object.entries(resource.record(row, call))) });
        }
        assertDefaultKept(row, fields);
        const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
        const values = await prepareFields(tx, given, row);
        if (!hasChanges(row, values)) return resource.record(row, call);
        await clearOtherDefaults(tx, call, values, id);
        await tx
          .update(table)
          .set({ ...values, version: sql`${table.version} + 1` } as never)
          .where(eq(table.id, id))
          .catch(rejectDuplicate(alike));
        await resource.beside?.(tx, id, values, call);
        return recordAndGet(tx, call, { verb: 'edit', before: row, id });
      }),
    remove: (call, id) =>
      call.db.transaction(async (tx) => {
        const row = await lockRow(tx, id);
        if (resource.isFixed?.(row) || (oneDefault !== undefined && row.isDefault === true)) throw new AppError('fixedByTheProduct');
        if (row.usedBy !== undefined && row.usedBy > 0) {
          throw resource.whyUsed?.(row) ?? new AppError('inUse', { values: { count: row.usedBy } });
        }
        await tx.delete(table).where(eq(table.id, id)).catch(rejectUsed);
        await resource.after?.(tx, id, call);
        const gone = Object.entries(toAuditedFields(row, derived)).map(([field, before]) => [field, { before, after: null }]);
        await recordAction(tx, call, { verb: 'delete', id, changes: Object.fromEntries(gone) });
        return { message: getTranslator(call.locale)('answers.deleted') };
      }),
  };
}
