// Paginated lists: query, answer, and the state of a list on screen.

import * as z from 'zod';
import { DEFAULT_PAGE_SIZE, LIST_STATE_PAGE_SIZE, MAX_PAGE_SIZE, PAGINATOR_PAGE_SIZE } from '#contract/platform/constants.ts';

/** Returns the query shape of a list: `page` from 1, `perPage` up to 100, search text, and a column to sort by (`-name` is descending). */
export function listQuery<const Columns extends readonly [string, ...string[]], More extends z.ZodRawShape>(
  columns: Columns,
  { perPage = DEFAULT_PAGE_SIZE, more }: { perPage?: number; more: More },
) {
  const sorts = columns.flatMap((column) => [column, `-${column}`]) as [Columns[number], ...(Columns[number] | `-${Columns[number]}`)[]];
  return z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(perPage),
    search: z.string().trim().max(200).optional(),
    sort: z.enum(sorts).optional(),
    ...more,
  });
}

/** Returns the shape of one page of a list; `from` and `to` count rows from 1 and are null on an empty page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    total: z.number().int(),
    perPage: z.number().int(),
    currentPage: z.number().int(),
    lastPage: z.number().int(),
    from: z.number().int().nullable(),
    to: z.number().int().nullable(),
  });
}

export type Page<Item> = z.output<ReturnType<typeof pageOf<z.ZodType<Item>>>>;

/** Builds a page from the rows of a query. */
export function pageFrom<Item>(data: Item[], { total, page, perPage }: { total: number; page: number; perPage: number }): Page<Item> {
  const from = data.length === 0 ? null : (page - 1) * perPage + 1;
  return {
    data,
    total,
    perPage,
    currentPage: page,
    lastPage: Math.max(1, Math.ceil(total / perPage)),
    from,
    to: from === null ? null : from + data.length - 1,
  };
}

/** A paginated list on screen. */
export interface PageState<Item> {
  total: number;
  perPage: number;
  currentPage: number;
  lastPage: number;
  isLoaded: boolean;
  isLoading: boolean;
  hasNextPage: boolean;
  data: Item[];
}

export function emptyPageState<Item>(): PageState<Item> {
  return {
    total: 0,
    perPage: PAGINATOR_PAGE_SIZE,
    currentPage: 1,
    lastPage: 1,
    isLoaded: false,
    isLoading: false,
    hasNextPage: false,
    data: [],
  };
}

/** A list on screen with the range of its visible rows. */
export interface ListState<Item> {
  total: number;
  currentPage: number;
  perPage: number;
  from: number | null;
  to: number | null;
  isLoaded: boolean;
  isLoading: boolean;
  isRefetching: boolean;
  data: Item[];
}

/** Returns the state of a list before its first answer. */
export function emptyListState<Item>(): ListState<Item> {
  return {
    total: 0,
    currentPage: 1,
    perPage: LIST_STATE_PAGE_SIZE,
    from: null,
    to: null,
    isLoaded: false,
    isLoading: false,
    isRefetching: false,
    data: [],
  };
}
