// The language of the page: the address decides it, and a cookie passes it to the server.

import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { splitLocale } from '#contract/platform/page-match.ts';
import { keepCookie, readCookie } from '#web/platform/api/cookie.ts';
import { getPageUrl, isOnServer } from '#web/platform/page-scope.ts';

const COOKIE = 'locale';

/** Returns the language of requests: that of the cookie, else that of the page. */
export function getRequestLocale(): Locale {
  const kept = isOnServer() ? '' : readCookie(COOKIE);
  return isLocale(kept) ? kept : pageLocale();
}

/** Returns the language of an address. */
export function pageLocale(pathname: string = getPageUrl().pathname): Locale {
  return splitLocale(pathname).locale ?? DEFAULT_LOCALE;
}

/** Returns the prefix of all paths of the current page: `/fr`, or nothing. */
export function getLocalePrefix(pathname: string = getPageUrl().pathname): string {
  const { locale } = splitLocale(pathname);
  return locale === null ? '' : `/${locale}`;
}

/** Returns a path without its locale prefix. */
export function removePrefix(pathname: string): string {
  return splitLocale(pathname).path;
}

/**
 * Runs before the first paint: sets the cookie to the language of the address. Returns `reload` if a prefix differs from the cookie; never
 * if cookies are blocked, as it would reload forever.
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

/** Returns the address of the same page in another language, with its query and fragment. English has no prefix. */
export function toAddressInLocale(
  locale: Locale,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'> = window.location,
): string {
  const { path } = splitLocale(pathname);
  const prefixed = locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;
  return `${prefixed}${search}${hash}`;
}

/** Each language by its own name. Browsers know them, too, but are slow to say so, and every page shows them. */
const OWN_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  de: 'Deutsch',
  ja: '日本語',
  ko: '한국어',
  zh: '中文',
};

/** Returns each language with its own name, in the order of the menu. */
export function listLanguageNames(): readonly { readonly locale: Locale; readonly name: string }[] {
  return LOCALES.map((locale) => ({ locale, name: OWN_NAMES[locale] }));
}
