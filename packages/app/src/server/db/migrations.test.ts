// How a database that is found stands to this version of the product.

import { expect, test } from 'vitest';
import { compareMigrations } from './migrations.ts';

const first = { made: 100, hash: 'a' };
const second = { made: 200, hash: 'b' };
const ours = [first, second];

test.each([
  ['is behind when it is empty', [], 'behind'],
  ['is behind when it lacks the last migration', [first], 'behind'],
  ['is behind when it lacks one in between', [second], 'behind'],
  ['is current when it has had each', [first, second], 'current'],
  ['is newer when it has had all and another', [first, second, { made: 300, hash: 'c' }], 'newer'],
  ['is another when a migration had other contents', [first, { made: 200, hash: 'x' }], 'different'],
  ['is another when an old one is not ours', [{ made: 50, hash: 'x' }], 'different'],
  [
    'is another when it is newer and not of our line',
    [
      { made: 50, hash: 'x' },
      { made: 300, hash: 'c' },
    ],
    'different',
  ],
] as const)('a database %s', (_, had, verdict) => {
  expect(compareMigrations(had, ours)).toBe(verdict);
});
