// The addresses under which search engines keep public pages: one for each content and language.

import { DEFAULT_LOCALE, type Locale } from './locales.ts';
import type { PageMatch } from './page-match.ts';
import { PAGE_PATHS, type PageName } from './page-paths.ts';

/** Pages that search engines shall find. */
export const INDEXED_PAGES = [
  'home',
  'register',
  'registerAsHostFamily',
  'contactUs',
  'book',
  'experience',
  'blogList',
  'blog',
  'page',
  'travelSearch',
  'travelFamily',
  'travelActivity',
] as const satisfies readonly PageName[];

export type IndexedPage = (typeof INDEXED_PAGES)[number];

/** Other addresses of the same content, which lead search engines to the first one. */
const SAME_CONTENT: Readonly<Partial<Record<PageName, IndexedPage>>> = {
  becomeHostFamily: 'registerAsHostFamily',
  becomeAHost: 'registerAsHostFamily',
  oldExperience: 'experience',
};

/** Pages with a list in several parts. */
const PAGED: readonly PageName[] = ['blogList', 'travelSearch'];

/** What may follow an address without changing what a page is about: marks of campaigns, and the dates that somebody has chosen. */
const HARMLESS = /^(?:utm_\w+|gclid|fbclid|msclkid|page|from|to|children|view|trip)$/;

/** The choices of a search: its results are found by its first list, not by each of their combinations. */
const FILTERED: readonly PageName[] = ['travelSearch', 'book', 'experience'];

/** The query of an address. */
interface AddressQuery {
  get(name: string): string | null;
  keys(): Iterable<string>;
}

const isIndexed = (name: PageName): name is IndexedPage => (INDEXED_PAGES as readonly PageName[]).includes(name);

/** Returns the page of a list that a query asks for; 1 for anything else. */
export function readPageNumber(query: AddressQuery): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/**
 * Returns the path of a page for search engines, without the prefix of its language, with its page number alone; null if they shall not
 * keep it: a page on the way to an account, a draft, a search with filters.
 * @example toCanonicalPath({ name: 'travelFamily', params: { id: '7' } }, new URLSearchParams('from=2027-07-04')) // '/travel/families/7'
 */
export function toCanonicalPath({ name, params }: PageMatch, query: AddressQuery): string | null {
  const page = SAME_CONTENT[name] ?? name;
  if (!isIndexed(page)) return null;
  if (FILTERED.includes(page) && [...query.keys()].some((key) => !HARMLESS.test(key))) return null;
  const path = PAGE_PATHS[page].replace(/\{(\w+)[^}]*\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const number = PAGED.includes(page) ? readPageNumber(query) : 1;
  return number === 1 ? path : `${path}?page=${number}`;
}

/** @example toLocalePath('fr', '/login') // '/fr/login'; English has no prefix */
export function toLocalePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${path === '/' ? '' : path}`;
}
