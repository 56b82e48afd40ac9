// Which pages are counted, and what of their addresses is told.

import { expect, test } from 'vitest';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { isStaff, toCountedPath } from './counted-pages.ts';

test.each([
  ['/', '/'],
  ['/de/login', '/de/login'],
  ['/blog/a-summer', '/blog/a-summer'],
  ['/ja/travel/families/7', '/ja/travel/families/{id}'],
  ['/travel/activities/12/', '/travel/activities/{id}'],
])('%s is counted as %s', (path, counted) => {
  expect(toCountedPath(path)).toBe(counted);
});

test.each([
  '/preview/abc',
  '/reset-password/abc',
  '/reference/abc',
  '/invoice-link',
  '/auth/google/callback',
  '/nonsense',
  '/travel/trips/7',
])('%s is not counted', (path) => {
  expect(toCountedPath(path)).toBeNull();
});

test('a page of an area, or with a secret in its path, is never counted', () => {
  const names = (Object.keys(PAGE_PATHS) as PageName[]).filter(
    (name) => /^\/(hub|host-family|mobile|account)\b/.test(PAGE_PATHS[name]) || /\{(token|provider)\}/.test(PAGE_PATHS[name]),
  );
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const path = PAGE_PATHS[name].replace(/\{(\w+)[^}]*\}/g, (_, key: string) => (key.toLowerCase().endsWith('id') ? '7' : 'secret'));
    expect(toCountedPath(path), name).toBeNull();
  }
});

test('staff are told from parents and families', () => {
  expect(isStaff({ roleNames: ['Parent', 'Host family'] })).toBe(false);
  expect(isStaff({ roleNames: ['Parent', 'Agent'] })).toBe(true);
  expect(isStaff({ roleNames: [] })).toBe(false);
});
