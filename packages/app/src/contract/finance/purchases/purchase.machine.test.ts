// Where each step leads a purchase invoice, from which states, and what is asked of it.

import { expect, test } from 'vitest';
import { findPurchaseMove, PURCHASE_STATES, PURCHASE_STEPS_BY_HAND, type PurchaseStep } from './purchase.machine.ts';

test.each<[step: PurchaseStep, from: string, to: string | null, guards: string]>([
  ['edit', 'draft', null, ''],
  ['remove', 'draft', null, 'nothingPaid'],
  ['approve', 'draft', 'settled', 'differenceExplained'],
  ['accept', 'draft approved part_paid paid', null, 'unconfirmed'],
  ['void', 'approved', 'void', 'nothingPaid'],
  ['settle', 'approved part_paid paid', 'settled', ''],
])('%s leads from %s to %s, and asks for: %s', (step, from, to, guards) => {
  const moves = PURCHASE_STATES.flatMap((state) => ({ state, move: findPurchaseMove(state, step) })).filter(({ move }) => move !== null);
  expect(moves.map(({ state }) => state).join(' ')).toBe(from);
  for (const { move } of moves) expect([move?.to, move?.guards.join(' ')]).toEqual([to, guards]);
});

test('an invoice can’t be settled by hand', () => {
  expect(PURCHASE_STEPS_BY_HAND).toEqual(['edit', 'remove', 'approve', 'accept', 'void']);
});
