// A builder for each URL of the product. The URLs have no locale prefix: the router adds the current one.

import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';

type NameOf<Parameter extends string> = Parameter extends `${infer Name}|${string}` ? Name : Parameter;

type ParametersOf<Path extends string> = Path extends `${string}{${infer Parameter}}${infer Rest}`
  ? NameOf<Parameter> | ParametersOf<Rest>
  : never;

type Values<Path extends string> = { readonly [Name in ParametersOf<Path>]: string | number };

/** The query string; undefined values are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

type Builder<Path extends string> = [ParametersOf<Path>] extends [never]
  ? (query?: Query) => string
  : (parameters: Values<Path>, query?: Query) => string;

/** Returns the query as text with its question mark, or an empty string. */
function searchOf(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function builderOf(path: string) {
  if (!path.includes('{')) return (query: Query = {}) => path.replace(/\/\*$/, '') + searchOf(query);
  return (parameters: Readonly<Record<string, string | number>>, query: Query = {}) =>
    path.replace(/\{(\w+)[^}]*\}/g, (_, name: string) => encodeURIComponent(String(parameters[name]))) + searchOf(query);
}

/**
 * The path of each page.
 * @example paths.hubTripEdit({ id: 7 }) // '/hub/trips/7/edit'
 * @example paths.signIn({ email: 'ann@example.com' }) // '/login?email=ann%40example.com'
 */
export const paths = Object.fromEntries(Object.entries(PAGE_PATHS).map(([name, path]) => [name, builderOf(path)])) as unknown as {
  readonly [Name in PageName]: Builder<(typeof PAGE_PATHS)[Name]>;
};
