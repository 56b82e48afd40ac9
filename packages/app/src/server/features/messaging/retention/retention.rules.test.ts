// When conversations have been kept for long enough.

import { expect, test } from 'vitest';
import { toRetentionLimit } from './retention.rules.ts';

test.each([
  ['2026-06-15', 12, '2025-06-15'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-01-31', 2, '2025-11-30'],
])('%s less %i months is %s', (today, months, day) => {
  const now = new Date(`${today}T10:30:00Z`);
  expect(toRetentionLimit({ today, now, months })).toEqual({ day, at: new Date(`${day}T10:30:00Z`) });
});
