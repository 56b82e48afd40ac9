// The choice of the families of a board.

import { expect, test } from 'vitest';
import { chooseBoardFamilies, MAX_BOARD_FAMILIES } from './board-families.rules.ts';

const family = (hostFamilyId: number, change: object = {}) => ({
  ...{ hostFamilyId, beds: 1, pets: [], welcomesAgeFrom: 0, welcomesAgeTo: 18, welcomesGenders: [], excludesStay: false },
  ...{ distanceKm: hostFamilyId, ...change },
});
const student = { studentId: 1, name: 'Mia', dateOfBirth: '2012-01-01', gender: 'female', allergicTo: [] };
const input = { students: [student], firstDay: '2026-07-06', placedIds: new Set<number>() };
const idsOf = (families: readonly { readonly hostFamilyId: number }[]) => families.map(({ hostFamilyId }) => hostFamilyId);
const many = (count: number, change: object = {}) => Array.from({ length: count }, (_, index) => family(index + 1, change));

test('the nearest of 300 families are chosen, whatever their order', () => {
  const chosen = idsOf(chooseBoardFamilies(many(300).toReversed(), input));
  expect(chosen).toEqual(Array.from({ length: MAX_BOARD_FAMILIES }, (_, index) => index + 1));
});

test.each([
  ['without a bed', { beds: 0 }],
  ['closed on these days', { excludesStay: true }],
  ['that welcome nobody of the group', { welcomesAgeTo: 9 }],
])('families %s make room for those that can host', (_, change) => {
  const chosen = idsOf(chooseBoardFamilies([...many(300, change), family(900)], input));
  expect(chosen).toHaveLength(MAX_BOARD_FAMILIES);
  expect(chosen.at(-1)).toBe(900);
});

test('a family where a student is placed stays on the board, however far away it is', () => {
  const chosen = idsOf(chooseBoardFamilies(many(300), { ...input, placedIds: new Set([300]) }));
  expect(chosen).toContain(300);
});

test('a few families are all shown, by distance, also those that can’t host, and those with an unknown distance last', () => {
  expect(idsOf(chooseBoardFamilies([family(1, { distanceKm: null }), family(3), family(2, { beds: 0 })], input))).toEqual([2, 3, 1]);
});

test('a group without students sees every family that is open', () => {
  expect(chooseBoardFamilies(many(3), { ...input, students: [] })).toHaveLength(3);
});

/** Numbers from 0 up to 1 that are the same each time. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const GENDERS = ['female', 'male'] as const;
const BORN = ['2010-01-01', '2014-01-01'] as const;

/** A group with a few who are unlike the others, and families of which many can host only some, or nobody. */
function createWorld(seed: number) {
  const dice = createDice(seed);
  const [rare, closed] = [dice() / 5, dice() / 2];
  const students = Array.from({ length: 1 + Math.floor(dice() * 40) }, (_, index) => ({
    ...{ ...student, studentId: index + 1, gender: GENDERS[dice() < rare ? 1 : 0] ?? 'female' },
    dateOfBirth: BORN[dice() < rare ? 1 : 0] ?? null,
  }));
  const families = Array.from({ length: 201 + Math.floor(dice() * 400) }, (_, index) => {
    const isForBoys = dice() < rare === index > 250;
    return family(index + 1, {
      ...{ beds: dice() < closed ? 0 : 1, excludesStay: dice() < closed / 2, distanceKm: Math.floor(dice() * 50) },
      ...{ welcomesGenders: isForBoys ? ['male'] : dice() < 0.5 ? ['female'] : [], welcomesAgeFrom: dice() < 0.8 ? 14 : 8 },
    });
  });
  return { students, families };
}

test('the board has as many families that welcome a student as its places allow for each, in 100 groups', () => {
  let scarce = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const { students, families } = createWorld(seed);
    const board = new Set(idsOf(chooseBoardFamilies(families, { ...input, students })));
    expect(board.size).toBe(MAX_BOARD_FAMILIES);
    const each = Math.floor(MAX_BOARD_FAMILIES / students.length);
    for (const { gender, dateOfBirth } of students) {
      const age = dateOfBirth === '2010-01-01' ? 16 : 12;
      const welcoming = families.filter(
        ({ beds, excludesStay, welcomesGenders, welcomesAgeFrom }) =>
          beds > 0 && !excludesStay && age >= welcomesAgeFrom && (welcomesGenders.length === 0 || `${welcomesGenders}` === gender),
      );
      const shown = welcoming.filter(({ hostFamilyId }) => board.has(hostFamilyId)).length;
      expect(shown, `group ${seed}`).toBeGreaterThanOrEqual(Math.min(each, welcoming.length));
      if (welcoming.length < each) scarce += 1;
    }
  }
  expect(scarce).toBeGreaterThan(0);
});

test('one boy doesn’t take the places of 39 girls, though 200 homes for boys are nearer', () => {
  const girls = Array.from({ length: 39 }, (_, index) => ({ ...student, studentId: index + 2 }));
  const students = [{ ...student, gender: 'male' }, ...girls];
  const boysOnly = many(200, { welcomesGenders: ['male'] });
  const girlsOnly = Array.from({ length: 100 }, (_, index) => family(300 + index, { welcomesGenders: ['female'] }));
  const chosen = idsOf(chooseBoardFamilies([...boysOnly, ...girlsOnly], { ...input, students }));
  expect(chosen).toHaveLength(MAX_BOARD_FAMILIES);
  expect(chosen.filter((id) => id >= 300)).toHaveLength(100);
  expect(chosen.slice(0, 100)).toEqual(idsOf(boysOnly.slice(0, 100)));
});
