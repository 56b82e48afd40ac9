// Searches, filters, sorts and paginates rows in memory that have no table, the same way as lists of the database.

import { sortParts } from '#contract/platform/lists/list.ts';
import type { Condition } from '#contract/platform/lists/list-filter.ts';
import { type Page, pageFrom } from '#contract/platform/lists/paging.ts';
import type { ListInput } from './list-sql.ts';

type Value = string | number | null;

export interface RowList<Row> {
  readonly defaultSort: string;
  readonly sorts: Readonly<Record<string, (row: Row) => Value>>;
  readonly filters: Readonly<Record<string, (row: Row) => Value>>;
  readonly searched: (row: Row) => string;
}

const foldCase = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function isInRange(value: Value, from: string | null, to: string | null): boolean {
  if (value === null || value === '') return false;
  const isNumber = typeof value === 'number' || !/^\d{4}-/.test(value);
  const above = (a: Value, b: Value) => (isNumber ? Number(a) >= Number(b) : String(a) >= String(b));
  return (from === null || above(value, from)) && (to === null || above(to, value));
}

function matchesCondition(value: Value, condition: Condition): boolean {
  const isEmpty = value === null || value === '';
  switch (condition.kind) {
    case 'choice':
      return isEmpty ? condition.orEmpty : condition.values.includes(String(value));
    case 'filled':
      return condition.is !== isEmpty;
    case 'range':
      return isInRange(value, condition.from, condition.to);
    case 'flag':
      return condition.is !== isEmpty;
    case 'text':
      return foldCase(String(value ?? '')).includes(foldCase(condition.contains));
  }
}

function compareValues(a: Value, b: Value): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return typeof a === 'number' && typeof b === 'number' ? a - b : foldCase(String(a)) < foldCase(String(b)) ? -1 : a === b ? 0 : 1;
}

/** Returns the requested rows, sorted; the sort is stable. */
export function filterRows<Row extends { readonly id: number }>(
  rows: readonly Row[],
  list: RowList<Row>,
  asked: ListInput & { readonly ids?: readonly number[] | undefined },
): Row[] {
  const words = foldCase(asked.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = rows.filter(
    (row) =>
      (asked.ids === undefined || asked.ids.includes(row.id)) &&
      words.every((word) => foldCase(list.searched(row)).includes(word)) &&
      Object.entries(list.filters).every(([name, valueIn]) => {
        const condition = asked[name] as Condition | undefined;
        return condition === undefined || matchesCondition(valueIn(row), condition);
      }),
  );
  const { name, fromEnd } = sortParts(asked.sort ?? list.defaultSort);
  const by = list.sorts[name];
  if (by === undefined) return found;
  return found.sort((a, b) => {
    const [first, second] = [by(a), by(b)];
    const order = compareValues(first, second);
    // Rows without a value come last in both directions.
    return fromEnd && first !== null && second !== null ? -order : order;
  });
}

/** Returns one page of the rows. */
export function paginateRows<Row>(rows: readonly Row[], { page, perPage }: { page: number; perPage: number }): Page<Row> {
  return pageFrom(rows.slice((page - 1) * perPage, page * perPage), { total: rows.length, page, perPage });
}
