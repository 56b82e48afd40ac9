// Cells of each kind: what typed and pasted texts mean, what is wrong with others, and how values are shown.

import { expect, test } from 'vitest';
import { type CellFacts, findCellFault, readCell } from './cell-kinds.model.ts';
import { showCell, toCellText } from './cell-text.ts';

const text: CellFacts = { kind: 'text', maxLength: 5 };
const day: CellFacts = { kind: 'day' };
const time: CellFacts = { kind: 'time' };
const decimal: CellFacts = { kind: 'decimal' };
const choice: CellFacts = {
  kind: 'choice',
  choices: [
    { value: '1', label: 'Séjour', also: ['yes'] },
    { value: '2', label: '1' },
  ],
};

test.each([
  [' a ', text, 'en-IE', 'a'],
  ['=1+1', text, 'en-IE', '=1+1'],
  ['2/7/2026', day, 'en-IE', '2026-07-02'],
  ['2.7.2026', day, 'de-DE', '2026-07-02'],
  ['2026-07-02', day, 'ja-JP', '2026-07-02'],
  ['soon', day, 'en-IE', 'soon'],
  ['9:05', time, 'en-IE', '09:05'],
  ['1435', time, 'en-IE', '14:35'],
  ['25:00', time, 'en-IE', '25:00'],
  ['45,50', decimal, 'de-DE', '45.5'],
  ['€ 1,234.50', decimal, 'en-IE', '1234.5'],
  ['a lot', decimal, 'en-IE', 'a lot'],
  ['sejour', choice, 'en-IE', '1'],
  ['YES', choice, 'en-IE', '1'],
  ['1', choice, 'en-IE', '2'],
  ['other', choice, 'en-IE', 'other'],
  ['  ', choice, 'en-IE', ''],
])('%o in a cell of %o, typed in %s, is %o', (typed, facts, tag, value) => expect(readCell(typed, facts, tag)).toBe(value));

test.each([
  ['', text, null],
  ['', { ...text, required: true }, 'required'],
  ['longer', text, 'tooLong'],
  ['2026-02-30', day, 'day'],
  ['2026-02-28', day, null],
  ['2.2.', day, 'day'],
  ['14:35', time, null],
  ['2 pm', time, 'time'],
  ['-1', decimal, 'decimal'],
  ['1.1234567', decimal, 'decimal'],
  ['45', decimal, null],
  ['3', choice, 'choice'],
  ['2', choice, null],
] as const)('%o in a cell of %o has the fault %o', (value, facts, fault) => expect(findCellFault(value, facts)).toBe(fault));

test('values are shown in the language of the page, and copied as spreadsheets read them', () => {
  expect(showCell('2026-07-02', day, 'en-IE')).toBe('2 Jul 2026');
  expect(toCellText('2026-07-02', day, 'en-IE')).toBe('2026-07-02');
  expect(showCell('1234.5', decimal, 'de-DE')).toBe('1.234,5');
  expect(showCell('1', choice, 'en-IE')).toBe('Séjour');
  expect(showCell('soon', day, 'en-IE')).toBe('soon');
});
