// Which prices are doubted beside the current one.

import { expect, test } from 'vitest';
import { findPriceDoubt } from './price-doubt.model.ts';

test.each([
  ['45000', '45.00', 'high'],
  ['135.01', '45.00', 'high'],
  ['135', '45.00', null],
  ['15', '45.00', null],
  ['14.99', '45.00', 'low'],
  ['0.045', '45.00', 'low'],
  ['45', '0.00', null],
])('the price %s beside %s is doubted as %s', (amount, current, doubt) => {
  expect(findPriceDoubt(amount, current)).toBe(doubt);
});
