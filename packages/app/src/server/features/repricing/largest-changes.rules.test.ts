// The stays whose prices would change most, of any number of rows.

import { expect, test } from 'vitest';
import { LargestChanges } from './largest-changes.rules.ts';

const row = (id: string, customerChange: string, status = 'compared') => ({ id, customerChange, status });

function ranked(most: number, rows: readonly ReturnType<typeof row>[]) {
  const largest = new LargestChanges(most);
  for (const one of rows) largest.look(one);
  const ids = (found: readonly Readonly<Record<string, unknown>>[]) => found.map(({ id }) => id).join('');
  return [ids(largest.winners), ids(largest.losers)];
}

test.each([
  ['savings and rises apart, the largest first', 3, ['-1', '2', '-3', '4', '-2', '3'], ['cea', 'dfb']],
  ['no more than asked for, whatever comes first', 2, ['1', '2', '3', '0.5', '-1', '-2', '-3'], ['gf', 'cb']],
  ['the earlier one of two alike', 2, ['5', '5', '5', '-5', '-5', '-5'], ['de', 'ab']],
  ['what came before stays before what is alike', 3, ['5', '7', '5'], ['', 'bac']],
  ['nothing that stays the same, and nothing that is no number', 3, ['0', 'x', '0.00'], ['', '']],
])('%s', (_, most, changes, told) => {
  const rows = changes.map((change, index) => row('abcdefg'[index] ?? '', change));
  expect(ranked(most, rows)).toEqual(told);
});

test('only stays that were compared', () => {
  expect(ranked(3, [row('a', '-9', 'refused'), row('b', '9', 'failed'), row('c', '1')])).toEqual(['', 'c']);
});
