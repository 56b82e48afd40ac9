// Distinguishes paths of our own pages from everything that leads elsewhere. Pure.

const NOWHERE = 'https://nowhere.invalid';

/** Browsers read backslashes as slashes and skip control characters; our paths have neither. */
function isPlain(text: string): boolean {
  return text.length <= 2000 && ![...text].some((letter) => letter <= '\u001f' || letter === '\\' || letter === '\u007f');
}

/**
 * Returns whether a text is a path (with query and fragment) on this site, and nothing else in any browser.
 * @example isOwnTarget('/travel/invoices?page=2') // true
 * @example isOwnTarget('//evil.example/') // false
 */
export function isOwnTarget(found: unknown): found is string {
  if (typeof found !== 'string' || !found.startsWith('/') || found.startsWith('//') || !isPlain(found)) return false;
  const read = URL.parse(found, NOWHERE);
  return read !== null && read.origin === NOWHERE && !read.pathname.startsWith('//');
}
