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
