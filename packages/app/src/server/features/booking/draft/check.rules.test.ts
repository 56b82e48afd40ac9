// What keeps a booking from being paid, each thing at its field; who books must be told of it before the money is taken.

import { describe, expect, test } from 'vitest';
import { EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { NO_STAY_RULES } from '#contract/host-families/stay-rules.ts';
import { type BookingFacts, type ChildFacts, type FamilyFacts, findBookingIssues, type WeekFacts } from './check.rules.ts';

const anybody = { from: 0, to: 18, genders: [] };
const CHILD: ChildFacts = { firstName: 'Rui', dateOfBirth: '2014-07-06', gender: 'male', missing: [], isAway: false };
const FAMILY: FamilyFacts = { isLive: true, welcome: anybody, guests: 2, stayRules: NO_STAY_RULES, taken: 0 };
const MONDAY = '2026-07-06';
const week = (activityId: number, startDate = MONDAY): WeekFacts => ({
  ...{ activityId, startDate, endDate: startDate.replace(/\d\d$/, (day) => String(Number(day) + 4).padStart(2, '0')) },
  ...{ name: `Camp ${activityId}`, welcome: anybody, free: 5 },
});

const facts: BookingFacts = {
  today: '2026-06-01',
  onBehalf: false,
  children: new Map([1, 2].map((id) => [id, CHILD])),
  families: new Map([11, 12].map((id) => [id, FAMILY])),
  weeks: new Map([
    [21, week(201)],
    [22, week(202)],
    [23, week(203)],
    [31, week(201, '2026-07-13')],
  ]),
  begun: null,
};

const trip = { ...EMPTY_TRIP, children: [1], fromDate: '2026-07-04', toDate: '2026-07-18', hostFamilyId: 11 };
const camp = (scheduleId: number, activityId: number, startDate = MONDAY) => ({ scheduleId, activityId, startDate });

type Change = { trip?: Partial<typeof EMPTY_TRIP>; facts?: Partial<BookingFacts> };

/** What is said, as `field: code`; what does not keep it from being paid has a question mark. */
const said = (change: Change = {}) =>
  findBookingIssues({ ...trip, ...change.trip }, { ...facts, ...change.facts }).map(
    ({ field, code, blocks }) => `${field}: ${code}${blocks ? '' : '?'}`,
  );
const child = (change: Partial<ChildFacts>) => ({ children: new Map([[1, { ...CHILD, ...change }]]) });
const families = (first: Partial<FamilyFacts>, second: Partial<FamilyFacts> = {}) => ({
  families: new Map([
    [11, { ...FAMILY, ...first }],
    [12, { ...FAMILY, ...second }],
  ]),
});

test('a correct booking has no issues', () => {
  expect(said()).toEqual([]);
  expect(said({ trip: { activityDetailsType: 'mixed', camps: [camp(21, 201), camp(31, 201, '2026-07-13')] } })).toEqual([]);
});

describe('days', () => {
  test.each([
    [{ fromDate: null }, ['fromDate: datesMissing']],
    [{ toDate: null }, ['toDate: datesMissing']],
    [{ toDate: trip.fromDate }, ['toDate: datesReversed']],
    [{ fromDate: '2026-06-01' }, []],
    [{ fromDate: '2026-05-31' }, ['fromDate: datesPast']],
    [{ toDate: '2027-07-04' }, []],
    [{ toDate: '2027-07-05' }, ['toDate: datesTooLong']],
  ])('%j', (change, expected) => {
    expect(said({ trip: change }).filter((one) => one.includes('Date'))).toEqual(expected);
  });
});

describe('children', () => {
  test('are named, once each, and known here', () => {
    expect(said({ trip: { children: [] } })).toEqual(['children: childMissing']);
    expect(said({ trip: { children: [null] } })).toEqual(['children: childMissing']);
    expect(said({ trip: { children: [1, null] } })).toEqual(['children.1: childMissing']);
    expect(said({ trip: { children: [1, 1] } })).toEqual(['children.1: childTwice']);
    expect(said({ trip: { children: [1, 3] } })).toEqual(['children.1: childUnknown']);
  });

  test('are booked by staff alone if they are adults on the first day, or away', () => {
    const grownUp = child({ dateOfBirth: '2008-07-04' });
    expect(said({ facts: grownUp })).toEqual(['children.0: childAdult']);
    expect(said({ facts: child({ dateOfBirth: '2008-07-05' }) })).toEqual([]);
    expect(said({ facts: { ...grownUp, onBehalf: true } })).toEqual(['children.0: childAdult?']);
    expect(said({ facts: child({ isAway: true }) })).toEqual(['children.0: childAway']);
    expect(said({ facts: { ...child({ isAway: true }), onBehalf: true } })).toEqual(['children.0: childAway?']);
  });

  test('are refused without a name; other missing details are a warning', () => {
    expect(said({ facts: child({ missing: ['name'] }) })).toEqual(['children.0: childIncomplete']);
    expect(said({ facts: child({ missing: ['allergies'] }) })).toEqual(['children.0: childIncomplete?']);
  });
});

describe('families', () => {
  const two = { children: [1, 2] };
  const backed = { ...two, backupHostFamilyId: 12 };

  test('have a bed for each child', () => {
    expect(said({ trip: { hostFamilyId: null } })).toEqual(['hostFamilyId: familyMissing']);
    expect(said({ trip: two })).toEqual([]);
    expect(said({ trip: two, facts: families({ guests: 1 }) })).toEqual(['hostFamilyId: familyTooSmall']);
    expect(said({ trip: two, facts: families({ taken: 1 }) })).toEqual(['hostFamilyId: familyTaken']);
    expect(said({ facts: families({ taken: 1 }) })).toEqual([]);
    expect(said({ facts: families({ isLive: false }) })).toEqual(['hostFamilyId: familyNotLive']);
    expect(said({ trip: { hostFamilyId: 13 } })).toEqual(['hostFamilyId: familyNotLive']);
    expect(said({ trip: { backupHostFamilyId: 13 } })).toEqual(['backupHostFamilyId: backupNotLive']);
  });

  test('named as backup need free beds, are live and differ from the first one', () => {
    expect(said({ trip: backed })).toEqual([]);
    expect(said({ trip: { ...backed, backupHostFamilyId: 11 } })).toEqual(['backupHostFamilyId: backupIsPrimary']);
    expect(said({ trip: backed, facts: families({}, { isLive: false }) })).toEqual(['backupHostFamilyId: backupNotLive']);
    expect(said({ trip: backed, facts: families({}, { taken: 1 }) })).toEqual(['backupHostFamilyId: backupTaken']);
  });

  test('can be booked by guests whom they don’t prefer, with a warning', () => {
    const girls = { ...anybody, genders: ['female' as const] };
    expect(said({ facts: families({ welcome: girls }) })).toEqual(['hostFamilyId: familyWelcomesOthers?']);
    expect(said({ trip: backed, facts: families({}, { welcome: girls }) })).toEqual([
      'backupHostFamilyId: familyWelcomesOthers?',
      'backupHostFamilyId: familyWelcomesOthers?',
    ]);
  });

  test('have rules for stays, which bind parents but not staff, nor a family that was asked before', () => {
    const short = families({ stayRules: { ...NO_STAY_RULES, maxNights: 7 } });
    expect(said({ facts: short })).toEqual(['hostFamilyId: familyRules']);
    expect(said({ facts: { ...short, onBehalf: true } })).toEqual(['hostFamilyId: familyRules?']);
    const begun = { tripId: 5 };
    expect(said({ trip: begun, facts: { ...short, begun: { outIds: [], listedIds: [11] } } })).toEqual([]);
    expect(said({ trip: begun, facts: { ...short, begun: { outIds: [], listedIds: [12] } } })).toEqual(['hostFamilyId: familyRules']);
    const early = { ...NO_STAY_RULES, noticeDays: 60 };
    expect(said({ trip: backed, facts: families({}, { stayRules: early }) })).toEqual(['backupHostFamilyId: familyRules']);
    expect(said({ trip: { toDate: trip.fromDate }, facts: short })).toEqual(['toDate: datesReversed']);
  });

  test('are refused if they are out of the trip that is booked', () => {
    const begun = { ...backed, tripId: 5 };
    expect(said({ trip: begun })).toEqual(['tripId: tripOver']);
    expect(said({ trip: { ...begun, children: [null] } })).toEqual(['children: childMissing']);
    expect(said({ trip: { ...begun, children: [1, null] } })).toEqual(['tripId: tripOver', 'children.1: childMissing']);
    expect(said({ trip: begun, facts: { begun: { outIds: [], listedIds: [] } } })).toEqual([]);
    expect(said({ trip: begun, facts: { begun: { outIds: [11, 12], listedIds: [] } } })).toEqual([
      'hostFamilyId: familySaidNo',
      'backupHostFamilyId: familySaidNo',
    ]);
  });
});

describe('camps', () => {
  const mixed = { activityDetailsType: 'mixed' as const };
  const backup = (scheduleId: number, activityId: number, rank: number) => ({ ...camp(scheduleId, activityId), rank });

  test('are refused if there are two in one week', () => {
    expect(said({ trip: { ...mixed, camps: [camp(21, 201), camp(22, 202)] } })).toEqual(['camps.1: campClash']);
  });

  test('are missing, not wanted, unknown, or outside of the stay', () => {
    expect(said({ trip: mixed })).toEqual(['camps: campMissing?']);
    expect(said({ trip: { camps: [camp(21, 201)] } })).toEqual(['activityDetailsType: campsNotWanted']);
    expect(said({ trip: { ...mixed, camps: [camp(99, 201)] } })).toEqual(['camps.0: campUnknown']);
    expect(said({ trip: { ...mixed, camps: [camp(21, 202)] } })).toEqual(['camps.0: campUnknown']);
    expect(said({ trip: { ...mixed, camps: [camp(21, 201, '2026-07-13')] } })).toEqual(['camps.0: campUnknown']);
    const camps = [camp(21, 201)];
    expect(said({ trip: { ...mixed, camps, fromDate: MONDAY, toDate: '2026-07-10' } })).toEqual([]);
    expect(said({ trip: { ...mixed, camps, fromDate: '2026-07-07' } })).toEqual(['camps.0: campOutsideDates']);
    expect(said({ trip: { ...mixed, camps, toDate: '2026-07-09' } })).toEqual(['camps.0: campOutsideDates']);
  });

  test('have a place for each child, and take whom they are for unless staff look beyond it', () => {
    const of = (change: Partial<WeekFacts>) => ({ weeks: new Map([[21, { ...week(201), ...change }]]) });
    const camps = [camp(21, 201)];
    expect(said({ trip: { ...mixed, camps, children: [1, 2] }, facts: of({ free: 2 }) })).toEqual([]);
    expect(said({ trip: { ...mixed, camps, children: [1, 2] }, facts: of({ free: 1 }) })).toEqual(['camps.0: campFull']);
    const older = of({ welcome: { ...anybody, from: 13 } });
    const girls = of({ welcome: { ...anybody, genders: ['female'] } });
    expect(said({ trip: { ...mixed, camps }, facts: older })).toEqual(['camps.0: campAges']);
    expect(said({ trip: { ...mixed, camps }, facts: girls })).toEqual(['camps.0: campGender']);
    expect(said({ trip: { ...mixed, camps }, facts: { ...girls, onBehalf: true } })).toEqual(['camps.0: campGender?']);
  });

  test('named as backups differ from the chosen one of their week, each with its own rank', () => {
    const camps = [camp(21, 201)];
    const backups = (...backupCamps: (typeof EMPTY_TRIP)['backupCamps']) => said({ trip: { ...mixed, camps, backupCamps } });
    expect(backups(backup(22, 202, 1), backup(23, 203, 2))).toEqual([]);
    expect(backups(backup(22, 202, 1), { ...camp(31, 201, '2026-07-13'), rank: 1 })).toEqual([]);
    expect(backups(backup(21, 201, 1))).toEqual(['backupCamps.0: campClash']);
    expect(backups(backup(22, 202, 1), backup(23, 203, 1))).toEqual(['backupCamps.1: campClash']);
    expect(backups(backup(22, 202, 1), backup(22, 202, 2))).toEqual(['backupCamps.1: campClash']);
    expect(backups(backup(99, 202, 1))).toEqual(['backupCamps.0: campUnknown']);
  });
});
