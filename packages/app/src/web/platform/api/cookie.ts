// The cookies that scripts may read.

/** The value of a cookie; empty when there is none. */
export function readCookie(name: string): string {
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

/** Keeps a cookie for a year, for the whole site. */
export function keepCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and cannot be read before the first paint.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
