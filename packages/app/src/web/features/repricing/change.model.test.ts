// Changes of sums are exact, whatever their size and sign.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf } from './change.model.ts';

test.each([
  ['10.00', '9.50', '-0.50'],
  ['9.99', '10.00', '0.01'],
  ['-0.05', '0.05', '0.10'],
  ['100', '99', '-1'],
  ['0.10', '0.1', '0.00'],
])('from %s to %s is %s', (old, next, change) => {
  expect(changeOf({ old, new: next })).toBe(change);
});

test('is what cents give', () => {
  const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  const text = (amount: bigint) =>
    changeOf({
      old: '0.00',
      new: changeOf({
        old: '0',
        new: `${amount < 0n ? '-' : ''}${String(amount < 0n ? -amount : amount)
          .padStart(3, '0')
          .replace(/(..)$/, '.$1')}`,
      }),
    });
  fc.assert(fc.property(cents, cents, (a, b) => changeOf({ old: text(a), new: text(b) }) === text(b - a)));
});
