// Pauses between attempts, and the periods of regular jobs.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockIn } from '#server/platform/clock.ts';
import { pauseAfter, periodOf } from './pauses.rules.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('pauses', () => {
  test('double, are spread over half of themselves, and end at half a day', () => {
    expect([1, 2, 3, 4].map((attempt) => pauseAfter(attempt, 1))).toEqual([5000, 10_000, 20_000, 40_000]);
    expect(pauseAfter(1, 0)).toBe(2500);
    expect(pauseAfter(40, 1)).toBe(12 * 3600 * 1000);
  });

  test('never become shorter with the number of attempts, whatever the dice say of the first and the third', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fraction, fraction, (attempt, one, other) => {
        expect(pauseAfter(attempt + 1, one)).toBeGreaterThanOrEqual(pauseAfter(attempt, other));
      }),
    );
  });
});

describe('periods', () => {
  const clockAt = (now: string) => clockIn('Europe/Dublin', () => new Date(now));

  test('of a daily job begin at its time in the zone of the product', () => {
    const daily = { period: 'day', at: '03:30' } as const;
    expect(periodOf(daily, clockAt('2026-06-15T02:29:59Z'))).toBe('2026-06-14');
    expect(periodOf(daily, clockAt('2026-06-15T02:30:00Z'))).toBe('2026-06-15');
    expect(periodOf(daily, clockAt('2026-12-15T03:29:59Z'))).toBe('2026-12-14');
  });

  test('of a minute and an hour are those of the clock', () => {
    expect(periodOf({ period: 'minute', at: '00:00' }, clockAt('2026-06-15T02:29:59Z'))).toBe('2026-06-15T02:29');
    expect(periodOf({ period: 'hour', at: '00:00' }, clockAt('2026-06-15T02:29:59Z'))).toBe('2026-06-15T02');
  });

  test('sort as they follow each other', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    const period = fc.constantFrom('minute', 'hour', 'day' as const);
    fc.assert(
      fc.property(moment, moment, period, (one, other, kind) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        const nameAt = (now: Date) => periodOf({ period: kind, at: '04:00' }, clockAt(now.toISOString()));
        expect(nameAt(earlier) <= nameAt(later)).toBe(true);
      }),
    );
  });
});
