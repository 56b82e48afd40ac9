// Phone numbers as text messages need them.

import { expect, test } from 'vitest';
import { toInternationalNumber } from './phone-number.ts';

test.each([
  ['087 123 4567', 'IE', '+353871234567'],
  ['+353 (0)87 123 4567', 'GB', '+353871234567'],
  ['00353-87-1234567', 'GB', '+353871234567'],
  ['07400 123456', 'GB', '+447400123456'],
  ['+49 1512 3456789', 'IE', '+4915123456789'],
])('a number typed as %s in %s is %s', (phone, country, expected) => {
  expect(toInternationalNumber(phone, country)).toBe(expected);
});

test.each(['', '12', 'ask Mary', '+353 1'])('%j is no number to send to', (phone) => {
  expect(toInternationalNumber(phone, 'IE')).toBeNull();
});
