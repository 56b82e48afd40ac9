// Paths and the pages they name: reserved words, ids that are digits, locale prefixes, and every builder's path leading back to its page.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPagePath, matchPage, splitLocale } from './page-match.ts';
import { PAGE_PATHS, type PageName } from './page-paths.ts';

describe('a path', () => {
  test.each<[string, PageName, Record<string, string>]>([
    ['/', 'home', {}],
    ['/login/', 'signIn', {}],
    ['/hub/trips/7/edit', 'hubTripEdit', { id: '7' }],
    ['/hub/trips/7/8', 'hubStudentTrip', { studentId: '7', id: '8' }],
    ['/travel/students/view', 'travelStudents', {}],
    ['/travel/students/12/view', 'travelStudentView', { id: '12' }],
    ['/travel/students/new/edit', 'travelStudentEdit', { id: 'new' }],
    ['/hub/invoices/group-3/create', 'hubInvoiceCreate', { id: 'group-3' }],
    ['/hub/invoices/3/action', 'hubInvoiceAction', { id: '3' }],
    ['/travel/video', 'travelVideos', {}],
    ['/travel/video/5', 'travelVideo', { id: '5' }],
    ['/reset-password/a%2Fb', 'resetPassword', { token: 'a/b' }],
    ['/host-family', 'host', {}],
    ['/host-family/hostings', 'hostHostings', {}],
    ['/host-family/what/ever', 'hostElsewhere', {}],
  ])('%s is the page %s', (path, name, params) => {
    expect(matchPage(path)).toEqual({ name, params });
  });

  test.each([
    '/nonsense',
    '/hub/trips/seven/edit',
    '/hub/trips/7',
    '/hub/trips/7/edit/more',
    '/hub/invoices/new/action',
    '/hub/groups/-1',
    '/hub/hostfamilies/1e3/edit',
    '/login//',
    '/LOGIN',
    '/blog/',
    '//login',
    '',
  ])('%j is no page, except for the list of the blog', (path) => {
    const found = matchPage(path);
    expect(found === null || found.name === 'blogList').toBe(true);
  });
});

test('a prefix of one of the eight languages is not part of the path', () => {
  expect(splitLocale('/fr/login')).toEqual({ locale: 'fr', path: '/login' });
  expect(splitLocale('/zh')).toEqual({ locale: 'zh', path: '/' });
  expect(splitLocale('/pt/login')).toEqual({ locale: null, path: '/pt/login' });
  expect(splitLocale('/french/login')).toEqual({ locale: null, path: '/french/login' });
});

test('the server knows pages from other paths', () => {
  expect(isPagePath('/ja/hub/trips')).toBe(true);
  expect(isPagePath('/en/login')).toBe(true);
  expect(isPagePath('/pt/login')).toBe(false);
  expect(isPagePath('/404')).toBe(false);
  expect(isPagePath('/fr/fr/login')).toBe(false);
});

test('every path is matched without an error, to a page that exists or to none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()), (path) => {
      const found = matchPage(path);
      expect(found === null || found.name in PAGE_PATHS).toBe(true);
    }),
  );
});
