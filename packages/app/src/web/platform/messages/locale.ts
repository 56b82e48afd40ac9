// In which language the page is shown: its address says so, and a cookie tells the server.

import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { splitLocale } from '#contract/platform/page-match.ts';
import { keepCookie, readCookie } from '#web/platform/api/cookie.ts';

const COOKIE = 'locale';

/** The language of requests: what the cookie says, else that of the page. */
export function getRequestLocale(): Locale {
  const kept = readCookie(COOKIE);
  return isLocale(kept) ? kept : pageLocale();
}

/** The language that the address asks for. */
export function pageLocale(pathname: string = window.location.pathname): Locale {
  return splitLocale(pathname).locale ?? DEFAULT_LOCALE;
}

/** What comes before every path of the current page: `/fr`, or nothing. */
export function getLocalePrefix(pathname: string = window.location.pathname): string {
  const { locale } = splitLocale(pathname);
  return locale === null ? '' : `/${locale}`;
}

/** A path without its locale prefix. */
export function removePrefix(pathname: string): string {
  return splitLocale(pathname).path;
}

/**
 * What has to happen before the first paint: the cookie follows the address; a prefix that says something else than the cookie
 * has the page loaded anew. Where cookies are blocked nothing is loaded anew, as it would never end.
 */
export function settleLocale(): 'stay' | 'reload' {
  const { locale } = splitLocale(window.location.pathname);
  const wanted = locale ?? DEFAULT_LOCALE;
  const kept = readCookie(COOKIE);
  if (kept !== wanted) keepCookie(COOKIE, wanted);
  document.documentElement.lang = wanted;
  const reloads = locale !== null && kept !== wanted && (kept !== '' || wanted !== DEFAULT_LOCALE) && readCookie(COOKIE) === wanted;
  return reloads ? 'reload' : 'stay';
}

/** The address of the same page in another language, with its query and fragment. English has no prefix. */
export function toAddressInLocale(
  locale: Locale,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'> = window.location,
): string {
  const { path } = splitLocale(pathname);
  const prefixed = locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;
  return `${prefixed}${search}${hash}`;
}

/** Each language by its own name, in the order in which they are offered. */
export function listLanguageNames(): readonly { readonly locale: Locale; readonly name: string }[] {
  return LOCALES.map((locale) => {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
    return { locale, name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
  });
}
