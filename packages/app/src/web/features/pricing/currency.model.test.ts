// Facts of currencies, from their codes.

import { expect, test } from 'vitest';
import { findCurrencyFacts } from './currency.model.ts';

test.each([
  ['EUR', { name: 'Euro', symbol: '€', decimals: 2 }],
  [' jpy ', { name: 'Japanese Yen', symbol: '¥', decimals: 0 }],
  ['KWD', { name: 'Kuwaiti Dinar', symbol: 'KWD', decimals: 3 }],
])('%s', (code, facts) => expect(findCurrencyFacts(code, 'en-IE')).toEqual(facts));

test.each(['', 'EU', 'EURO', 'QQQ', '€'])('%o is no currency', (code) => expect(findCurrencyFacts(code, 'en-IE')).toBeNull());
