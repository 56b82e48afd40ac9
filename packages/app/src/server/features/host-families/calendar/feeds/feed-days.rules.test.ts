// Which days of another calendar are blocked, and when it is fetched again.

import { expect, test } from 'vitest';
import { compareDays, splitByStays, toFailureStep, toNextFetch } from './feed-days.rules.ts';

const TODAY = '2027-05-10';
const days = (...parts: string[]) => parts.map((part) => ({ fromDate: part.slice(0, 10), toDate: part.slice(11) }));
const written = (parts: readonly { fromDate: string; toDate: string }[]) => parts.map(({ fromDate, toDate }) => `${fromDate}/${toDate}`);

test('days are blocked around stays, whose nights are conflicts; the day of departure can be blocked', () => {
  const { free, conflicts } = splitByStays(days('2027-06-01/2027-06-10'), days('2027-06-03/2027-06-05', '2027-06-03/2027-06-05'), TODAY);
  expect(written(free)).toEqual(['2027-06-01/2027-06-02', '2027-06-05/2027-06-10']);
  expect(written(conflicts)).toEqual(['2027-06-03/2027-06-04']);
});

test('days that are over are neither blocked nor a conflict', () => {
  const split = splitByStays(days('2027-05-01/2027-05-04', '2027-05-06/2027-05-12'), days('2027-05-02/2027-05-04'), TODAY);
  expect(written(split.free)).toEqual(['2027-05-06/2027-05-12']);
  expect(split.conflicts).toEqual([]);
});

test('only what differs from today on is blocked and freed', () => {
  const wanted = days('2027-05-08/2027-05-12', '2027-07-01/2027-07-03');
  const there = days('2027-04-30/2027-05-12', '2027-07-01/2027-07-02');
  const { added, freed } = compareDays(wanted, there, TODAY);
  expect(written(added)).toEqual(['2027-07-01/2027-07-03']);
  expect(written(freed)).toEqual(['2027-07-01/2027-07-02']);
});

test('a calendar is fetched later and later while it fails, at least once a day', () => {
  const now = new Date('2027-05-10T10:00:00Z');
  const minutes = (failures: number) => Math.floor((toNextFetch(now, { id: 0, failures }).getTime() - now.getTime()) / 60_000);
  expect([0, 1, 2, 3, 8, 1000].map(minutes)).toEqual([30, 15, 30, 60, 1440, 1440]);
});

test('the family is told once after a day of failures, and when the calendar is given up after two weeks', () => {
  const failingSince = new Date('2027-05-01T10:00:00Z');
  const step = (at: string, warnedAt: Date | null = null) => toFailureStep(new Date(at), { failingSince, warnedAt });
  expect(step('2027-05-02T09:59:00Z')).toBeNull();
  expect(step('2027-05-02T10:00:00Z')).toBe('failing');
  expect(step('2027-05-09T10:00:00Z', failingSince)).toBeNull();
  expect(step('2027-05-15T10:00:00Z', failingSince)).toBe('stopped');
});
