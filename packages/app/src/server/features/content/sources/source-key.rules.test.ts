// Two addresses of one source are told, and those of two are kept apart.

import { expect, test } from 'vitest';
import { toSourceKey } from './source-key.rules.ts';

test.each([
  ['http://www.Example.org/a/', 'https://example.org/a'],
  ['https://example.org/a?utm_source=x&b=1#top', 'https://example.org/a?b=1'],
  ['https://example.org/?b=1&a=2', 'https://example.org?a=2&b=1'],
])('%s and %s are the same source', (one, other) => {
  expect(toSourceKey(one)).toBe(toSourceKey(other));
});

test.each([
  ['https://example.org/a', 'https://example.org/A'],
  ['https://example.org/a', 'https://example.org/b'],
  ['https://example.org/a?id=1', 'https://example.org/a?id=2'],
  ['https://example.org:8080/', 'https://example.org/'],
])('%s and %s are two sources', (one, other) => {
  expect(toSourceKey(one)).not.toBe(toSourceKey(other));
});
