// How what is owed to a host stands for the host.

import { expect, test } from 'vitest';
import { PAYOUT_STATES } from '#contract/finance/payouts/payout.machine.ts';
import { combineStates, findLastPaidOn, isInYear, toOwnState } from './own-payments.rules.ts';

test('between its day and its payment each payout is pending for its host', () => {
  expect(PAYOUT_STATES.map((state) => [state, toOwnState(state)])).toEqual([
    ['scheduled', 'scheduled'],
    ...['pending', 'approved'].map((state) => [state, 'pending']),
    ['paid', 'paid'],
    ...['on_hold', 'failed', 'void'].map((state) => [state, 'pending']),
  ]);
});

test.each([
  [[], 'paid', 'paid'],
  [[], 'scheduled', 'scheduled'],
  [['paid', 'paid'], 'paid', 'paid'],
  [['paid', 'scheduled'], 'paid', 'scheduled'],
  [['scheduled', 'pending'], 'paid', 'pending'],
  [['pending', 'paid'], 'scheduled', 'pending'],
] as const)('payouts that are %j and a rest that is %s are %s together', (payouts, rest, state) => {
  expect(
    combineStates(
      payouts.map((one) => ({ state: one })),
      rest,
    ),
  ).toBe(state);
});

test('was last paid on the latest day, whatever the order', () => {
  const days = (...paidOn: (string | null)[]) => findLastPaidOn(paidOn.map((day) => ({ paidOn: day })));
  expect([days(), days(null), days('2026-07-02', null, '2026-06-30'), days('2026-06-30', '2026-07-02')]).toEqual([
    ...[null, null, '2026-07-02', '2026-07-02'],
  ]);
});

const payout = (paidOn: string | null) => ({ id: 1, state: 'paid', amount: '1.00', dueDate: '2026-12-20', paidOn, reference: '' }) as const;

test.each([
  ['was paid in it', ['2026-12-31'], '2026-12-31', '2025-12-20', true],
  ['was paid in it in part', [null, '2026-01-01'], null, '2025-12-20', true],
  ['was paid in another', ['2027-01-02'], '2027-01-02', '2026-12-20', false],
  ['is due in it and not paid', [null], null, '2026-12-20', true],
  ['is due in another and not paid', [], null, '2027-12-20', false],
] as const)('a hosting that %s belongs to the year or not', (_what, paid, paidOn, dueDate, isOf) => {
  expect(isInYear({ payouts: paid.map(payout), paidOn, dueDate }, 2026)).toBe(isOf);
});
