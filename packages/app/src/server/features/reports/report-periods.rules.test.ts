// Periods of reports: their months, and the same days of earlier ones.

import { expect, test } from 'vitest';
import { getComparedSpan, listMonths } from './report-periods.rules.ts';

test('a period touches its months, also across years, and at least one', () => {
  expect(listMonths({ from: '2025-11-20', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(listMonths({ from: '2026-02-03', to: '2026-02-03' })).toEqual(['2026-02']);
});

test('the period before is the same days, as many months earlier as the period touches', () => {
  expect(getComparedSpan({ from: '2026-07-01', to: '2026-07-31' }, 'before')).toEqual({ from: '2026-06-01', to: '2026-06-30' });
  expect(getComparedSpan({ from: '2026-01-10', to: '2026-02-09' }, 'before')).toEqual({ from: '2025-11-10', to: '2025-12-09' });
  expect(getComparedSpan({ from: '2026-04-01', to: '2026-06-30' }, 'before')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
});

test('the year before has the last day of February, whichever it is', () => {
  expect(getComparedSpan({ from: '2024-02-29', to: '2024-02-29' }, 'lastYear')).toEqual({ from: '2023-02-28', to: '2023-02-28' });
  expect(getComparedSpan({ from: '2025-02-01', to: '2025-02-28' }, 'lastYear')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(getComparedSpan({ from: '2026-01-01', to: '2026-12-31' }, 'none')).toBeNull();
});
