// What the builders build leads to the page they are named after, whatever stands for the parameters.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchPage } from '#contract/platform/page-match.ts';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { paths } from './paths.ts';

const names = Object.keys(PAGE_PATHS) as PageName[];

test('every page is reached by its own builder', () => {
  const values = fc.record({
    id: fc.integer({ min: 1, max: 1e15 - 1 }),
    studentId: fc.integer({ min: 1, max: 1e15 - 1 }),
    slug: fc.string({ minLength: 1, unit: 'grapheme' }),
    token: fc.string({ minLength: 1, unit: 'grapheme' }),
    provider: fc.constantFrom('google', 'my provider'),
  });
  fc.assert(
    fc.property(fc.constantFrom(...names), values, (name, parameters) => {
      const build = paths[name] as (...given: unknown[]) => string;
      const path = PAGE_PATHS[name].includes('{') ? build(parameters) : build();
      const found = matchPage(path);
      // The catch-all's own path is that of the area.
      expect(found?.name).toBe(name === 'hostElsewhere' ? 'host' : name);
      for (const [key, value] of Object.entries(found?.params ?? {}))
        expect(value).toBe(String(parameters[key as keyof typeof parameters]));
    }),
  );
});

test('a query is written after the path, without what is undefined', () => {
  expect(paths.signIn({ email: 'a+b@c.example' })).toBe('/login?email=a%2Bb%40c.example');
  expect(paths.signIn({ email: undefined })).toBe('/login');
  expect(paths.hubTripEdit({ id: 7 }, { tab: 'offers' })).toBe('/hub/trips/7/edit?tab=offers');
});

test('a builder wants what its path wants', () => {
  // @ts-expect-error a trip has an id
  expect(paths.hubTripEdit({})).toContain('undefined');
  // @ts-expect-error and nothing else
  paths.hubTripEdit({ id: 7, slug: 'x' });
});
