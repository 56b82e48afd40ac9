// What a person reads while a long run goes on.

import { expect, test } from 'vitest';
import { progressText } from './progress.ts';

test('shows count, speed, progress and remaining time', () => {
  expect(progressText({ records: 120_000, bytes: 250, size: 1000, seconds: 60 })).toBe(
    '120,000 bookings · 2,000/s · 25 % · 3 min 0 s left',
  );
});

test('shows only count and speed for a stream of unknown length', () => {
  expect(progressText({ records: 900, bytes: 250, size: undefined, seconds: 2 })).toBe('900 bookings · 450/s');
});
