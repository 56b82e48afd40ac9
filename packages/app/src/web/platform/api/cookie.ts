// Cookies that scripts may read.

import type { StoredName } from '#contract/platform/stored-in-browsers.ts';

/** Returns the value of a cookie; empty if there is none. */
export function readCookie(name: StoredName<'cookie'>): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return '';
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const YEAR = 365 * 24 * 3600;

function setCookie(name: StoredName<'cookie'>, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API, and it can't be read before the first paint.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** Sets a cookie for a year, for the whole site. */
export function keepCookie(name: StoredName<'cookie'>, value: string): void {
  setCookie(name, value, YEAR);
}

/** Removes a cookie that is set for the whole site. */
export function removeCookie(name: StoredName<'cookie'>): void {
  if (readCookie(name) !== '') setCookie(name, '', 0);
}
