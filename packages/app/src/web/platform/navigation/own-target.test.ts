// Nothing but paths of our own is a target: open redirects in every disguise are refused.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnTarget } from './own-target.ts';

test.each(['/', '/travel/invoices?page=2#row', '/a//b', '/login?next=https://evil.example', '/%2F%2Fevil.example'])(
  'takes %j',
  (target) => {
    expect(isOwnTarget(target)).toBe(true);
  },
);

test.each([
  '',
  'travel',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  ' /travel',
  `/${'a'.repeat(3000)}`,
  null,
  7,
  ['/travel'],
])('refuses %j', (target) => {
  expect(isOwnTarget(target)).toBe(false);
});

test('an accepted target stays on the site, however a browser reads it', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '//',
    'evil.example',
    '\t',
    '\r',
    ' ',
    '%2f',
    '%5c',
    '?',
    '#',
    'a',
    '\u0000',
    '／',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const target = `/${parts.join('')}`;
      if (isOwnTarget(target)) expect(new URL(target, 'https://own.example/here').origin).toBe('https://own.example');
    }),
    { numRuns: 2000 },
  );
});
