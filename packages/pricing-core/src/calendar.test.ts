// Weekdays, held against the platform's own calendar.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateText, dayNumber, weekday } from './calendar.ts';

it('knows the weekday of every day from year 1 on', () => {
  fc.assert(
    fc.property(fc.integer({ min: dayNumber('0001-01-01') as number, max: dayNumber('9999-12-31') as number }), (day) => {
      expect(weekday(day) % 7).toBe(new Date(`${dateText(day)}T00:00:00Z`).getUTCDay());
    }),
  );
});
