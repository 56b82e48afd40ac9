// Where each step leads an invoice, from which states, and what is asked of it.

import { expect, test } from 'vitest';
import { findInvoiceMove, INVOICE_STEPS_BY_HAND, type InvoiceStep } from './invoice.machine.ts';
import { INVOICE_STATES } from './invoice-states.ts';

test.each<[step: InvoiceStep, from: string, to: string | null, guards: string]>([
  ['edit', 'draft', null, ''],
  ['remove', 'draft', null, ''],
  ['send', 'draft', 'settled', ''],
  ['void', 'sent', 'void', 'nothingSettled'],
  ['credit', 'sent part_paid paid', 'settled', 'notAllCredited'],
  ['pay', 'sent part_paid', 'settled', ''],
  ['remind', 'sent part_paid', null, ''],
  ['deallocate', 'sent part_paid paid', 'settled', ''],
])('%s leads from %s to %s, and asks for: %s', (step, from, to, guards) => {
  const moves = INVOICE_STATES.flatMap((state) => ({ state, move: findInvoiceMove(state, step) })).filter(({ move }) => move !== null);
  expect(moves.map(({ state }) => state).join(' ')).toBe(from);
  for (const { move } of moves) expect([move?.to, move?.guards.join(' ')]).toEqual([to, guards]);
});

test('money is taken from an invoice where its payment is shown, not by a step of it', () => {
  expect(INVOICE_STEPS_BY_HAND).toEqual(['edit', 'remove', 'send', 'void', 'credit', 'pay', 'remind']);
});
