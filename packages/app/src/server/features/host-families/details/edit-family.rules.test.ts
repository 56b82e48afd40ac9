// Rules of editing a family: what only staff set, faults between fields, and how amounts are stored.

import { describe, expect, test } from 'vitest';
import type { FamilyRecord } from './details.queries.ts';
import { findEditFaults, identifyAdults, listGivenFields, listStaffFields, toStoredAmount } from './edit-family.rules.ts';

const TODAY = '2026-06-15';
const FAMILY = { welcomesAgeFrom: 6, welcomesAgeTo: 16, latitude: null, longitude: null } as FamilyRecord;
const faultsOf = (given: Parameters<typeof findEditFaults>[1], family = FAMILY) =>
  findEditFaults(family, given, TODAY).map(({ field, rule }) => `${field} ${rule}`);

test('staff alone set seller and coordinator, and the rate once vetting has approved the family', () => {
  const changed = ['businessId', 'coordinatorId', 'immersionRate', 'phone'];
  expect(listStaffFields(changed, { vettingState: 'registered' })).toEqual(['businessId', 'coordinatorId']);
  expect(listStaffFields(changed, { vettingState: 'approved' })).toEqual(['businessId', 'coordinatorId', 'immersionRate']);
  expect(listStaffFields(['phone'], { vettingState: 'approved' })).toEqual([]);
});

describe('an edit has faults', () => {
  test('with ages the wrong way round, also against the stored one', () => {
    expect(faultsOf({ welcomesAgeTo: 5 })).toEqual(['welcomesAgeTo minValue']);
    expect(faultsOf({ welcomesAgeFrom: 16 })).toEqual([]);
    expect(faultsOf({ welcomesAgeFrom: 17 })).toEqual(['welcomesAgeTo minValue']);
  });

  test('with half a place on the map', () => {
    expect(faultsOf({ latitude: 1 })).toEqual(['longitude required']);
    expect(faultsOf({ latitude: 1, longitude: 0 })).toEqual([]);
    expect(faultsOf({ latitude: null }, { ...FAMILY, latitude: 1, longitude: 2 })).toEqual(['latitude required']);
  });

  test('with people who aren’t born yet', () => {
    const children = [
      { gender: 'female' as const, dob: '2026-06-14' },
      { gender: 'male' as const, dob: TODAY },
    ];
    const adults = [
      { firstName: 'A', lastName: 'B', relation: '', dob: null },
      { firstName: 'A', lastName: 'B', relation: '', dob: '2027-01-01' },
    ];
    expect(faultsOf({ children, adults })).toEqual(['children.1.dob past', 'adults.1.dob past']);
  });
});

describe('the adults of an edit', () => {
  const stored = [
    { id: 1, firstName: 'Noel', lastName: 'Byrne', relation: 'Uncle', dob: null },
    { id: 2, firstName: 'Una', lastName: 'Byrne', relation: '', dob: null },
  ];
  const someone = { firstName: 'Ida', lastName: 'Roe', relation: '', dob: null };
  const idsOf = (given: Parameters<typeof identifyAdults>[1]) => identifyAdults(stored, given).map(({ id }) => id);

  test('keep their IDs, in any order, and with another name', () => {
    expect(idsOf([...stored].reverse())).toEqual([2, 1]);
    expect(idsOf([{ ...someone, id: 1 }])).toEqual([1]);
  });

  test('are found by their names without an ID, each once', () => {
    const named = { firstName: 'noel', lastName: 'Byrne', relation: '', dob: null };
    expect(idsOf([someone, named, named])).toEqual([undefined, 1, undefined]);
  });

  test('are new with an ID that is none of the family’s, or is given twice', () => {
    expect(idsOf([{ ...someone, id: 9 }])).toEqual([undefined]);
    expect(
      idsOf([
        { ...someone, id: 1 },
        { ...someone, id: 1 },
      ]),
    ).toEqual([1, undefined]);
  });
});

test('fields that are left out are no change', () => {
  expect(listGivenFields({ phone: undefined, schoolMinutes: null })).toEqual({ schoolMinutes: null });
});

test.each([
  ['45', '45.00'],
  ['045.5', '45.50'],
  ['0.05', '0.05'],
])('an amount is compared as it is stored: %s', (typed, stored) => {
  expect(toStoredAmount(typed)).toBe(stored);
});
