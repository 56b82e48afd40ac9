// Which address of a page search engines keep.

import { describe, expect, test } from 'vitest';
import { LOCALES } from './locales.ts';
import { readPageNumber, toCanonicalPath, toLocalePath } from './page-addresses.ts';
import { matchPage } from './page-match.ts';

const canonicalOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://stays.example');
  const match = matchPage(pathname);
  return match === null ? undefined : toCanonicalPath(match, searchParams);
};

describe('the address for search engines', () => {
  test.each([
    ['/', '/'],
    ['/blog/', '/blog'],
    ['/become_a_host', '/register-as-host-family'],
    ['/app/become_a_hostfamily', '/register-as-host-family'],
    ['/oldexperience', '/experience'],
    ['/travel/search?page=1', '/travel/search'],
    ['/travel/search?page=3&utm_source=mail', '/travel/search?page=3'],
    ['/travel/search?page=x', '/travel/search'],
    ['/blog?page=2', '/blog?page=2'],
    ['/travel/families/7?from=2027-07-04&to=2027-07-17&children=2', '/travel/families/7'],
    ['/contact-us?topic=booking&page=2', '/contact-us'],
    ['/page/%22%3E', '/page/%22%3E'],
  ])('for %s is %s', (address, canonical) => expect(canonicalOf(address)).toBe(canonical));

  test.each(['/login', '/forgot-password', '/preview/abc', '/404', '/hub', '/travel/trips/3', '/travel/search?counties=3&page=2'])(
    'is none for %s',
    (address) => expect(canonicalOf(address)).toBeNull(),
  );

  test('has the prefix of its language, and none in English', () => {
    expect(LOCALES.slice(0, 2).flatMap((locale) => [toLocalePath(locale, '/'), toLocalePath(locale, '/blog?page=2')])).toEqual([
      ...['/', '/blog?page=2'],
      ...['/fr', '/fr/blog?page=2'],
    ]);
  });

  test('counts pages from 1, whatever the query says', () => {
    const numbers = ['2', '0', '-1', '1e3', '999999', '1000000', ''].map((page) => readPageNumber(new URLSearchParams({ page })));
    expect(numbers).toEqual([2, 1, 1, 1, 999999, 1, 1]);
  });
});
