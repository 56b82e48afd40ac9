// The areas of somebody follow from their roles.

import { expect, test } from 'vitest';
import { findArea, listAreas } from './areas.model.ts';

test('each role brings its area, in the order of landing', () => {
  expect(listAreas(['Agent', 'Parent'])).toEqual([
    { name: 'travel', path: '/travel/dashboard' },
    { name: 'hub', path: '/hub' },
  ]);
  expect(listAreas(['Host family'])).toEqual([{ name: 'hostFamily', path: '/host-family/hostings' }]);
  expect(listAreas([])).toEqual([]);
});

test('the hub begins where the staff roles land', () => {
  expect(listAreas(['Page editor', 'Parent']).at(-1)).toEqual({ name: 'hub', path: '/hub/pages' });
  expect(listAreas(['Vetting admin', 'Page editor'])).toEqual([{ name: 'hub', path: '/hub/vetting' }]);
});

test('a path lies in one area or in none', () => {
  expect(findArea('/hub')).toBe('hub');
  expect(findArea('/hub/users')).toBe('hub');
  expect(findArea('/host-family/calendar')).toBe('hostFamily');
  expect(findArea('/travel/trips/7')).toBe('travel');
  expect(findArea('/mobile/home')).toBeNull();
  expect(findArea('/')).toBeNull();
  expect(findArea('/hubbub')).toBeNull();
});
