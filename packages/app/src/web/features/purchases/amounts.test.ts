// What typed lines come to.

import { expect, test } from 'vitest';
import { computeNet, isNothing } from './amounts.ts';

test.each([
  [[{ quantity: '2', unitAmount: '40.50', discount: '' }], '81.00'],
  [
    [
      { quantity: '1.5', unitAmount: '10', discount: '5' },
      { quantity: '1', unitAmount: '0.01' },
    ],
    '10.01',
  ],
  [[{ quantity: '', unitAmount: '1' }], null],
  [[{ quantity: '1', unitAmount: '1.005' }], null],
  [[], '0.00'],
])('%j come to %s', (lines, net) => {
  expect(computeNet(lines, 'EUR')).toBe(net);
});

test.each([
  ['0.00', true],
  ['-0.01', false],
  ['0', true],
])('whether %s is nothing: %s', (amount, nothing) => {
  expect(isNothing(amount)).toBe(nothing);
});
