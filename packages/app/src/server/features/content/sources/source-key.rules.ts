// Tells when two addresses are the same source.

/** Parameters that say only where a reader came from. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id)$/;

/**
 * Returns an address in the form in which two are the same source.
 * @example toSourceKey('http://www.Example.org/a/?utm_source=x#top') // 'example.org/a'
 */
export function toSourceKey(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const path = url.pathname.replace(/\/+$/, '');
  const port = url.port === '' ? '' : `:${url.port}`;
  return url.hostname.replace(/^www\./, '') + port + path + url.search;
}
