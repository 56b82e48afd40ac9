// Deposits and instalments: what they come to, and what is refused.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { describe, expect, it } from 'vitest';
import { makeSchedule } from './schedule.ts';
import type { ScheduleDraft } from './schedule-draft.ts';

const euro = amountsIn('EUR');
if (!euro.ok) throw new TypeError('the euro is a currency');
const whole = { total: '100.00', math: euro.value, issueDate: '2026-06-01', dueDate: '2026-07-01' };
const plain: ScheduleDraft = { mode: 'none', percentage: '', amount: '', count: 3, dates: ['2026-06-01', '2026-06-15'] };

const make = (changes: Partial<ScheduleDraft>, total = whole.total) => {
  const made = makeSchedule({ ...plain, ...changes }, { ...whole, total });
  return made.ok ? made.value.map((part) => `${part.kind} ${part.amount} ${part.dueDate}`) : made.issues;
};

describe('a schedule', () => {
  it('shares a total out to the last cent', () => {
    expect(make({})).toEqual([]);
    expect(make({ mode: 'instalments' })).toEqual([
      'instalment 33.34 2026-06-01',
      'instalment 33.33 2026-06-15',
      'instalment 33.33 2026-07-01',
    ]);
    expect(make({ mode: 'percentage', percentage: '33.335' }, '0.99')).toEqual(['deposit 0.33 2026-06-01', 'balance 0.66 2026-07-01']);
    expect(make({ mode: 'amount', amount: '99.99' })).toEqual(['deposit 99.99 2026-06-01', 'balance 0.01 2026-07-01']);
  });

  it('has no part of nothing', () => {
    expect(make({ mode: 'amount', amount: '100' })).toEqual(['deposit 100.00 2026-06-01']);
    expect(make({ mode: 'percentage', percentage: '50' }, '0.00')).toEqual([]);
  });

  it.each([
    [{ mode: 'percentage' }, 'missing', ['schedule', 'percentage']],
    [{ mode: 'percentage', percentage: '100.1' }, 'invalid_percentage', ['schedule', 'percentage']],
    [{ mode: 'amount' }, 'missing', ['schedule', 'amount']],
    [{ mode: 'amount', amount: '1.001' }, 'invalid_amount', ['schedule', 'amount']],
    [{ mode: 'amount', amount: '0.00' }, 'deposit_not_positive', ['schedule', 'amount']],
    [{ mode: 'amount', amount: '100.01' }, 'deposit_above_total', ['schedule', 'amount']],
    [{ mode: 'amount', amount: '1', dates: [] }, 'missing', ['schedule', 'dates', 0]],
    [{ mode: 'amount', amount: '1', dates: ['2026-06-31'] }, 'invalid_date', ['schedule', 'dates', 0]],
    [{ mode: 'amount', amount: '1', dates: ['2026-05-31'] }, 'date_out_of_order', ['schedule', 'dates', 0]],
    [{ mode: 'amount', amount: '1', dates: ['2026-07-02'] }, 'date_after_due', ['schedule', 'dates', 0]],
    [{ mode: 'instalments', dates: ['2026-06-15', '2026-06-14'] }, 'date_out_of_order', ['schedule', 'dates', 1]],
    [{ mode: 'instalments', count: 1 }, 'instalment_count', ['schedule', 'count']],
  ] as const)('refuses %j: %s', (changes, code, path) => {
    expect(make(changes)).toMatchObject([{ code, path }]);
  });
});
