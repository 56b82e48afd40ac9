// Sentences are broken between words, keep their indent, and lose nothing.

import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { wrapLine } from './wrap-line.ts';

const SENTENCE = '  in all: 0.00 EUR charged too much, 0.02 too little; 0.00 paid too much';

test('a line is broken between words, the rest further in', () => {
  expect(wrapLine(SENTENCE, { columns: 48 })).toBe('  in all: 0.00 EUR charged too much, 0.02 too\n    little; 0.00 paid too much');
});

test.each([
  ['nothing where it fits', SENTENCE, 72],
  ['nothing where there is no terminal', SENTENCE, undefined],
  ['nothing on a terminal of a few columns', SENTENCE, 20],
  ['nothing where there are no spaces', '料金は'.repeat(30), 60],
  ['nothing of a word that is too long by itself', 'x'.repeat(70), 60],
])('changes %s', (_, line, columns) => {
  expect(wrapLine(line, { columns, width: stringWidth })).toBe(line);
});

test('wide characters count as two', () => {
  expect(wrapLine(`${'価格'.repeat(10)} ${'価格'.repeat(4)}`, { columns: 50, width: stringWidth })).toBe(
    `${'価格'.repeat(10)}\n  ${'価格'.repeat(4)}`,
  );
});
