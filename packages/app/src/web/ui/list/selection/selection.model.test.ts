// Selecting rows: some, a page, all that match.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeSelection,
  countSelected,
  getSelectedShare,
  isSelected,
  listKeysBetween,
  NOTHING,
  type Selection,
  type SelectionChange,
} from './selection.model.ts';

const KEYS = [1, 2, 3, 4, 5];
const change: fc.Arbitrary<SelectionChange> = fc.oneof(
  fc.record({ kind: fc.constant('toggle' as const), key: fc.constantFrom(...KEYS) }),
  fc.record({ kind: fc.constant('set' as const), keys: fc.subarray(KEYS), on: fc.boolean() }),
  fc.record({ kind: fc.constant('all' as const) }),
  fc.record({ kind: fc.constant('none' as const) }),
);

/** The same said with the plainest means: the set of what is selected. */
function plainly(selected: ReadonlySet<number>, change: SelectionChange): Set<number> {
  switch (change.kind) {
    case 'all':
      return new Set(KEYS);
    case 'none':
      return new Set();
    case 'toggle':
      return selected.has(Number(change.key))
        ? new Set([...selected].filter((key) => key !== change.key))
        : new Set([...selected, Number(change.key)]);
    case 'set':
      return change.on
        ? new Set([...selected, ...change.keys.map(Number)])
        : new Set([...selected].filter((key) => !change.keys.includes(key)));
  }
}

describe('a selection', () => {
  test('is what a plain set of rows would be, however it came about', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const selection = changes.reduce<Selection>(changeSelection, NOTHING);
        const expected = changes.reduce<Set<number>>(plainly, new Set());
        expect(KEYS.filter((key) => isSelected(selection, key))).toEqual(KEYS.filter((key) => expected.has(key)));
        expect(countSelected(selection, KEYS.length)).toBe(expected.size);
      }),
    );
  });

  test('goes beyond the page if it has all that match', () => {
    const all = changeSelection(changeSelection(NOTHING, { kind: 'all' }), { kind: 'toggle', key: 2 });
    expect([isSelected(all, 99), isSelected(all, 2), countSelected(all, 1204)]).toEqual([true, false, 1203]);
  });

  test('tells of a page whether all, some or none of it is selected', () => {
    const two = changeSelection(NOTHING, { kind: 'set', keys: [1, 2], on: true });
    expect([getSelectedShare(two, [1, 2]), getSelectedShare(two, [2, 3]), getSelectedShare(two, [4]), getSelectedShare(two, [])]).toEqual([
      'all',
      'some',
      'none',
      'none',
    ]);
  });

  test('runs from row to row in either direction', () => {
    expect(listKeysBetween(KEYS, 2, 4)).toEqual([2, 3, 4]);
    expect(listKeysBetween(KEYS, 4, 2)).toEqual([2, 3, 4]);
    expect(listKeysBetween(KEYS, 99, 2)).toEqual([2]);
  });
});
