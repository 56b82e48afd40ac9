// Converts a list request to SQL: which rows, in which order.

import { and, asc, desc, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Capability } from '#contract/platform/capabilities.ts';
import { type ListDeclaration, sortParts } from '#contract/platform/lists/list.ts';
import type { Condition } from '#contract/platform/lists/list-filter.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { containsText, foldText } from './text-search.ts';

export type Value = SQL | AnyPgColumn;

/** A part of a list that requires a right: callers who can't see a column must not learn it by sorting, filtering or searching. */
interface NeedsCapability {
  readonly needs?: Capability;
}

type Sort = Value | readonly Value[] | (NeedsCapability & { readonly by: Value | readonly Value[] });

/** A filter compares one value; others, such as roles in a separate table, have their own condition. */
type Filter = Value | (NeedsCapability & { readonly by: Value | ((condition: Condition) => SQL | undefined) });

type Search = Value | (NeedsCapability & { readonly by: Value });

export interface ListSql<Declaration extends ListDeclaration> {
  readonly declaration: Declaration;
  /** The ID column; always the last sort key. */
  readonly key: AnyPgColumn;
  /** The joined tables, if the key's table isn't enough. */
  readonly from?: SQL;
  readonly sorts: Readonly<Record<Declaration['sorts'][number], Sort>>;
  /** The searched values: every word must occur in one of them. */
  readonly search: readonly Search[];
  readonly filters: Readonly<Record<keyof Declaration['filters'] & string, Filter>>;
}

/** Declares how a list is read. For text sorts, pass `foldForSort(column)`. */
export function defineListSql<Declaration extends ListDeclaration>(
  declaration: Declaration,
  parts: Omit<ListSql<Declaration>, 'declaration'>,
): ListSql<Declaration> {
  return { declaration, ...parts };
}

/** Returns a sort key that ignores accents and case. */
export function foldForSort(column: Value): SQL {
  return foldText(column);
}

/** A validated request for a list. */
export interface ListInput {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly [filter: string]: unknown;
}

export interface ListPlan {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
}

/** The caller, as far as it affects what they see. */
export interface ListReader {
  readonly may: (capability: Capability) => boolean;
  /** The time zone of the days in `instant` filters. */
  readonly timeZone: string;
}

const MAX_WORDS = 8;

function hasParts<Parts extends object>(part: unknown): part is Parts {
  return typeof part === 'object' && part !== null && 'by' in part;
}

function findNeededCapability(part: unknown): Capability | undefined {
  return hasParts<NeedsCapability>(part) ? part.needs : undefined;
}

/** Every word must occur; `#12` is also the record with that number, and no longer one. */
function whereSearch(list: ListSql<ListDeclaration>, text: string, { may }: ListReader): SQL | undefined {
  const values = list.search
    .filter((part) => {
      const needs = findNeededCapability(part);
      return needs === undefined || may(needs);
    })
    .map((part) => (hasParts<{ by: Value }>(part) ? part.by : (part as Value)));
  const whole = sql`concat_ws(' ', ${sql.join(values, sql`, `)})`;
  const words = text.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  const whereWord = (word: string) => {
    const number = /^#(\d+)$/.exec(word)?.[1];
    const isNumber = [list.key, ...values].map((value) => sql`(${value})::text = ${number ?? ''}`);
    return number === undefined ? containsText(whole, word) : or(containsText(whole, word), ...isNumber);
  };
  return words.length === 0 || values.length === 0 ? undefined : and(...words.map(whereWord));
}

type Range = Extract<Condition, { kind: 'range' }>;

/** Compares as the type of the filter, not of the column, so that an ID can be compared with 1.5. */
function whereRange(value: Value, { from, to }: Range, type: 'date' | 'numeric'): SQL | undefined {
  const end = (text: string) => sql`${text}::${sql.raw(type)}`;
  return and(from === null ? undefined : sql`${value} >= ${end(from)}`, to === null ? undefined : sql`${value} <= ${end(to)}`);
}

/** Days of a time zone as half-open intervals: the last one ends where the next day starts. */
function whereMomentRange(value: Value, { from, to }: Range, timeZone: string): SQL | undefined {
  const start = (day: string, later: number) => sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;
  return and(from === null ? undefined : sql`${value} >= ${start(from, 0)}`, to === null ? undefined : sql`${value} < ${start(to, 1)}`);
}

function whereCondition(value: Value, condition: Condition, { kind, timeZone }: { kind: string; timeZone: string }): SQL | undefined {
  switch (condition.kind) {
    case 'choice': {
      const one = sql`${value}::text`;
      return or(
        condition.values.length > 0 ? inArray(one, [...condition.values]) : undefined,
        condition.orEmpty ? isEmptyValue(value) : undefined,
      );
    }
    case 'flag':
      return sql`${value} is ${sql.raw(String(condition.is))}`;
    case 'text':
      return containsText(sql`${value}::text`, condition.contains);
    case 'filled':
      return condition.is ? and(isNotNull(value), sql`${value}::text <> ''`) : isEmptyValue(value);
    case 'range':
      if (kind === 'instant') return whereMomentRange(value, condition, timeZone);
      return whereRange(value, condition, kind === 'number' ? 'numeric' : 'date');
  }
}

function isEmptyValue(value: Value): SQL | undefined {
  return or(isNull(value), sql`${value}::text = ''`);
}

function assertCapability(needs: Capability | undefined, field: string, { may }: ListReader): void {
  if (needs !== undefined && !may(needs)) throw new ValidationError([{ field, rule: 'notForYou' }]);
}

function whereFilters(list: ListSql<ListDeclaration>, asked: ListInput, asker: ListReader): (SQL | undefined)[] {
  return Object.entries(list.filters).map(([name, filter]) => {
    const condition = asked[name] as Condition | undefined;
    if (condition === undefined) return undefined;
    assertCapability(findNeededCapability(filter), name, asker);
    const by = hasParts<{ by: Value | ((condition: Condition) => SQL | undefined) }>(filter) ? filter.by : (filter as Value);
    if (typeof by === 'function') return by(condition);
    const kind = list.declaration.filters[name]?.kind ?? 'text';
    return whereCondition(by, condition, { kind, timeZone: asker.timeZone });
  });
}

function toOrderBy(list: ListSql<ListDeclaration>, sort: string, asker: ListReader): SQL[] {
  const { name, fromEnd } = sortParts(sort);
  const part = (list.sorts as Readonly<Record<string, Sort>>)[name];
  assertCapability(findNeededCapability(part), 'sort', asker);
  const by = hasParts<{ by: Value | readonly Value[] }>(part) ? part.by : (part as Value | readonly Value[] | undefined);
  const values = by === undefined ? [] : Array.isArray(by) ? (by as readonly Value[]) : [by as Value];
  const directed = values.map((value) => sql`${fromEnd ? desc(value) : asc(value)} nulls last`);
  return [...directed, fromEnd ? desc(list.key) : asc(list.key)];
}

/**
 * Converts a list request to SQL; the same request always gives the same order.
 * @param only restricts the rows to those that the caller may see
 * @throws ValidationError if it sorts or filters by what the caller may not see
 */
export function createListPlan<Declaration extends ListDeclaration>(
  list: ListSql<Declaration>,
  { asked, asker, only }: { asked: ListInput; asker: ListReader; only?: SQL | undefined },
): ListPlan {
  const any = list as unknown as ListSql<ListDeclaration>;
  const { search = '', sort = list.declaration.defaultSort } = asked;
  return {
    where: and(only, whereSearch(any, search, asker), ...whereFilters(any, asked, asker)),
    orderBy: toOrderBy(any, sort, asker),
  };
}
