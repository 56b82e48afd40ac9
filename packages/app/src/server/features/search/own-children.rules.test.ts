// The wish for a family with a child of a gender and an age.

import { expect, test } from 'vitest';
import { getChildAge, hasChildLike } from './own-children.rules.ts';

const TODAY = '2026-06-15';
const girl = { gender: 'female', dob: '2014-06-16' } as const;
const boy = { gender: 'male', dob: '2014-06-15' } as const;
const other = { gender: 'other', dob: '2026-12-24' } as const;

test('the age is in full years, from the birthday on, and 0 before the birth', () => {
  expect([girl, boy, other].map((child) => getChildAge(child, TODAY))).toEqual([11, 12, 0]);
});

test.each([
  ['a girl', 'female', null, true],
  ['a child of 12', null, 12, true],
  ['a girl of 11', 'female', 11, true],
  ['a girl of 12, when only a boy is 12', 'female', 12, false],
  ['a child of another gender', 'other', null, true],
  ['a child of 10', null, 10, false],
  ['any child', null, null, true],
] as const)('families are found for %s if one child is both', (_, gender, age, passes) => {
  expect(hasChildLike([girl, boy, other], { gender, age, today: TODAY })).toBe(passes);
});

test('families without children pass only if no child is wished for', () => {
  const fits = (gender: 'female' | null, age: number | null) => hasChildLike([], { gender, age, today: TODAY });
  expect([fits('female', null), fits(null, 0), fits(null, null)]).toEqual([false, false, true]);
});

test('a gender of one kind is not met by another', () => {
  expect(hasChildLike([girl, boy], { gender: 'other', age: null, today: TODAY })).toBe(false);
  expect(hasChildLike([other], { gender: 'female', age: null, today: TODAY })).toBe(false);
});
