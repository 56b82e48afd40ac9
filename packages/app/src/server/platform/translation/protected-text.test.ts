// Addresses and placeholders come through a translation as they were.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { protectText } from './protected-text.ts';

describe('protectText', () => {
  test('puts protected parts into tags and escapes the rest', () => {
    expect(protectText('A & B <3 https://example.com/?a=1&b=2, {name}')?.markup).toBe(
      'A &amp; B &lt;3 <x id="0">https://example.com/?a=1&amp;b=2</x>, <x id="1">{name}</x>',
    );
    expect(protectText('ask a.b+c@example.co.uk')?.markup).toBe('ask <x id="0">a.b+c@example.co.uk</x>');
  });

  test.each(['', 'Hello', 'a { b } {1}', '1 < 2 & 3 > 2'])('returns null for %j, which has no protected parts', (text) => {
    expect(protectText(text)).toBeNull();
  });

  test('restores the parts in their new places after a translation that changed them', () => {
    const text = protectText('{first}: https://example.com & {last}');
    expect(text?.restore('<x id="2">{letzter}</x> &amp; <x id="1"></x> &lt;b&gt; <x id="0"/> &#x41;&#66;&quot;')).toBe(
      '{last} & https://example.com <b> {first} AB"',
    );
    expect(text?.restore('<x>odd</x> <x id="9">tags</x> &unknown; &#1114112;')).toBe('odd tags &unknown; &#1114112;');
  });

  test('restores any text after a translation that changed nothing', () => {
    const piece = fc.constantFrom(
      'https://example.com/a?b=c&d',
      'www.example.org',
      '{name}',
      'a@b.example',
      ' ',
      '<x>',
      '&amp;',
      '\n',
      'をü😀',
      '"',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme' }))), (pieces) => {
        const text = pieces.join('').replace(/(?![\t\n\r])\p{Cc}/gu, '');
        const found = protectText(text);
        expect(found?.restore(found.markup) ?? text).toBe(text);
      }),
    );
  });
});
