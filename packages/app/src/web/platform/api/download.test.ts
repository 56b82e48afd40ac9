// The name of a downloaded file.

import { expect, test } from 'vitest';
import { parseFileName } from './download.ts';

test.each([
  [`attachment; filename="Users 2026-11-20.csv"; filename*=UTF-8''Users%202026-11-20.csv`, 'Users 2026-11-20.csv'],
  [`attachment; filename="__.csv"; filename*=UTF-8''%E5%AE%B6%E6%97%8F.csv`, '家族.csv'],
  ['attachment; filename="plain.csv"', 'plain.csv'],
  [`attachment; filename="plain.csv"; filename*=UTF-8''%E5%AE`, 'plain.csv'],
  [null, 'users'],
])('the file name of %j is %j', (disposition, name) => {
  expect(parseFileName(disposition, 'users')).toBe(name);
});
