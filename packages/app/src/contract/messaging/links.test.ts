// Web addresses in texts: where they end, in sentences of several scripts.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLinks } from './links.ts';

const findUrls = (text: string) => findLinks(text).map(({ url }) => url);

describe('findLinks', () => {
  test.each<[string, string[]]>([
    ['https://example.com', ['https://example.com']],
    ['See http://example.com/a?b=c#d and HTTPS://EXAMPLE.ORG/x.', ['http://example.com/a?b=c#d', 'HTTPS://EXAMPLE.ORG/x']],
    ['www.example.com, or www.example.org!', ['https://www.example.com', 'https://www.example.org']],
    ['https://example.com:8443/path/', ['https://example.com:8443/path/']],
    ['http://192.0.2.7/x', ['http://192.0.2.7/x']],
    ['a line\nhttps://example.com/a\nanother', ['https://example.com/a']],
    ['https://münchen.de/straße', ['https://münchen.de/straße']],
    ['https://xn--mnchen-3ya.de https://a.xn--p1ai/', ['https://xn--mnchen-3ya.de', 'https://a.xn--p1ai/']],
  ])('finds the addresses in %j', (text, urls) => {
    expect(findUrls(text)).toEqual(urls);
  });

  test.each<[string, string]>([
    ['(https://example.com/a)', 'https://example.com/a'],
    ['https://en.wikipedia.org/wiki/Cork_(city)', 'https://en.wikipedia.org/wiki/Cork_(city)'],
    ['(see https://en.wikipedia.org/wiki/Cork_(city)).', 'https://en.wikipedia.org/wiki/Cork_(city)'],
    ['[https://example.com/?a[]=1]', 'https://example.com/?a[]=1'],
    ['"https://example.com/a"', 'https://example.com/a'],
    ['<https://example.com/a>', 'https://example.com/a'],
    ['*https://example.com/a*', 'https://example.com/a'],
    ['Really? https://example.com/a?!…', 'https://example.com/a'],
    ['«https://example.com/a»', 'https://example.com/a'],
    ['https://example.com/a…', 'https://example.com/a'],
  ])('ends an address before the punctuation of the sentence: %j', (text, url) => {
    expect(findUrls(text)).toEqual([url]);
  });

  test.each<[string, string]>([
    ['詳しくはhttps://example.com/a。よろしく', 'https://example.com/a'],
    ['https://example.comを見てください', 'https://example.com'],
    ['https://example.com/page?id=3を開く', 'https://example.com/page?id=3'],
    ['（https://example.com/a）', 'https://example.com/a'],
    ['「https://example.com/a」', 'https://example.com/a'],
    ['请看https://example.com/a，谢谢', 'https://example.com/a'],
    ['https://example.com/a에서 보세요', 'https://example.com/a'],
    ['https://日本語.jp/a、', 'https://日本語.jp/a'],
  ])('ends an address before East Asian text: %j', (text, url) => {
    expect(findUrls(text)).toEqual([url]);
  });

  test.each([
    'no address here',
    'name@www.example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://localhost/x',
    'xhttps://example.com',
    'https://example.com@evil.example',
    'https://name:secret@example.com',
    'www.',
    'www.a',
  ])('finds nothing in %j', (text) => {
    expect(findUrls(text)).toEqual([]);
  });

  test('returns the positions of addresses', () => {
    expect(findLinks('See www.example.com.')).toEqual([{ url: 'https://www.example.com', start: 4, end: 19 }]);
    const text = '😀 https://example.com/a, https://example.com/b';
    expect(findLinks(text).map(({ start, end }) => text.slice(start, end))).toEqual(['https://example.com/a', 'https://example.com/b']);
  });

  test('returns ordered positions without spaces for any text', () => {
    const piece = fc.constantFrom(
      'https://',
      'www.',
      'example.com',
      '/a',
      '(',
      ')',
      '?q=[]',
      ' ',
      '。',
      'を',
      '.',
      '@',
      '-',
      '😀',
      'ü',
      '\n',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let last = 0;
        for (const { url, start, end } of findLinks(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end)).not.toMatch(/\s/);
          expect(url.endsWith(text.slice(start, end))).toBe(true);
          last = end;
        }
      }),
    );
  });

  test.each(['www.', 'https://', 'https://a.', 'https://example.com/(', 'a.', ')', 'https://example.com/)))'])(
    // Patterns that look back and forth would not end within the timeout.
    'ends in time for a long row of %j',
    (piece) => {
      expect(findLinks(piece.repeat(20_000)).length).toBeLessThanOrEqual(20_000);
    },
  );
});
