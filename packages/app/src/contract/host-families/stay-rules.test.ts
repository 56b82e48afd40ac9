// The rules of a family for stays: their bounds, by nights and by civil days.

import { expect, test } from 'vitest';
import { findBrokenStayRule, measureStay, NO_STAY_RULES, type StayRules } from './stay-rules.ts';

const find = (rules: Partial<StayRules>, fromDate: string, toDate: string, today = '2026-06-01') =>
  findBrokenStayRule({ ...NO_STAY_RULES, ...rules }, measureStay({ fromDate, toDate }, today));

test('a family without rules takes any stay, also from today on', () => {
  expect(find({}, '2026-06-01', '2026-06-02')).toBeNull();
  expect(find({}, '2026-06-01', '2027-06-01')).toBeNull();
});

test('a stay has the nights that the family wants at least and at most', () => {
  const rules = { minNights: 7, maxNights: 14 };
  expect(find(rules, '2026-07-01', '2026-07-07')).toEqual({ rule: 'minNights', count: 7 });
  expect(find(rules, '2026-07-01', '2026-07-08')).toBeNull();
  expect(find(rules, '2026-07-01', '2026-07-15')).toBeNull();
  expect(find(rules, '2026-07-01', '2026-07-16')).toEqual({ rule: 'maxNights', count: 14 });
});

test('notice is counted in days up to the first day of the stay', () => {
  const rules = { noticeDays: 3 };
  expect(find(rules, '2026-06-03', '2026-06-10')).toEqual({ rule: 'noticeDays', count: 3 });
  expect(find(rules, '2026-06-04', '2026-06-11')).toBeNull();
  // Over the end of February.
  expect(find(rules, '2028-03-01', '2028-03-08', '2028-02-27')).toBeNull();
  expect(find(rules, '2028-03-01', '2028-03-08', '2028-02-28')).toEqual({ rule: 'noticeDays', count: 3 });
});

test('the night of a change of the clock counts as one', () => {
  expect(find({ minNights: 2, maxNights: 2 }, '2026-03-28', '2026-03-30')).toBeNull();
  expect(find({ minNights: 2, maxNights: 2 }, '2026-10-24', '2026-10-26')).toBeNull();
});

test('a stay that breaks several rules is told the length first', () => {
  expect(find({ minNights: 7, noticeDays: 30 }, '2026-06-02', '2026-06-04')).toEqual({ rule: 'minNights', count: 7 });
});
