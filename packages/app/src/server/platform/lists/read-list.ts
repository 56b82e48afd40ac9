// Reads lists: first the IDs, then the rows; one page, or all of them in batches.

import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListDeclaration } from '#contract/platform/lists/list.ts';
import { type Page, pageFrom } from '#contract/platform/lists/paging.ts';
import { inFull } from '#server/db/in-full.ts';
import type { Call } from '#server/platform/app.ts';
import { createListPlan, type ListInput, type ListPlan, type ListReader, type ListSql } from './list-sql.ts';

/** The ID of a row: a number, or text for tables that aren't ours. */
type Key = number | string;

/** A row with its ID, by which rows are sorted again. */
export interface Keyed<Id extends Key = number> {
  readonly id: Id;
}

export interface ListSource<Row extends Keyed<Id>, Id extends Key = number> {
  /** Restricts the list to the rows that the caller may see. */
  readonly only?: SQL | undefined;
  /** Returns the rows with these IDs, in any order; deleted ones are left out. */
  readonly rows: (ids: readonly Id[]) => Promise<readonly Row[]>;
}

function toListReader(call: Call): ListReader {
  return { may: call.may, timeZone: call.app.config.TIME_ZONE };
}

interface Span {
  readonly limit: number;
  readonly offset: number;
}

/** Returns the IDs of the rows in a span, and the total. */
async function findKeys<Id extends Key>(
  call: Call,
  { list, plan, span }: { list: ListSql<ListDeclaration>; plan: ListPlan; span: Span },
): Promise<{ ids: Id[]; total: number }> {
  const toKey = list.key.dataType === 'string' ? String : Number;
  const found = await call.db
    .select({
      id: sql<Id>`${inFull(list.key)}`.mapWith((key) => toKey(key) as Id),
      total: sql<number>`(count(*) over ())::int`.mapWith(Number),
    })
    .from(list.from ?? sql`${list.key.table}`)
    .where(plan.where)
    .orderBy(...plan.orderBy)
    .limit(span.limit)
    .offset(span.offset);
  const [first] = found;
  if (first !== undefined) return { ids: found.map(({ id }) => id), total: first.total };
  if (span.offset === 0) return { ids: [], total: 0 };
  // Beyond the last page there is no row with the total.
  const { total } = await findKeys(call, { list, plan, span: { limit: 1, offset: 0 } });
  return { ids: [], total };
}

/** Sorts rows in the order of the IDs; several rows with one ID stay in their order. */
export function sortByIds<Row extends Keyed<Id>, Id extends Key = number>(ids: readonly Id[], rows: readonly Row[]): Row[] {
  const byId = Map.groupBy(rows, ({ id }) => id);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Reads one page of a list, in two statements.
 * @example readPage(call, userListSql, { asked: query, rows: (ids) => findUserRows(call.db, ids) })
 */
export async function readPage<Row extends Keyed<Id>, Id extends Key = number>(
  call: Call,
  list: ListSql<ListDeclaration>,
  { asked, only, rows }: ListSource<Row, Id> & { readonly asked: ListInput & { readonly page: number; readonly perPage: number } },
): Promise<Page<Row>> {
  const { page, perPage } = asked;
  const plan = createListPlan(list, { asked, asker: toListReader(call), only });
  const { ids, total } = await findKeys<Id>(call, { list, plan, span: { limit: perPage, offset: (page - 1) * perPage } });
  const found = ids.length === 0 ? [] : await rows(ids);
  return pageFrom(sortByIds(ids, found), { total, page, perPage });
}

/** Returns the IDs of all requested rows, up to a limit, and the total. */
export function findAllKeys(
  call: Call,
  list: ListSql<ListDeclaration>,
  { asked, only, limit }: { asked: ListInput & { readonly ids?: readonly number[] | undefined }; only: SQL | undefined; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const plan = createListPlan(list, { asked, asker: toListReader(call), only });
  const chosen = asked.ids === undefined ? undefined : inArray(list.key, [...asked.ids]);
  const where = chosen === undefined ? plan.where : plan.where === undefined ? chosen : sql`(${plan.where}) and ${chosen}`;
  return findKeys(call, { list, plan: { ...plan, where }, span: { limit, offset: 0 } });
}

/** Returns how many rows of a list match, by the value of a column; values without rows are left out. */
export async function countRowsBy(
  call: Call,
  list: ListSql<ListDeclaration>,
  { asked, only, by }: { asked: ListInput; only: SQL | undefined; by: AnyPgColumn },
): Promise<ReadonlyMap<string, number>> {
  const { where } = createListPlan(list, { asked, asker: toListReader(call), only });
  const found = await call.db
    .select({ value: sql<string>`${inFull(by)}::text`, count: sql<number>`count(*)::int`.mapWith(Number) })
    .from(list.from ?? sql`${list.key.table}`)
    .where(where)
    .groupBy(sql`${inFull(by)}`);
  return new Map(found.map(({ value, count }) => [value, count]));
}

/** Reads rows in batches: only one batch is in memory at a time, and no transaction stays open. */
export async function* readInBatches<Row extends Keyed>(
  ids: readonly number[],
  rows: ListSource<Row>['rows'],
  size = 500,
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += size) {
    const batch = ids.slice(start, start + size);
    yield sortByIds(batch, await rows(batch));
  }
}
