// Contact details that the server recognised in a message: marked, and taken out.

import { expect, test } from 'vitest';
import { readHeldDetails, removeHeldDetails, toSegments } from './held-details.model.ts';

const TEXT = 'Call me on 087 123 4567, or write to anna@example.com. See you!';
const ISSUES = [
  { kind: 'email', start: 37, end: 53 },
  { kind: 'phone', start: 11, end: 23 },
];

test('marks what was recognised, in the order of the text', () => {
  const details = readHeldDetails(ISSUES, TEXT);
  expect(details.map(({ kind }) => kind)).toEqual(['phone', 'email']);
  expect(
    toSegments(TEXT, details)
      .filter(({ isHeld }) => isHeld)
      .map(({ text }) => text),
  ).toEqual(['087 123 4567', 'anna@example.com']);
  expect(
    toSegments(TEXT, details)
      .map(({ text }) => text)
      .join(''),
  ).toBe(TEXT);
});

test('leaves the rest of the message', () => {
  expect(removeHeldDetails(TEXT, readHeldDetails(ISSUES, TEXT))).toBe('Call me on, or write to. See you!');
  expect(removeHeldDetails('087 123 4567', [{ kind: 'phone', start: 0, end: 12 }])).toBe('');
});

test('ignores what is no place in the text, and takes unknown kinds', () => {
  const issues = [null, 'x', {}, { kind: 'phone', start: 5, end: 2 }, { kind: 'fax', start: 0, end: 4 }, { kind: 'url', start: 2, end: 6 }];
  expect(readHeldDetails(issues, TEXT)).toEqual([{ kind: 'other', start: 0, end: 4 }]);
});
