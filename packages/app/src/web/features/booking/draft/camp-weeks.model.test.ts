// Why a week has no camp.

import { expect, test } from 'vitest';
import { type CampOffer, getWeekStanding } from './camp-weeks.model.ts';

const camp = (placesLeft: number, change: Partial<CampOffer> = {}): CampOffer => ({
  ...{ minAge: 8, maxAge: 12, schedules: [{ startDate: '2031-07-07', state: 'open', placesLeft }] },
  ...change,
});
const off: CampOffer = { ...camp(9), schedules: [{ startDate: '2031-07-07', state: 'cancelled', placesLeft: 9 }] };

test.each([
  ['no camp at all', [], { why: 'none' }],
  ['one of another week', [{ ...camp(5), schedules: [{ startDate: '2031-07-14', state: 'open', placesLeft: 5 }] }], { why: 'none' }],
  ['one that is called off', [off], { why: 'none' }],
  ['one for older children', [camp(5, { minAge: 13, maxAge: 16 })], { why: 'ages' }],
  ['one place for two', [camp(1)], { why: 'full' }],
  ['a full one, and one for others', [camp(0), camp(5, { maxAge: 9 })], { why: 'full' }],
  ['two with places', [camp(2), camp(3), off], { why: 'free', count: 2 }],
] as const)('%s', (_, camps, standing) => {
  // One of them is 12 until the Tuesday of the week.
  expect(getWeekStanding('2031-07-07', camps as readonly CampOffer[], { places: 2, births: ['2018-07-08', '2021-01-01'] })).toEqual(
    standing,
  );
});
