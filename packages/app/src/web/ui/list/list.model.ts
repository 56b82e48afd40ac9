// What a list on screen shows, and its text in the address: read, changed and written without losing anything.

import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { type ListDeclaration, sortParts } from '#contract/platform/lists/list.ts';
import { parseCondition } from '#contract/platform/lists/list-filter.ts';

export interface ListState {
  readonly search: string;
  /** `-name` from the end. */
  readonly sort: string;
  /** The texts of the filters that are set. */
  readonly filters: Readonly<Record<string, string>>;
  /** The columns in their order; null is what the list shows by itself. */
  readonly columns: readonly string[] | null;
  readonly page: number;
  readonly perPage: number;
}

/** A list as its address needs to know it. */
export interface ListFrame {
  readonly list: ListDeclaration;
  /** Every column there is. */
  readonly columns: readonly string[];
}

const OWN = ['search', 'sort', 'columns', 'page', 'perPage'];
const MAX_SEARCH = 200;

function wholeNumber(text: string | null, { from, to, otherwise }: { from: number; to: number; otherwise: number }): number {
  const number = /^\d{1,7}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return number >= from && number <= to ? number : otherwise;
}

function knownSort(sort: string | null, { sorts, defaultSort }: ListDeclaration): string {
  return sort !== null && sorts.includes(sortParts(sort).name) ? sort : defaultSort;
}

function knownColumns(text: string | null, columns: readonly string[]): readonly string[] | null {
  if (text === null) return null;
  const known = [...new Set(text.split(','))].filter((name) => columns.includes(name));
  return known.length === 0 ? null : known;
}

/** What an address says of a list; what is wrong in it counts as not said. */
export function readListState(query: string, { list, columns }: ListFrame): ListState {
  const asked = new URLSearchParams(query);
  const filters = Object.entries(list.filters).flatMap(([name, filter]) => {
    const text = asked.getAll(name).join(',');
    return text !== '' && parseCondition(text, filter) !== null ? [[name, text] as const] : [];
  });
  return {
    search: (asked.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    sort: knownSort(asked.get('sort'), list),
    filters: Object.fromEntries(filters),
    columns: knownColumns(asked.get('columns'), columns),
    page: wholeNumber(asked.get('page'), { from: 1, to: 1_000_000, otherwise: 1 }),
    perPage: wholeNumber(asked.get('perPage'), { from: 1, to: MAX_PAGE_SIZE, otherwise: list.perPage }),
  };
}

/** Readable where an address allows it: commas, spaces as plus signs. */
function written(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+');
}

/**
 * The query of an address that shows this; what goes without saying is left out.
 * @param others what else the address says, which stays
 */
export function writeListState(state: ListState, { list }: Pick<ListFrame, 'list'>, others = ''): string {
  const kept = [...new URLSearchParams(others)].filter(([name]) => !OWN.includes(name) && !Object.hasOwn(list.filters, name));
  const own: [string, string][] = [
    ...(state.search === '' ? [] : [['search', state.search] as [string, string]]),
    ...Object.keys(list.filters).flatMap((name): [string, string][] => {
      const text = state.filters[name];
      return text === undefined || text === '' ? [] : [[name, text]];
    }),
    ...(state.sort === list.defaultSort ? [] : [['sort', state.sort] as [string, string]]),
    ...(state.columns === null ? [] : [['columns', state.columns.join(',')] as [string, string]]),
    ...(state.page === 1 ? [] : [['page', String(state.page)] as [string, string]]),
    ...(state.perPage === list.perPage ? [] : [['perPage', String(state.perPage)] as [string, string]]),
  ];
  return [...kept, ...own].map(([name, text]) => `${written(name)}=${written(text)}`).join('&');
}

/** Another search, filter, sort or length of page begins at the first page. */
export function changeState(state: ListState, change: Partial<ListState>): ListState {
  const stays = Object.keys(change).every((name) => name === 'page' || name === 'columns');
  return { ...state, ...(stays ? {} : { page: 1 }), ...change };
}

/** With a filter set, or taken off by an empty text. */
export function setFilter(state: ListState, name: string, text: string): ListState {
  const { [name]: _, ...others } = state.filters;
  return changeState(state, { filters: text === '' ? others : { ...others, [name]: text } });
}

/** Nothing searched, nothing filtered; sort and columns stay. */
export function clearFilters(state: ListState): ListState {
  return changeState(state, { search: '', filters: {} });
}

export function isNarrowed({ search, filters }: ListState): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** The sort after somebody asked for a column: once from the beginning, again from the end. */
export function toNextSort(sort: string, name: string): string {
  return sort === name ? `-${name}` : name;
}

/** How a column stands in the sort, for `aria-sort`. */
export function sortOf(sort: string, name: string): 'ascending' | 'descending' | 'none' {
  const parts = sortParts(sort);
  if (parts.name !== name) return 'none';
  return parts.fromEnd ? 'descending' : 'ascending';
}

/** What a request for the rows says. */
export interface ListRequest {
  readonly search?: string;
  readonly sort: string;
  readonly page: number;
  readonly perPage: number;
  readonly [filter: string]: string | number | undefined;
}

export function toListRequest({ search, sort, filters, page, perPage }: ListState): ListRequest {
  return { ...filters, ...(search === '' ? {} : { search }), sort, page, perPage };
}

/** What all matching rows have in common, whatever page they are on. */
export function matchOf({ search, filters }: ListState): Readonly<Record<string, string>> {
  return { ...filters, ...(search === '' ? {} : { search }) };
}
