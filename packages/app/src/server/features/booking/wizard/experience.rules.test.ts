// What is wrong with a request for an experience, and which weeks its activities get.

import { describe, expect, test } from 'vitest';
import { type ExperienceRequest, experienceRequest } from '#contract/booking/wizard/experience.shapes.ts';
import { chooseWeeks, findExperienceFaults, toAddress, toLastDay } from './experience.rules.ts';

const RIGHT = {
  experienceType: 1,
  experienceLength: 2,
  activityWeeks: 2,
  dateRange: { start: '2026-07-06', end: '2026-07-19' },
  firstName: 'Léa',
  lastName: 'Petit',
  gender: 'female',
  dateOfBirth: '2012-03-04',
  parentName: 'Jeanne Petit',
  emailParent: 'jeanne@example.test',
  phone: '+33 1 23 45 67 89',
  activities: [7, 8],
};

const IRELAND = 1;
const ENGLAND = 2;
const FACTS = {
  ...{ today: '2026-06-15', isTypeActive: true, isHostLive: true, hostCountryId: null, onBehalf: false },
  activities: new Map(
    [7, 8, 9, 20].map((id) => [
      id,
      { name: `Camp ${id}`, countryId: id === 20 ? ENGLAND : IRELAND, welcome: { from: id === 9 ? 15 : 0, to: 18, genders: [] } },
    ]),
  ),
};

const request = (wish: object = {}): ExperienceRequest => experienceRequest.parse({ ...RIGHT, ...wish });
const faults = (wish: object = {}, facts: object = {}) =>
  findExperienceFaults(request(wish), { ...FACTS, ...facts }).map(({ field, rule }) => `${field} ${rule}`);

describe('a request', () => {
  test('has no faults if it is complete', () => {
    expect(faults()).toEqual([]);
    expect(faults({ dateOfBirth: '2001-01-01', parentName: '', emailParent: null, email: 'lea@example.test' })).toEqual([]);
  });

  test.each([
    [
      'of a child without a parent',
      { parentName: '', emailParent: null, email: 'lea@example.test' },
      ['parentName required', 'emailParent required'],
    ],
    ['of whoever is eighteen on the first day needs none', { dateOfBirth: '2008-07-06', parentName: '' }, []],
    ['of a child who is eighteen a day later', { dateOfBirth: '2008-07-07', parentName: '' }, ['parentName required']],
    ['of an adult who adds a parent', { dateOfBirth: '2001-01-01', addParent: true, parentName: '' }, ['parentName required']],
    ['without any address', { dateOfBirth: '2001-01-01', emailParent: null }, ['email required']],
    ['without a phone', { phone: '' }, ['phone required']],
    ['that begins today', { dateRange: { start: '2026-06-15', end: '2026-06-28' } }, []],
    ['of a child that is born today', { dateOfBirth: '2026-06-15' }, []],
    ['of a child that is born tomorrow', { dateOfBirth: '2026-06-16' }, ['dateOfBirth past']],
    ['with as many activity weeks as weeks, and fewer activities', { activities: [7] }, []],
    ['that ends on another day', { dateRange: { start: '2026-07-06', end: '2026-07-20' } }, ['dateRange.end weeksEnd']],
    ['that has begun', { dateRange: { start: '2026-06-14', end: '2026-06-27' } }, ['dateRange.start future']],
    ['with more activity weeks than weeks', { activityWeeks: 3 }, ['activityWeeks maxValue']],
    ['with more activities than weeks for them', { activityWeeks: 1 }, ['activities tooManyActivities']],
    ['without weeks for activities', { activityWeeks: 0, activities: [7] }, ['activities tooManyActivities']],
    ['with an activity twice', { activities: [7, 7] }, ['activities.1 invalid']],
    ['with one that there is not', { activities: [7, 99] }, ['activities.1 unknownNumber']],
  ])('%s', (_, wish, expected) => {
    expect(faults(wish)).toEqual(expected);
  });

  test('stays in one country: that of the family, else of the first activity', () => {
    expect(faults({ activities: [7, 20] })).toEqual(['activities.1 otherCountry']);
    expect(faults({ activities: [20], host: 5 }, { hostCountryId: IRELAND })).toEqual(['activities.0 otherCountry']);
    expect(faults({ activities: [20], host: 5 }, { hostCountryId: ENGLAND })).toEqual([]);
    expect(faults({ activities: [7, 8] })).toEqual([]);
    // Of one that there is not no country is known either: the next one says it.
    expect(faults({ activities: [99, 20] })).toEqual(['activities.0 unknownNumber']);
  });

  test('names no activity that takes others on every day of the stay, unless staff ask', () => {
    expect(faults({ activities: [9] })).toEqual(['activities.0 campAges']);
    expect(faults({ activities: [9], dateOfBirth: '2011-07-10' })).toEqual([]);
    expect(faults({ activities: [9] }, { onBehalf: true })).toEqual([]);
  });

  test('for a type that is not offered, at a family that takes nobody', () => {
    expect(faults({ host: 5 }, { isTypeActive: false, isHostLive: false })).toEqual(['experienceType unknownNumber', 'host hostNotLive']);
  });

  test('is so many whole weeks, across a change of the clocks too', () => {
    expect(toLastDay('2026-07-06', 2)).toBe('2026-07-19');
    expect(toLastDay('2026-10-19', 2)).toBe('2026-11-01');
    expect(toLastDay('2028-02-26', 1)).toBe('2028-03-03');
  });
});

test('each activity gets the first week that no other has', () => {
  const week = (scheduleId: number, activityId: number, startDate: string) => ({ scheduleId, activityId, startDate });
  const weeks = [week(1, 7, '2026-07-06'), week(2, 8, '2026-07-06'), week(3, 7, '2026-07-13'), week(4, 8, '2026-07-13')];
  expect(chooseWeeks([7, 8], weeks).map(({ scheduleId }) => scheduleId)).toEqual([1, 4]);
  expect(chooseWeeks([8, 9, 7], weeks).map(({ scheduleId }) => scheduleId)).toEqual([2, 3]);
});

test('the answer to a request goes to the parent of a child, or to an adult traveller', () => {
  const both = { email: 'lea@example.test', emailParent: 'jeanne@example.test' };
  expect(toAddress(request(both))).toBe('jeanne@example.test');
  expect(toAddress(request({ ...both, dateOfBirth: '2001-01-01' }))).toBe('lea@example.test');
  expect(toAddress(request({ dateOfBirth: '2001-01-01', email: null }))).toBe('jeanne@example.test');
});
