// The booking in progress: what holds whatever is chosen in whatever order.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CampWeek, type CurrentTrip, currentTrip, EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { getAgeOn } from '#contract/people/age.ts';
import { addDays } from '#web/ui/calendar/days.ts';
import {
  addBackupCamp,
  addCamp,
  findReachableStep,
  isDone,
  listBackups,
  listCampMondays,
  mergeTrips,
  prefillTrip,
  removeAdults,
  removeBackupCamp,
  removeCamp,
  STEPS,
  setBackupFamily,
  setChildCount,
  setDates,
  setFamily,
  setStayType,
  stepOfField,
  toggleChild,
  toQuoteRequest,
} from './trip.model.ts';

/** Before every day that is chosen here. */
const TODAY = '2026-06-01';

const day = fc.integer({ min: 0, max: 120 }).map((later) => addDays('2026-06-20', later));
const range = fc.tuple(day, fc.integer({ min: 0, max: 60 })).map(([from, days]) => ({ from, to: addDays(from, days) }));
/** Every Monday around, four camps each. */
const week = fc
  .tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 1, max: 4 }))
  .map(
    ([later, activityId]): CampWeek => ({ scheduleId: later * 10 + activityId, activityId, startDate: addDays('2026-06-15', later * 7) }),
  );
const family = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null });
const births = new Map([
  [1, '2008-07-01'],
  [2, '2012-02-29'],
  [3, null],
]);

const step = fc.oneof(
  range.map((dates) => (trip: CurrentTrip) => setDates(trip, dates)),
  week.map((one) => (trip: CurrentTrip) => addCamp(trip, one)),
  week.map((one) => (trip: CurrentTrip) => addBackupCamp(trip, one)),
  week.map(
    ({ startDate }) =>
      (trip: CurrentTrip) =>
        removeCamp(trip, startDate),
  ),
  fc.tuple(week, fc.boolean()).map(
    ([{ scheduleId }, first]) =>
      (trip: CurrentTrip) =>
        removeBackupCamp(trip, scheduleId, { first }),
  ),
  family.map((id) => (trip: CurrentTrip) => setFamily(trip, id)),
  family.map((id) => (trip: CurrentTrip) => setBackupFamily(trip, id)),
  fc.constantFrom('local', 'mixed', 'family').map((type) => (trip: CurrentTrip) => setStayType(trip, type as 'local')),
  fc.integer({ min: 1, max: 3 }).map((id) => (trip: CurrentTrip) => toggleChild(trip, { id, most: 5 })),
  fc.integer({ min: 1, max: 5 }).map((count) => (trip: CurrentTrip) => setChildCount(trip, count)),
);
const trips = fc.array(step, { maxLength: 40 }).map((steps) => steps.reduce((trip, take) => take(trip), EMPTY_TRIP));

test('any choices keep one camp a week within the dates, ranked backups, and another family as backup', () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const mondays = trip.camps.map(({ startDate }) => startDate);
      expect(new Set(mondays).size).toBe(mondays.length);
      expect(listCampMondays(trip)).toEqual(expect.arrayContaining(mondays));
      for (const { startDate } of trip.backupCamps) {
        const own = listBackups(trip, startDate);
        expect(own.map(({ rank }) => rank)).toEqual(own.map((_, index) => index + 1));
        const activities = [...own, ...trip.camps.filter((camp) => camp.startDate === startDate)].map(({ activityId }) => activityId);
        expect(new Set(activities).size).toBe(own.length + 1);
      }
      expect(trip.backupHostFamilyId === null || trip.backupHostFamilyId !== trip.hostFamilyId).toBe(true);
      if (trip.activityDetailsType === 'family') expect(trip.camps).toEqual([]);
      expect(currentTrip.parse(trip)).toEqual(trip);
    }),
  );
});

test('the weeks are the whole runs from Monday to Friday', () => {
  fc.assert(
    fc.property(range, ({ from, to }) => {
      const mondays = listCampMondays({ fromDate: from, toDate: to });
      const days = Array.from({ length: 61 }, (_, later) => addDays(from, later)).filter((one) => one <= to);
      const isMonday = (one: string) => new Date(one).getUTCDay() === 1;
      expect(mondays).toEqual(days.filter((one) => isMonday(one) && addDays(one, 4) <= to));
    }),
  );
});

test('camps that other days leave outside are taken out with their backups: nobody pays for a camp after the flight home', () => {
  const camp = (scheduleId: number, startDate: string): CampWeek => ({ scheduleId, activityId: scheduleId, startDate });
  const two = setDates(EMPTY_TRIP, { from: '2026-07-05', to: '2026-07-18' });
  const camps = [camp(1, '2026-07-06'), camp(2, '2026-07-13')];
  const chosen = [camp(3, '2026-07-06'), camp(4, '2026-07-13')].reduce(addBackupCamp, camps.reduce(addCamp, two));
  expect([chosen.camps.length, chosen.backupCamps.length]).toEqual([2, 2]);
  const shorter = setDates(chosen, { from: '2026-07-05', to: '2026-07-16' });
  expect(shorter.camps).toEqual([camps[0]]);
  expect(shorter.backupCamps.map(({ scheduleId }) => scheduleId)).toEqual([3]);
  expect(setDates(chosen, { from: null, to: null }).camps).toEqual([]);
});

test('a child who is an adult on the first day is removed from their place, all others stay', () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const { trip: next, reset } = removeAdults(trip, births);
      expect(next.children.length).toBe(trip.children.length);
      const { fromDate } = trip;
      trip.children.forEach((id, index) => {
        const birth = id === null ? null : (births.get(id) ?? null);
        const isAdult = fromDate !== null && birth !== null && getAgeOn(birth, fromDate) >= 18;
        expect(next.children[index]).toBe(isAdult ? null : id);
        expect(id !== null && reset.includes(id)).toBe(isAdult);
      });
    }),
  );
  const dated = { ...EMPTY_TRIP, children: [1], toDate: '2026-07-20' };
  expect(removeAdults({ ...dated, fromDate: '2026-06-30' }, births).reset).toEqual([]);
  expect(removeAdults({ ...dated, fromDate: '2026-07-01' }, births)).toMatchObject({ reset: [1], trip: { children: [null] } });
});

describe('the way', () => {
  const signedIn = { namesChildren: true, today: TODAY };

  test('leads never beyond the first step that is not filled in', () => {
    fc.assert(
      fc.property(trips, fc.constantFrom(...STEPS, null, 'nothing'), (trip, asked) => {
        const shown = findReachableStep(trip, asked, signedIn);
        const before = STEPS.slice(0, STEPS.indexOf(shown));
        expect(before.every((one) => isDone(trip, one, signedIn))).toBe(true);
        if (shown !== asked && STEPS.includes(asked as 'plan')) expect(isDone(trip, shown, signedIn)).toBe(false);
      }),
    );
  });

  test('a visitor says how many children travel; who they are is asked of whoever is signed in', () => {
    const trip = setDates(setChildCount(EMPTY_TRIP, 2), { from: '2026-07-01', to: '2026-07-08' });
    expect(findReachableStep(trip, 'family', { namesChildren: false, today: TODAY })).toBe('family');
    expect(findReachableStep(trip, 'family', signedIn)).toBe('family');
    const chosen = setFamily(trip, 4);
    expect(findReachableStep(chosen, 'review', signedIn)).toBe('review');
    expect(findReachableStep(chosen, 'payment', signedIn)).toBe('review');
    expect(findReachableStep(chosen, 'payment', { namesChildren: false, today: TODAY })).toBe('payment');
    expect(findReachableStep({ ...chosen, children: [3, 5] }, 'payment', signedIn)).toBe('payment');
  });

  test('a fault is put right where its field is', () => {
    expect(['children.0', 'fromDate', 'hostFamilyId', 'camps.1', 'discountCode'].map(stepOfField)).toEqual([
      'plan',
      'plan',
      'family',
      'camps',
      'review',
    ]);
  });
});

test('choices made before signing in are completed with the saved ones', () => {
  const here = setFamily(setDates(setChildCount(EMPTY_TRIP, 1), { from: '2026-07-01', to: '2026-07-08' }), 4);
  const saved = { ...EMPTY_TRIP, children: [9], hostFamilyId: 5, backupHostFamilyId: 6, wishes: 'A quiet room' };
  expect(mergeTrips(here, saved)).toMatchObject({ children: [9], hostFamilyId: 4, backupHostFamilyId: null, wishes: 'A quiet room' });
  expect(mergeTrips(EMPTY_TRIP, saved)).toEqual(saved);
  expect(mergeTrips(setChildCount(here, 3), saved).children).toEqual([9, null, null]);
  expect(mergeTrips({ ...here, children: [7] }, saved).children).toEqual([7]);
});

test('an address begins a booking, and nothing odd in it gets in', () => {
  expect(prefillTrip(EMPTY_TRIP, new URLSearchParams('from=2026-07-01&to=2026-07-08&child=3'))).toMatchObject({
    fromDate: '2026-07-01',
    toDate: '2026-07-08',
    children: [3],
  });
  expect(prefillTrip(EMPTY_TRIP, new URLSearchParams('from=2026-07-09&to=2026-07-08&child=-1&children=0&backup=x'))).toEqual(EMPTY_TRIP);
  expect(prefillTrip(EMPTY_TRIP, new URLSearchParams('children=2&backup=6'))).toMatchObject({
    children: [null, null],
    backupHostFamilyId: 6,
  });
  expect(prefillTrip({ ...EMPTY_TRIP, children: [null] }, new URLSearchParams('children=2')).children).toEqual([null, null]);
  expect(prefillTrip({ ...EMPTY_TRIP, children: [3] }, new URLSearchParams('children=9')).children).toEqual([3]);
});

test('a price is asked for as soon as dates and family are known, camps counted by activity', () => {
  const dated = setDates(EMPTY_TRIP, { from: '2026-07-05', to: '2026-07-25' });
  expect(toQuoteRequest(dated, TODAY)).toBeNull();
  const monday = (startDate: string, scheduleId: number) => ({ scheduleId, activityId: 7, startDate });
  const trip = addCamp(addCamp(setFamily(dated, 4), monday('2026-07-06', 1)), monday('2026-07-13', 2));
  expect(toQuoteRequest(trip, TODAY)).toMatchObject({
    nearbyActivities: [{ id: 7, weeks: 2 }],
    activityDetailsType: 'mixed',
    countStudents: 1,
  });
});

test('saved days and camps stay if neither was chosen before signing in', () => {
  const camps = [{ scheduleId: 9, activityId: 2, startDate: '2031-07-07' }];
  const saved = { ...EMPTY_TRIP, tripId: 5, fromDate: '2031-07-06', toDate: '2031-07-20', activityDetailsType: 'mixed' as const, camps };
  const visitor = { ...EMPTY_TRIP, children: [null] };
  expect(mergeTrips(visitor, { ...saved, serviceTypeIds: [3] })).toEqual({ ...saved, children: [null], serviceTypeIds: [3] });
  const here = { ...EMPTY_TRIP, fromDate: '2031-08-03', toDate: '2031-08-17' };
  expect(mergeTrips(here, saved)).toMatchObject({ activityDetailsType: 'family', camps: [], fromDate: '2031-08-03' });
});

test.each([
  ['a first day that has passed', { from: '2026-05-31', to: '2026-06-14' }],
  ['a last day before the first one', { from: '2026-07-20', to: '2026-07-06' }],
  ['no night', { from: '2026-07-06', to: '2026-07-06' }],
  ['a day that there is not', { from: '2027-02-28', to: '2027-02-31' }],
])('%s has no price, and leads no further than to the days', (_, dates) => {
  const trip = setFamily(setDates(setChildCount(EMPTY_TRIP, 1), dates), 4);
  expect(toQuoteRequest(trip, TODAY)).toBeNull();
  expect(findReachableStep(trip, 'payment', { namesChildren: false, today: TODAY })).toBe('plan');
});
