// Every issue code of a request, produced by the smallest one that deserves it, each with its path and data; and the warnings.

import { describe, expect, it } from 'vitest';
import type { QuoteRequestInput } from '../src/index.ts';
import { aRequest, STANDARD } from '../testing/index.ts';
import { aPricer, good } from './support/engine.ts';
import { type FaultyInput, issueCodes, issuesOf, neverProduced } from './support/issue-codes.ts';

const { family, activity } = STANDARD;
const weeks = (...list: number[]) => list.map((count, index) => ({ id: activity + index, weeks: count }));
const without = (field: keyof QuoteRequestInput) => Object.fromEntries(Object.entries(aRequest()).filter(([name]) => name !== field));

const pricer = aPricer({ moreActivities: { [activity + 1]: [] } });
/** Four weeks from Monday 6 July 2026, with room for four camps. */
const month = { fromDate: '2026-07-06', toDate: '2026-08-02', activityDetailsType: 'mixed' } as const;

const REQUESTS: readonly FaultyInput[] = [
  ['nothing', null, ['invalid_type', '', { expected: 'object', received: 'null' }]],
  ['a list', [], ['invalid_type', '', { expected: 'object', received: 'array' }]],
  ['a text', 'x', ['invalid_type', '', { expected: 'object', received: 'string' }]],
  [
    'an empty object',
    {},
    ['missing_field', 'hostFamilyId', { field: 'hostFamilyId' }],
    ['missing_field', 'fromDate', { field: 'fromDate' }],
    ['missing_field', 'toDate', { field: 'toDate' }],
  ],
  ['a date left out', without('toDate'), ['missing_field', 'toDate', { field: 'toDate' }]],
  ['a date that is null', { ...aRequest(), toDate: null }, ['missing_field', 'toDate', { field: 'toDate' }]],
  [
    'a date that is a number',
    { ...aRequest(), toDate: 20_260_706 },
    ['invalid_type', 'toDate', { expected: 'string', received: 'number' }],
  ],
  [
    'its name in the other spelling',
    { ...without('toDate'), to_date: 1 },
    ['invalid_type', 'to_date', { expected: 'string', received: 'number' }],
  ],
  [
    'a family by name',
    { ...aRequest(), hostFamilyId: 'Byrne' },
    ['invalid_type', 'hostFamilyId', { expected: 'number', received: 'string' }],
  ],
  [
    'a family without an id',
    { ...without('hostFamilyId'), host_family: { name: 'Byrne' } },
    ['invalid_type', 'host_family', { expected: 'number', received: 'object' }],
  ],
  ['half a student', aRequest({ countStudents: 1.5 }), ['invalid_type', 'countStudents', { expected: 'whole number', received: '1.5' }]],
  ['no student', aRequest({ countStudents: 0 }), ['out_of_range', 'countStudents', { minimum: 1, maximum: 50, received: 0 }]],
  ['too many students', aRequest({ countStudents: 51 }), ['out_of_range', 'countStudents', { minimum: 1, maximum: 50, received: 51 }]],
  ['weeks below 0', aRequest({ currentNoOfWeeks: -1 }), ['out_of_range', 'currentNoOfWeeks', { minimum: 0, maximum: 53, received: -1 }]],
  [
    'a year of weeks and more',
    aRequest({ currentNoOfWeeks: 54 }),
    ['out_of_range', 'currentNoOfWeeks', { minimum: 0, maximum: 53, received: 54 }],
  ],
  [
    'too many weeks with an activity',
    aRequest({ nearbyActivities: weeks(1, 54) }),
    ['out_of_range', 'nearbyActivities.1.weeks', { minimum: 0, maximum: 53, received: 54 }],
  ],
  [
    'too many activities',
    aRequest({ nearbyActivities: Array.from({ length: 51 }, (_, id) => ({ id })) }),
    ['out_of_range', 'nearbyActivities', { minimum: 0, maximum: 50, received: 51 }],
  ],
  [
    'a discount code that is too long',
    aRequest({ discountCode: 'x'.repeat(201) }),
    ['out_of_range', 'discountCode', { minimum: 0, maximum: 200, received: 201 }],
  ],
  [
    'an unknown type of stay',
    { ...aRequest(), activityDetailsType: 'remote' },
    ['invalid_value', 'activityDetailsType', { received: 'remote', allowed: ['local', 'mixed', 'family'] }],
  ],
  [
    'a side nobody takes',
    { ...aRequest(), type: 'admin' },
    ['invalid_value', 'type', { received: 'admin', allowed: ['customer', 'provider'] }],
  ],
  ['a field with a typing error', { ...aRequest(), fromDat: 1 }, ['unknown_field', 'fromDat', { field: 'fromDat', closest: 'fromDate' }]],
  ['a field of another world', { ...aRequest(), zzz: 1 }, ['unknown_field', 'zzz', { field: 'zzz', closest: null }]],
  [
    'a field that would reach the prototype',
    JSON.parse('{"hostFamilyId":500,"fromDate":"2026-07-06","toDate":"2026-07-12","__proto__":{"vatExempt":true}}'),
    ['unknown_field', '__proto__', { field: '__proto__', closest: null }],
  ],
  [
    'an unknown field of an activity',
    { ...aRequest(), nearbyActivities: [{ id: 1, week: 2 }] },
    ['unknown_field', 'nearbyActivities.0.week', { field: 'week', closest: 'weeks' }],
  ],
  [
    'a field in both spellings',
    { ...aRequest(), from_date: '2026-07-06' },
    ['duplicate_field', 'from_date', { field: 'from_date', other: 'fromDate' }],
  ],
  [
    'a family twice',
    { ...without('hostFamilyId'), host_family: family, hostFamily: family },
    ['duplicate_field', 'hostFamily', { field: 'hostFamily', other: 'host_family' }],
  ],
  [
    'an activity twice',
    aRequest({ nearbyActivities: [{ id: 7 }, { id: 8 }, { id: 7 }] }),
    ['duplicate_activity', 'nearbyActivities.2.id', { id: 7 }],
  ],
  ['an invalid date', aRequest({ toDate: '2026-02-29' }), ['invalid_date', 'toDate', { received: '2026-02-29' }]],
  [
    'two of them',
    aRequest({ fromDate: '6 July 2026', toDate: '' }),
    ['invalid_date', 'fromDate', { received: '6 July 2026' }],
    ['invalid_date', 'toDate', { received: '' }],
  ],
  [
    'dates the wrong way round',
    aRequest({ fromDate: '2026-07-06', toDate: '2026-07-05' }),
    ['dates_reversed', 'toDate', { fromDate: '2026-07-06', toDate: '2026-07-05' }],
  ],
  [
    'a year and two days',
    aRequest({ fromDate: '2026-01-01', toDate: '2027-01-02' }),
    ['stay_too_long', 'toDate', { days: 367, maximum: 366 }],
  ],
  ['a family the book does not have', aRequest({ hostFamilyId: 501 }), ['unknown_host_family', 'hostFamilyId', { id: 501 }]],
  [
    'activities the book does not have, and no family',
    aRequest({ hostFamilyId: 1, nearbyActivities: [{ id: 1 }, { id: activity }, { id: 2 }] }),
    ['unknown_host_family', 'hostFamilyId', { id: 1 }],
    ['unknown_activity', 'nearbyActivities.0.id', { id: 1 }],
    ['unknown_activity', 'nearbyActivities.2.id', { id: 2 }],
  ],
  [
    'more weeks chosen than wanted',
    aRequest({ ...month, currentNoOfWeeks: 2, nearbyActivities: weeks(1, 2) }),
    ['too_many_activities', 'nearbyActivities', { chosenWeeks: 3, wantedWeeks: 2 }],
  ],
  [
    'more weeks wanted than there is room for',
    aRequest({ ...month, currentNoOfWeeks: 5 }),
    ['too_many_camp_weeks', 'currentNoOfWeeks', { wantedWeeks: 5, possibleWeeks: 4 }],
  ],
  [
    'more weeks chosen than there is room for',
    aRequest({ ...month, nearbyActivities: weeks(3, 2) }),
    ['too_many_camp_weeks', 'nearbyActivities', { wantedWeeks: 5, possibleWeeks: 4 }],
  ],
  [
    'both: chosen above wanted, wanted above possible',
    aRequest({ ...month, activityDetailsType: 'local', currentNoOfWeeks: 5, nearbyActivities: weeks(3, 3) }),
    ['too_many_activities', 'nearbyActivities', { chosenWeeks: 6, wantedWeeks: 5 }],
    ['too_many_camp_weeks', 'currentNoOfWeeks', { wantedWeeks: 5, possibleWeeks: 4 }],
  ],
];

describe('a request is refused', () => {
  it.each(REQUESTS)('for %s', (_, request, ...found) => {
    expect(issuesOf(pricer.quote(request as never))).toEqual(found);
  });

  it('with every code there is for a request', () => {
    expect(neverProduced(REQUESTS, 'The shape of any input', 'A request')).toEqual([]);
  });
});

describe('a quote that stands warns', () => {
  it('with every code there is for a warning', () => {
    const warned = good(pricer.quote(aRequest({ activityDetailsType: 'local', discountCode: ' NONE ' }))).warnings;
    expect(warned).toEqual([
      { code: 'discount_code_not_applied', path: ['discountCode'], data: { discountCode: 'NONE' } },
      { code: 'camp_weeks_unpriced', path: ['currentNoOfWeeks'], data: { weeks: 1 } },
    ]);
    const declared = issueCodes().filter(({ about }) => about === 'Warnings of a quote that stands all the same');
    expect(warned.map(({ code }) => code)).toEqual(declared.map(({ code }) => code));
  });
});
