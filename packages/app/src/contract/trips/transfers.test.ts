// Rules of how students arrive and leave.

import { describe, expect, test } from 'vitest';
import {
  canEditTransfers,
  cleanNumber,
  isArrivalWanted,
  isFarFromStay,
  isFirstToLeave,
  type Journey,
  listHints,
  listStudentsWithout,
  sortJourneys,
} from './transfers.rules.ts';
import { transferBody } from './transfers.shapes.ts';

const STAY = { fromDate: '2026-07-05', toDate: '2026-07-18', state: 'booked' } as const;

const journey = (direction: Journey['direction'], day: string, time: string | null = null, studentId: number | null = null) => ({
  ...{ direction, day, time, studentId },
  ...{ id: direction === 'arrival' ? 1 : 2, metBy: null, unaccompaniedMinor: false },
});
const arrival = journey('arrival', '2026-07-05', '14:35');
const departure = journey('departure', '2026-07-18', '09:00');

test.each([
  ['ei 154', 'EI154'],
  [' EI  154 ', 'EI154'],
  ['ba-0832', 'BA0832'],
  ['ＥＩ１５４', 'EI154'],
  ['ice 612', 'ICE612'],
  ['u2 45a', 'U245A'],
  ['Ferry  to Rosslare', 'Ferry to Rosslare'],
  ['', ''],
])('the number %j is written %j', (typed, written) => {
  expect(cleanNumber(typed)).toBe(written);
  expect(transferBody.parse({ direction: 'arrival', day: '2026-07-05', carrierNumber: typed }).carrierNumber).toBe(written);
});

test.each([
  ['time', '24:00'],
  ['time', '9:05'],
  ['meetPhone', 'call me'],
  ['day', '2026-02-30'],
  ['metBy', 'stranger'],
])('%s is never %j', (field, value) => {
  expect(transferBody.safeParse({ direction: 'arrival', day: '2026-07-05', [field]: value }).success).toBe(false);
});

test.each([
  ['arrival', '2026-07-04', false],
  ['arrival', '2026-07-06', false],
  ['arrival', '2026-07-03', true],
  ['arrival', '2026-07-18', true],
  ['departure', '2026-07-19', false],
  ['departure', '2026-07-16', true],
] as const)('%s on %s is far from the stay: %s', (direction, day, isFar) => {
  expect(isFarFromStay({ direction, day }, STAY)).toBe(isFar);
});

test('a departure that is not after the arrival is found, whichever of the two is entered last', () => {
  const early = journey('departure', '2026-07-05', '14:35');
  expect(isFirstToLeave(early, [arrival])).toBe(true);
  expect(isFirstToLeave(arrival, [early])).toBe(true);
  expect(isFirstToLeave(journey('departure', '2026-07-05', '14:36'), [arrival])).toBe(false);
  expect(isFirstToLeave(journey('departure', '2026-07-05'), [arrival])).toBe(false);
  expect(isFirstToLeave(journey('departure', '2026-07-04', '23:00', 7), [arrival])).toBe(true);
  expect(isFirstToLeave(journey('departure', '2026-07-04', '23:00', 7), [journey('arrival', '2026-07-05', null, 8)])).toBe(false);
});

test('one journey for all students is enough; otherwise each student needs one', () => {
  expect(listStudentsWithout('arrival', [7, 8], [departure])).toEqual([7, 8]);
  expect(listStudentsWithout('arrival', [7, 8], [journey('arrival', '2026-07-05', null, 7)])).toEqual([8]);
  expect(listStudentsWithout('arrival', [7, 8], [arrival])).toEqual([]);
});

test('parents are asked within 30 days before a booked stay', () => {
  const trip = { state: 'booked', fromDate: '2026-07-05', studentIds: [7], today: '2026-06-05' } as const;
  expect(isArrivalWanted(trip, [])).toBe(true);
  expect(isArrivalWanted({ ...trip, today: '2026-06-04' }, [])).toBe(false);
  expect(isArrivalWanted({ ...trip, today: '2026-07-06' }, [])).toBe(false);
  expect(isArrivalWanted({ ...trip, state: 'reserved' }, [])).toBe(false);
  expect(isArrivalWanted(trip, [arrival])).toBe(false);
});

test('parents say it until the stay begins, staff until it is settled, hosts and finance never', () => {
  expect([canEditTransfers('parent', 'booked'), canEditTransfers('parent', 'in_progress')]).toEqual([true, false]);
  expect([canEditTransfers('staff', 'in_progress'), canEditTransfers('agent', 'closed')]).toEqual([true, false]);
  expect([canEditTransfers('host', 'booked'), canEditTransfers('finance', 'booked')]).toEqual([false, false]);
});

describe('hints', () => {
  const kinds = (transfers: Parameters<typeof listHints>[0], paid: number | null, isStaffs = true) =>
    listHints(transfers, { stay: STAY, studentIds: [7], paid }, isStaffs).map(({ kind }) => kind);

  test('tell when a transfer is paid but not arranged, or arranged but not paid', () => {
    const met = (metBy: 'family' | 'company' | 'parent') => [
      { ...arrival, metBy },
      { ...departure, metBy },
    ];
    expect(kinds(met('company'), 2)).toEqual([]);
    expect(kinds(met('family'), 2)).toEqual([]);
    expect(kinds(met('parent'), 2)).toEqual(['paidNotArranged']);
    expect(kinds(met('company'), 0)).toEqual(['arrangedNotPaid']);
    expect(kinds(met('family'), 0)).toEqual([]);
    expect(kinds(met('company'), null)).toEqual([]);
    expect(kinds(met('company'), 0, false)).toEqual([]);
    expect(listHints(met('company').slice(0, 1), { stay: STAY, studentIds: [7], paid: 2 }, true).at(-1)).toEqual({
      ...{ kind: 'paidNotArranged', transferId: null, paid: 2, arranged: 1 },
    });
  });

  test('tell parents what they can mend, and staff the rest', () => {
    const child = { ...arrival, day: '2026-07-01', unaccompaniedMinor: true };
    expect(kinds([child], 0, false)).toEqual(['farFromStay', 'minorUnmet', 'departureMissing']);
    expect(kinds([arrival, departure], 0, false)).toEqual([]);
    expect(kinds([arrival, departure], 0)).toEqual(['unmet', 'unmet']);
    expect(listHints([], { stay: { ...STAY, state: 'enquiry' }, studentIds: [7], paid: 2 }, true)).toEqual([]);
  });
});

test('they are told in the order in which they happen', () => {
  const late = journey('arrival', '2026-07-05');
  expect(sortJourneys([departure, late, arrival])).toEqual([arrival, late, departure]);
});
