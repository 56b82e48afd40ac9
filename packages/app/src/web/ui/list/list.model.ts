// The state of a list and its text in the address: parsing, changing and formatting.

import { type ListDeclaration, sortParts } from '#contract/platform/lists/list.ts';
import { parseCondition } from '#contract/platform/lists/list-filter.ts';

export interface ListState {
  readonly search: string;
  /** `-name` for descending. */
  readonly sort: string;
  /** The texts of the active filters. */
  readonly filters: Readonly<Record<string, string>>;
  /** The columns in their order; null for the default. */
  readonly columns: readonly string[] | null;
  /** Of a spreadsheet: how many columns stay in sight; absent for the default. */
  readonly frozen?: number;
  readonly page: number;
  readonly perPage: number;
}

/** The facts about a list to parse its address. */
export interface ListFrame {
  readonly list: ListDeclaration;
  /** All columns. */
  readonly columns: readonly string[];
}

const OWN = ['search', 'sort', 'columns', 'frozen', 'page', 'perPage'];
const MOST_FROZEN = 20;
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

/** Parses the state from an address; ignores invalid parts. */
export function readListState(query: string, { list, columns }: ListFrame): ListState {
  const asked = new URLSearchParams(query);
  const filters = Object.entries(list.filters).flatMap(([name, filter]) => {
    const text = asked.getAll(name).join(',');
    return text !== '' && parseCondition(text, filter) !== null ? [[name, text] as const] : [];
  });
  const frozen = wholeNumber(asked.get('frozen'), { from: 0, to: MOST_FROZEN, otherwise: -1 });
  return {
    ...(frozen === -1 ? {} : { frozen }),
    search: (asked.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    sort: knownSort(asked.get('sort'), list),
    filters: Object.fromEntries(filters),
    columns: knownColumns(asked.get('columns'), columns),
    page: wholeNumber(asked.get('page'), { from: 1, to: 1_000_000, otherwise: 1 }),
    perPage: wholeNumber(asked.get('perPage'), { from: 1, to: list.mostPerPage, otherwise: list.perPage }),
  };
}

/** Encodes a text but keeps it readable: commas, and plus signs for spaces. */
function written(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+');
}

/**
 * Formats the query of an address for a state; omits defaults.
 * @param others other parts of the query, which are kept
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
    ...(state.frozen === undefined ? [] : [['frozen', String(state.frozen)] as [string, string]]),
    ...(state.page === 1 ? [] : [['page', String(state.page)] as [string, string]]),
    ...(state.perPage === list.perPage ? [] : [['perPage', String(state.perPage)] as [string, string]]),
  ];
  return [...kept, ...own].map(([name, text]) => `${written(name)}=${written(text)}`).join('&');
}

/** Changes the state; a new search, filter, sort or page size goes to the first page. */
export function changeState(state: ListState, change: Partial<ListState>): ListState {
  const stays = Object.keys(change).every((name) => ['page', 'columns', 'frozen'].includes(name));
  return { ...state, ...(stays ? {} : { page: 1 }), ...change };
}

/** Sets a filter; an empty text removes it. */
export function setFilter(state: ListState, name: string, text: string): ListState {
  const { [name]: _, ...others } = state.filters;
  return changeState(state, { filters: text === '' ? others : { ...others, [name]: text } });
}

/** Clears search and filters; keeps sort and columns. */
export function clearFilters(state: ListState): ListState {
  return changeState(state, { search: '', filters: {} });
}

export function isNarrowed({ search, filters }: ListState): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** Returns the sort after a click on a column: first ascending, then descending. */
export function toNextSort(sort: string, name: string): string {
  return sort === name ? `-${name}` : name;
}

/** Returns the sort of a column for `aria-sort`. */
export function sortOf(sort: string, name: string): 'ascending' | 'descending' | 'none' {
  const parts = sortParts(sort);
  if (parts.name !== name) return 'none';
  return parts.fromEnd ? 'descending' : 'ascending';
}

/** The query of a request for rows. */
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

/** Returns the search and filters that define all matching rows, regardless of the page. */
export function matchOf({ search, filters }: ListState): Readonly<Record<string, string>> {
  return { ...filters, ...(search === '' ? {} : { search }) };
}
