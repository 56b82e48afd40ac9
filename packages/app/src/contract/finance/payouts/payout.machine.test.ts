// Where each step leads a payout, from which states, and what is asked of it.

import { expect, test } from 'vitest';
import { findPayoutMove, PAYOUT_STATES, PAYOUT_STEPS, PAYOUT_STEPS_BY_HAND, type PayoutStep } from './payout.machine.ts';

test.each<[step: PayoutStep, from: string, to: string, guards: string]>([
  ['release', 'scheduled', 'pending', ''],
  ['approve', 'pending', 'approved', 'notToCaller realMoney accountKnown accountCooled ownDoingExplained'],
  ['hold', 'pending approved', 'on_hold', 'notOrdered'],
  ['resume', 'on_hold', 'pending', ''],
  ['pay', 'approved', 'paid', 'realMoney notToCaller'],
  ['fail', 'approved', 'failed', ''],
  ['retry', 'failed', 'pending', ''],
  ['void', 'scheduled pending', 'void', ''],
  ['unapprove', 'approved', 'pending', 'notOrdered'],
])('%s leads from %s to %s, and asks for: %s', (step, from, to, guards) => {
  const moves = PAYOUT_STATES.flatMap((state) => ({ state, move: findPayoutMove(state, step) })).filter(({ move }) => move !== null);
  expect(moves.map(({ state }) => state).join(' ')).toBe(from);
  for (const { move } of moves) expect([move?.to, move?.guards.join(' ')]).toEqual([to, guards]);
});

test('the product alone releases a payout and takes its approval back', () => {
  const others = (Object.keys(PAYOUT_STEPS) as PayoutStep[]).filter((step) => !PAYOUT_STEPS_BY_HAND.includes(step));
  expect(others).toEqual(['release', 'unapprove']);
});
