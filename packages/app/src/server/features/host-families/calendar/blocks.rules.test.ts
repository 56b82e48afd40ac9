// What is left of blocked days when some are freed, and which times of a repeated block are missing.

import { expect, test } from 'vitest';
import { cutStretch, intersectStretches, listMissingTimes, takesNight, toSeriesWindow } from './blocks.rules.ts';

const days = (fromDate: string, toDate = fromDate) => ({ fromDate: `2026-08-${fromDate}`, toDate: `2026-08-${toDate}` });

test.each([
  [days('05', '08'), [days('01', '04'), days('09', '10')]],
  [days('01', '04'), [days('05', '10')]],
  [days('08', '20'), [days('01', '07')]],
  [days('01', '10'), []],
  [days('11', '12'), [days('01', '10')]],
  [days('10'), [days('01', '09')]],
])('a block from the 1st to the 10th keeps what lies outside of %j', (freed, left) => {
  expect(cutStretch(days('01', '10'), freed)).toEqual(left);
});

test('the days that two stretches share are those of both', () => {
  expect(intersectStretches(days('01', '10'), days('08', '20'))).toEqual(days('08', '10'));
});

test.each([
  [days('01', '05'), days('05', '12'), true],
  [days('12', '14'), days('05', '12'), false],
  [days('11', '14'), days('05', '12'), true],
  [days('01', '04'), days('05', '12'), false],
])('blocked days %j take a night of a stay %j: %s', (blocked, stay, expected) => {
  expect(takesNight(blocked, stay)).toBe(expected);
});

test('the times of a series that are missing are neither there nor taken out, and not over', () => {
  const series = { ...days('03', '04'), every: 'week' as const, until: null, skips: ['2026-08-17'] };
  expect(listMissingTimes(series, ['2026-08-10'], days('05', '31'))).toEqual([
    days('24', '25'),
    { fromDate: '2026-08-31', toDate: '2026-09-01' },
  ]);
});

test('series are blocked three years ahead', () => {
  expect(toSeriesWindow('2028-02-29')).toEqual({ fromDate: '2028-02-29', toDate: '2031-02-28' });
});
