// How mails look, whatever is in them.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getTranslator } from '#server/platform/translate.ts';
import { escapeHtml, renderEmail, toOneLine } from './layout.ts';

const around = { locale: 'fr', words: getTranslator('fr'), product: 'Stays', origin: 'https://stays.test' } as const;
const anyText = fc.string({ unit: 'grapheme' });

describe('a mail', () => {
  test('says the same in both forms', () => {
    const mail = renderEmail({ subject: 'S', name: 'Ann', blocks: [{ text: 'One' }, { button: 'Go', path: '/login' }] }, around);
    for (const part of ['Ann', 'One', 'Go', 'https://stays.test/fr/login', 'Stays']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
  });

  test('greets nobody in particular without a name', () => {
    expect(renderEmail({ subject: 'S', blocks: [] }, around).text.split('\n')[0]).toBe('Bonjour,');
  });

  test('shows every text as it is, and none of it becomes markup', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (subject, name, text) => {
        const { html } = renderEmail({ subject, name, blocks: [{ text }, { button: text, path: '/login' }] }, around);
        const plain = renderEmail({ subject: '', name: 'x', blocks: [{ text: 'x' }, { button: 'x', path: '/login' }] }, around).html;
        const tags = (source: string) => (source.match(/<\/?[a-z!][^>]*>/gi) ?? []).filter((tag) => tag !== '<br>');
        expect(tags(html)).toEqual(tags(plain));
      }),
    );
  });
});

test('escaped text has no character that means something in HTML', () => {
  fc.assert(fc.property(anyText, (text) => !/[<>"']/.test(escapeHtml(text).replaceAll('<br>', ''))));
});

describe('a line', () => {
  test('has no line breaks or control characters, whatever it is made of', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[\p{Cc}\u2028\u2029\u202e]/u.test(toOneLine(text))));
  });

  test('keeps signs that belong to letters and pictures', () => {
    expect(toOneLine('👨‍👩‍👧 नमस्ते  東京 ')).toBe('👨‍👩‍👧 नमस्ते 東京');
  });
});
