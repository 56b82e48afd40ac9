// Which links a text has, where each leads, and when an address of another site counts as broken.

import { expect, test } from 'vitest';
import type { Block } from '#contract/content/blocks.shapes.ts';
import { findGoal, isBroken, listBlockLinks, toStatusFault } from './links.rules.ts';

const SITE = 'https://stays.example';
const REF = 'A'.repeat(22);

test('the links of a text are those of its formatted texts and buttons, also in columns, once each', () => {
  const text: Block = { kind: 'text', key: 'text', html: `<p><a href="/blog">a</a> <a href="/blog">b</a> <img src="/c" alt=""></p>` };
  const button: Block = { kind: 'callToAction', key: 'butt', label: 'A', target: 'https://a.example/?b=1&c=2' };
  const columns: Block = { kind: 'columns', key: 'cols', columns: [{ key: 'col1', blocks: [button] }] };
  expect(listBlockLinks([text, columns, { kind: 'calculator', key: 'calc', countyId: null }])).toEqual([
    '/blog',
    '/c',
    'https://a.example/?b=1&c=2',
  ]);
});

test.each([
  ['/page/about-us', { kind: 'article', article: 'page', slug: 'about-us' }],
  ['/de/blog/first?utm=1#top', { kind: 'article', article: 'blog', slug: 'first' }],
  [`${SITE}/page/about-us`, { kind: 'article', article: 'page', slug: 'about-us' }],
  [`/api/attachments/image/${REF}?w=640`, { kind: 'file', ref: REF }],
  ['/travel/search', { kind: 'within' }],
  ['/nowhere', { kind: 'fault', fault: 'noPage' }],
  ['#below', { kind: 'within' }],
  ['mailto:a@b.example', { kind: 'within' }],
  ['https://other.example/a', { kind: 'outside', url: 'https://other.example/a' }],
  ['//other.example', { kind: 'fault', fault: 'badAddress' }],
  ['javascript:alert(1)', { kind: 'fault', fault: 'badAddress' }],
  [`https://other.example/${'a'.repeat(2000)}`, { kind: 'fault', fault: 'badAddress' }],
])('%s leads to %j', (address, goal) => {
  expect(findGoal(address, SITE)).toEqual(goal);
});

test.each([
  [200, null],
  [403, null],
  [429, null],
  [404, 'gone'],
  [410, 'gone'],
  [503, 'failing'],
])('the status %d of another site is %s', (status, fault) => {
  expect(toStatusFault(status)).toBe(fault);
});

test('a site that fails once may only be down, a page that is gone is broken at once', () => {
  expect(isBroken({ fault: 'failing', failures: 1 })).toBe(false);
  expect(isBroken({ fault: 'unreachable', failures: 2 })).toBe(true);
  expect(isBroken({ fault: 'gone', failures: 1 })).toBe(true);
  expect(isBroken({ fault: null, failures: 0 })).toBe(false);
});
