// Who fits where, by age on the first day and by gender.

import { expect, test } from 'vitest';
import { findMisfits, type Guest, toCampCriteria, toCampRule, toHomeCriteria } from './guest-fit.rules.ts';

const RUI: Guest = { firstName: 'Rui', dateOfBirth: '2014-07-06', gender: 'male' };
const HOME = toHomeCriteria({ welcomesAgeFrom: 12, welcomesAgeTo: 17, welcomesGenders: ['female'] });
const kinds = (guest: Partial<Guest>, welcome = HOME, day = '2026-07-06') =>
  findMisfits([{ ...RUI, ...guest }], welcome, day).map((one) => (one.kind === 'age' ? `age ${one.age}` : `gender ${one.genders}`));

test.each([
  [{}, ['gender female']],
  [{ dateOfBirth: '2014-07-07' }, ['age 11', 'gender female']],
  [{ gender: 'female' }, []],
  [{ gender: 'female', dateOfBirth: '2008-07-06' }, ['age 18']],
  [{ gender: 'female', dateOfBirth: '2008-07-07' }, []],
  [{ gender: '', dateOfBirth: null }, []],
  [{ gender: 'other' }, ['gender female']],
] as const)('a home that welcomes girls of 12 to 17, and %j', (guest, expected) => {
  expect(kinds(guest)).toEqual(expected);
});

test('a home of all ages welcomes the grown up too, and one of no gender any', () => {
  const any = toHomeCriteria({ welcomesAgeFrom: 0, welcomesAgeTo: 18, welcomesGenders: [] });
  expect(kinds({ dateOfBirth: '1990-01-01' }, any)).toEqual([]);
  expect(kinds({ dateOfBirth: '1990-01-01' }, { ...any, from: 1 })).toEqual(['age 36']);
});

test('a camp counts the age on the first day of its own week, and one for girls leaves out boys alone', () => {
  const camp = toCampCriteria({ minAge: 12, maxAge: 15, gender: 'female' });
  const girl = { gender: 'female', dateOfBirth: '2014-07-10' };
  expect(kinds(girl, camp, '2026-07-06')).toEqual(['age 11']);
  expect(kinds(girl, camp, '2026-07-13')).toEqual([]);
  expect(kinds({ gender: 'other' }, camp)).toEqual([]);
  const [misfit] = findMisfits([RUI], camp, '2026-07-06');
  expect(misfit && toCampRule('Sailing', misfit)).toEqual({
    rule: 'campGender',
    values: { camp: 'Sailing', name: 'Rui', takes: 'female' },
  });
});
