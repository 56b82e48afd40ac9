// Matches paths to pages, for the screens' router and for the server, which answers 404 for unknown paths.

import { isLocale, type Locale } from './locales.ts';
import { PAGE_PATHS, type PageName } from './page-paths.ts';

export interface PageMatch {
  readonly name: PageName;
  readonly params: Readonly<Record<string, string>>;
}

const ID = '\\d{1,15}';
const WORDS: Readonly<Record<string, string>> = { new: 'new', group: `group-${ID}` };

/** Returns the source of a regular expression for a parameter such as `{id|new}`. */
function expressionOf(parameter: string): string {
  const [name = '', ...words] = parameter.split('|');
  if (name !== 'id' && name !== 'studentId') return `(?<${name}>[^/]+)`;
  return `(?<${name}>${[ID, ...words.map((word) => WORDS[word] ?? word)].join('|')})`;
}

function patternOf(path: string): RegExp {
  const source = path.replace(/\{([\w|]+)\}/g, (_, parameter: string) => expressionOf(parameter)).replace(/\/\*$/, '/.*');
  return new RegExp(`^${source}$`);
}

const PATTERNS = (Object.entries(PAGE_PATHS) as [PageName, string][]).map(([name, path]) => ({ name, pattern: patternOf(path) }));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the page of a path without locale prefix, or null if there is none. A trailing slash is ignored.
 * @example matchPage('/hub/trips/7/edit') // { name: 'hubTripEdit', params: { id: '7' } }
 */
export function matchPage(path: string): PageMatch | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const { name, pattern } of PATTERNS) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const params = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decoded(value)] as const);
    return { name, params: Object.fromEntries(params) };
  }
  return null;
}

/**
 * Splits a path into its locale prefix and the rest.
 * @example splitLocale('/fr/login') // { locale: 'fr', path: '/login' }
 * @example splitLocale('/pt/login') // { locale: null, path: '/pt/login' }
 */
export function splitLocale(pathname: string): { locale: Locale | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path: pathname };
}

/** Returns whether a path, with or without locale prefix, belongs to a page. The server answers 404 if it doesn't. */
export function isPagePath(pathname: string): boolean {
  const name = matchPage(splitLocale(pathname).path)?.name;
  return name !== undefined && name !== 'notFound';
}
