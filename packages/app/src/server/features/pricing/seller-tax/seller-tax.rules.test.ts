// Who owes which tax of a stay.

import { expect, test } from 'vitest';
import { findSharedTax, TAX_OF_BOOK, toSellerTax } from './seller-tax.rules.ts';

const OWN = { vatExempt: false, vatRate: '0.135' };
const EXEMPT = { vatExempt: true, vatRate: null };

test.each([
  ['the default business sells at the rate that was published', { vatExempt: false, isDefault: true }, TAX_OF_BOOK],
  ['any other one at its own', { vatExempt: false, isDefault: false }, OWN],
  ['an exempt one at none', { vatExempt: true, isDefault: false }, EXEMPT],
  ['the exempt default one at none', { vatExempt: true, isDefault: true }, EXEMPT],
])('%s', (_, seller, tax) => {
  expect(toSellerTax({ ...seller, vatRate: '0.135' })).toEqual(tax);
});

test.each([
  ['nobody shares', [], null],
  ['one shares with itself', [OWN], OWN],
  ['the same rate is shared', [OWN, { ...OWN }], OWN],
  ['another rate is not', [OWN, { ...OWN, vatRate: '0.09' }], null],
  ['nor is being exempt', [EXEMPT, TAX_OF_BOOK], null],
])('%s', (_, taxes, shared) => {
  expect(findSharedTax(taxes)).toEqual(shared);
});
