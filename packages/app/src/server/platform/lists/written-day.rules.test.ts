// Days that people have typed: in the order of their country, and unclear ones, which are never guessed.

import { expect, test } from 'vitest';
import { readText } from './table-text.rules.ts';
import { readWrittenDay } from './written-day.rules.ts';

test.each([
  ['2027-04-03', '2027-04-03'],
  ['2027-04-03T00:00:00.000Z', '2027-04-03'],
  ['2027/4/3', '2027-04-03'],
  ['2027年4月3日', '2027-04-03'],
  ['2027. 4. 3.', '2027-04-03'],
  ['2027년 4월 3일', '2027-04-03'],
  ['3.4.2027', '2027-04-03'],
  ['25/03/2027', '2027-03-25'],
  ['03/25/2027', '2027-03-25'],
  ['4-4-2027', '2027-04-04'],
])('%s is %s', (text, day) => expect(readWrittenDay(text, null)).toEqual({ kind: 'day', day }));

test('a day that could be another one needs the order', () => {
  expect(readWrittenDay('03/04/2027', null)).toEqual({ kind: 'unclear' });
  expect(readWrittenDay('03/04/2027', 'dayFirst')).toEqual({ kind: 'day', day: '2027-04-03' });
  expect(readWrittenDay('03/04/2027', 'monthFirst')).toEqual({ kind: 'day', day: '2027-03-04' });
});

test.each(['', 'soon', '31.02.2027', '3/4/27', '2027-13-01', '13/13/2027'])('%s is no day', (text) =>
  expect(readWrittenDay(text, 'dayFirst')).toEqual({ kind: 'wrong' }),
);

test('a text is read in the encoding that it has', () => {
  const encode = (text: string, encoding: BufferEncoding, mark = '') => Buffer.from(mark + text, encoding);
  expect(readText(encode('Zoë;ä', 'utf8', '\ufeff'))).toEqual({ text: 'Zoë;ä', encoding: 'utf-8' });
  expect(readText(encode('Zoë;ä', 'utf16le', '\ufeff'))).toEqual({ text: 'Zoë;ä', encoding: 'utf-16le' });
  expect(readText(encode('Zoë and more', 'utf16le'))).toEqual({ text: 'Zoë and more', encoding: 'utf-16le' });
  expect(readText(encode('Zoë and more', 'utf16le').swap16())).toEqual({ text: 'Zoë and more', encoding: 'utf-16be' });
  expect(readText(encode('Zoë', 'latin1'))).toEqual({ text: 'Zoë', encoding: 'windows-1252' });
  expect(readText(Buffer.from([0, 0, 1, 0, 0, 2]))).toBeNull();
});
