// Tells paths of our own pages from everything that would lead elsewhere. Pure.

const NOWHERE = 'https://nowhere.invalid';

/** Backslashes and control characters are read as slashes, or skipped, by browsers; none belongs into a path of ours. */
function isPlain(text: string): boolean {
  return text.length <= 2000 && ![...text].some((letter) => letter <= '\u001f' || letter === '\\' || letter === '\u007f');
}

/**
 * Whether a text is a path (with query and fragment) on this site, and can be nothing else however a browser reads it.
 * @example isOwnTarget('/travel/invoices?page=2') // true
 * @example isOwnTarget('//evil.example/') // false
 */
export function isOwnTarget(found: unknown): found is string {
  if (typeof found !== 'string' || !found.startsWith('/') || found.startsWith('//') || !isPlain(found)) return false;
  const read = URL.parse(found, NOWHERE);
  return read !== null && read.origin === NOWHERE && !read.pathname.startsWith('//');
}
