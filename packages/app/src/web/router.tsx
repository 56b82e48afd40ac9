// The router as screens use it: links, the current place, its query and parameters. Paths here carry no locale prefix; what leaves does.
// A library for this is 12 kB of the first page, most of it for loading data and rendering on a server.

import { type AnchorHTMLAttributes, createContext, type MouseEvent, type Ref, use, useCallback, useMemo } from 'react';

/** Where the page is. */
export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
  /** What was handed over by whoever navigated here. */
  readonly state: unknown;
  /** Names the entry in the history. */
  readonly key: string;
}

/** A path with query and fragment, or parts of one: what is left out of the front stays as it is. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

export interface Navigator {
  /** The place as it is now, which may be further than what is drawn. */
  now(): Place;
  go(delta: number): void;
  to(href: string, options: NavigateOptions): void;
  /** The address of a place, with the locale prefix. */
  href(path: string): string;
}

export interface RouterValue {
  readonly navigator: Navigator;
  readonly place: Place;
  /** How the page came here: by the history's arrows, by a new entry, or in place of one. */
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  readonly params: Readonly<Record<string, string>>;
}

export const RouterContext = createContext<RouterValue | null>(null);

/** @throws TypeError outside the router */
export function useRouter(): RouterValue {
  const router = use(RouterContext);
  if (router === null) throw new TypeError('Links and places are known inside the router only.');
  return router;
}

function pathOf(to: To, now: Place): string {
  if (typeof to !== 'string') {
    const { pathname = now.pathname, search = '', hash = '' } = to;
    return pathname + (search === '' || search.startsWith('?') ? search : `?${search}`) + hash;
  }
  if (to.startsWith('?')) return now.pathname + to;
  return to.startsWith('#') ? now.pathname + now.search + to : to;
}

/** Where the page is, without its locale prefix. */
export function useLocation(): Place {
  return useRouter().place;
}

/** What stands in the path for its parameters: `{ id: '7' }`. */
export function useParams(): Readonly<Record<string, string>> {
  return useRouter().params;
}

/**
 * Goes to a path, or so many entries back or forth. The function stays the same.
 * @example navigate(paths.hubUsers(), { replace: true })
 */
export function useNavigate(): (to: To | number, options?: NavigateOptions) => void {
  const { navigator } = useRouter();
  return useCallback(
    (to, options = {}) => {
      if (typeof to === 'number') navigator.go(to);
      else navigator.to(pathOf(to, navigator.now()), options);
    },
    [navigator],
  );
}

type NextQuery = URLSearchParams | Readonly<Record<string, string>>;

/** Changes the query; a function gets the query as it is now, so that several changes in a row all count. */
export type SetSearchParams = (next: NextQuery | ((now: URLSearchParams) => NextQuery), options?: NavigateOptions) => void;

/** The query, and a function that changes it. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { navigator, place } = useRouter();
  const asked = useMemo(() => new URLSearchParams(place.search), [place.search]);
  const change = useCallback<SetSearchParams>(
    (next, options = {}) => {
      const now = navigator.now();
      const made = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(now.search)) : next);
      navigator.to(now.pathname + (made.size === 0 ? '' : `?${made}`) + now.hash, options);
    },
    [navigator],
  );
  return [asked, change];
}

/** The address of a path as an anchor needs it, with the locale prefix. */
function useHref(to: To): string {
  const { navigator, place } = useRouter();
  return navigator.href(pathOf(to, place));
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  readonly to: To;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Whether a click means: go there, here. Others are the browser's own: new tab, new window, download. */
function isPlainClick(event: MouseEvent, { target, download }: Pick<LinkProps, 'target' | 'download'>): boolean {
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === undefined || target === '_self') &&
    download === undefined
  );
}

/** A link within the product; to the place where it stands it makes no second entry in the history. */
export function Link({ to, replace, state, onClick, ref, ...anchor }: LinkProps) {
  const { place } = useRouter();
  const navigate = useNavigate();
  const path = pathOf(to, place);
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, anchor)) return;
    event.preventDefault();
    navigate(path, { replace: replace ?? path === place.pathname + place.search + place.hash, state });
  }
  return <a {...anchor} ref={ref} href={useHref(to)} onClick={follow} />;
}
