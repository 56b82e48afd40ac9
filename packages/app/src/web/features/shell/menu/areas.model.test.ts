// The areas of somebody follow from their roles.

import { expect, test } from 'vitest';
import { areaOf, areasOf } from './areas.model.ts';

test('each role brings its area, in the order of landing', () => {
  expect(areasOf(['Agent', 'Parent'])).toEqual([
    { name: 'travel', path: '/travel/dashboard' },
    { name: 'hub', path: '/hub' },
  ]);
  expect(areasOf(['Host family'])).toEqual([{ name: 'hostFamily', path: '/host-family/hostings' }]);
  expect(areasOf([])).toEqual([]);
});

test('the hub begins where the staff roles land', () => {
  expect(areasOf(['Page editor', 'Parent']).at(-1)).toEqual({ name: 'hub', path: '/hub/pages' });
  expect(areasOf(['Vetting admin', 'Page editor'])).toEqual([{ name: 'hub', path: '/hub/vetting' }]);
});

test('a path lies in one area or in none', () => {
  expect(areaOf('/hub')).toBe('hub');
  expect(areaOf('/hub/users')).toBe('hub');
  expect(areaOf('/host-family/calendar')).toBe('hostFamily');
  expect(areaOf('/travel/trips/7')).toBe('travel');
  expect(areaOf('/mobile/home')).toBeNull();
  expect(areaOf('/')).toBeNull();
  expect(areaOf('/hubbub')).toBeNull();
});
