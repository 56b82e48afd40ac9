// Phone numbers, email and postal addresses of one family, typed in different ways.

import { expect, test } from 'vitest';
import { listMatches, toAddressKey, toLeadKeys, toPhoneKey } from './lead-keys.rules.ts';

test.each([
  ['+353 87 123 4567', null],
  ['00353 87 123 4567', null],
  ['087 123 4567', null],
  ['087-123-4567', 'IE'],
  ['+353 (0)87 1234567', null],
  ['(087) 123 4567', null],
])('a phone number has one key: %s', (phone, country) => {
  expect(toPhoneKey(phone, country)).toBe('353871234567');
});

test('a national number is of the country of its county, and a short one has no key', () => {
  expect(toPhoneKey('07911 123456', 'GB')).toBe('447911123456');
  expect(toPhoneKey('+44 7911 123456', 'IE')).toBe('447911123456');
  expect(toPhoneKey('12345')).toBe('');
  expect(toPhoneKey('')).toBe('');
});

test.each([
  ['1 Main Street', 'Ennis', ''],
  ['1, Main St.', 'ENNIS', 'V95 X0Y0'],
  ['1 main st', 'Énnis', ''],
])('an address has one key: %s, %s', (addressLine1, cityTown, postcode) => {
  expect(toAddressKey({ addressLine1, cityTown, postcode })).toBe('1 main st|ennis');
});

test('an address without a house or a place has no key; the postcode stands for the town', () => {
  expect(toAddressKey({ addressLine1: '', cityTown: 'Ennis', postcode: '' })).toBe('');
  expect(toAddressKey({ addressLine1: '1 Main Street', cityTown: '', postcode: '' })).toBe('');
  expect(toAddressKey({ addressLine1: '1 Main Street', cityTown: '', postcode: 'v95 x0y0' })).toBe('1 main st|v95x0y0');
});

test('two entries match by what both have', () => {
  const home = { addressLine1: '1 Main Street', cityTown: 'Ennis', postcode: '' };
  const one = toLeadKeys({ ...home, email: 'Ann@Example.test', phone: '' }, 'IE');
  const other = toLeadKeys({ ...home, email: 'ann@example.test ', phone: '087 123 4567' }, 'IE');
  expect(listMatches(one, other)).toEqual(['email', 'address']);
  expect(listMatches(one, toLeadKeys({ ...home, addressLine1: '2 Main Street', email: '', phone: '' }, 'IE'))).toEqual([]);
});
