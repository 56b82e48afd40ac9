// Where a line may end.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakable, graphemes } from './line-break.ts';

test.each([
  ['two weeks in May', ['two ', 'weeks ', 'in ', 'May']],
  ['Müller-Lüdenscheidt', ['Müller-', 'Lüdenscheidt']],
  ['2026-0042 and −5', ['2026-0042 ', 'and ', '−5']],
  ['1\u00a0234,00\u00a0€ due', ['1\u00a0234,00\u00a0€ ', 'due']],
  ['寄宿（含三餐）。', ['寄', '宿', '（含', '三', '餐）。']],
  ['ファミリーっ子、様', ['ファ', 'ミ', 'リーっ', '子、', '様']],
  ['세 끼 식사 포함', ['세 ', '끼 ', '식사 ', '포함']],
  ['東京Tokyo 2026年', ['東', '京', 'Tokyo ', '2026', '年']],
])('%s', (text, pieces) => {
  expect(breakable(text)).toEqual(pieces);
});

test('a letter keeps its accents', () => {
  expect(graphemes('e\u0301👩‍👧x')).toEqual(['e\u0301', '👩‍👧', 'x']);
});

test('joined again, the pieces are the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => breakable(text).join('') === text));
});
