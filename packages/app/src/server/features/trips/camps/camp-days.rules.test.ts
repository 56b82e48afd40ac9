// Which weeks of camps fit a stay, day by day.

import { expect, test } from 'vitest';
import { findCampDayIssues, findCampWeekIssues } from './camp-days.rules.ts';

const MONDAY = '2026-07-06';
const week = (scheduleId: number, startDate = MONDAY, state: 'open' | 'cancelled' = 'open') => ({ scheduleId, startDate, state });
const NONE = new Set<number>();

test.each([
  ['from its Monday to its Friday', { fromDate: MONDAY, toDate: '2026-07-10' }, null],
  ['in its midst', { fromDate: '2026-07-01', toDate: '2026-07-20' }, null],
  ['from its Tuesday on', { fromDate: '2026-07-07', toDate: '2026-07-20' }, 'fromDate'],
  ['until its Thursday', { fromDate: '2026-07-01', toDate: '2026-07-09' }, 'toDate'],
  ['from its Monday until its Thursday', { fromDate: MONDAY, toDate: '2026-07-09' }, 'toDate'],
])('a stay %s has room for a week, or says which of its days is wrong', (_, stay, field) => {
  expect(findCampWeekIssues([week(1)], stay, NONE)).toEqual(field === null ? [] : [{ field: 'camps.0.scheduleId', rule: 'campOutside' }]);
  expect(findCampDayIssues([week(1)], stay)).toEqual(field === null ? [] : [{ field, rule: 'campOutside' }]);
});

test('a week that does not take place is chosen by nobody anew, and stays with who has it', () => {
  const stay = { fromDate: '2026-07-01', toDate: '2026-07-20' };
  const weeks = [week(1), week(2, MONDAY, 'cancelled'), week(3, '2026-07-20'), week(4, '2026-07-13', 'cancelled')];
  const outside = { field: 'camps.2.scheduleId', rule: 'campOutside' };
  const calledOff = (index: number) => ({ field: `camps.${index}.scheduleId`, rule: 'campCalledOff' });
  expect(findCampWeekIssues(weeks, stay, NONE)).toEqual([calledOff(1), outside, calledOff(3)]);
  expect(findCampWeekIssues(weeks, stay, new Set([2, 3]))).toEqual([outside, calledOff(3)]);
});

test('the first of several weeks outside the stay decides which day is wrong', () => {
  const stay = { fromDate: MONDAY, toDate: '2026-07-12' };
  expect(findCampDayIssues([], stay)).toEqual([]);
  expect(findCampDayIssues([week(1), week(2, '2026-07-13')], stay)).toEqual([{ field: 'toDate', rule: 'campOutside' }]);
  expect(findCampDayIssues([week(3, '2026-06-29'), week(1)], stay)).toEqual([{ field: 'fromDate', rule: 'campOutside' }]);
});
