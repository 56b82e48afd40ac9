// The grid of rights without its markup.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PermissionRow } from '#contract/administration/permissions.shapes.ts';
import { ROLES } from '#contract/identity/roles.ts';
import { countSwitched, groupByArea, movePosition, replaceRow, selectCellsOfRole } from './permission-grid.model.ts';

function row(capability: PermissionRow['capability'], switched = false): PermissionRow {
  return {
    capability,
    area: capability.split('.')[0] ?? '',
    cells: ROLES.map((role) => ({ role, allowed: switched && role === 'Agent', byDefault: false, reach: 'all', fixed: null })),
  };
}

const rows = [row('users.read'), row('trips.create'), row('users.write', true)];
const names: Record<string, string> = { 'users.read': 'View users', 'users.write': 'Invite users', 'trips.create': 'Create trips' };
const nameOf = ({ capability }: PermissionRow) => names[capability] ?? '';

describe('what is shown', () => {
  test('is grouped by area, each area once', () => {
    const groups = groupByArea(rows, { search: '', onlySwitched: false, nameOf });
    expect(groups.map(({ area, rows: inside }) => [area, inside.length])).toEqual([
      ['users', 2],
      ['trips', 1],
    ]);
  });

  test('is for one role what is switched for that role', () => {
    expect(selectCellsOfRole('Agent', rows).map(({ cells }) => cells.map(({ role }) => role))).toEqual([['Agent'], ['Agent'], ['Agent']]);
    expect([countSwitched(selectCellsOfRole('Agent', rows)), countSwitched(selectCellsOfRole('Parent', rows))]).toEqual([1, 0]);
  });

  test('begins with what can be switched', () => {
    const fixed = row('account.read');
    const closed = { ...fixed, cells: fixed.cells.map((cell) => ({ ...cell, fixed: 'ownAccount' as const })) };
    const groups = groupByArea([closed, ...rows], { search: '', onlySwitched: false, nameOf });
    expect(groups.map(({ area }) => area)).toEqual(['users', 'trips', 'account']);
  });

  test('holds every word that is searched for, in the name or the key', () => {
    const found = (search: string) => groupByArea(rows, { search, onlySwitched: false, nameOf }).flatMap((group) => group.rows.map(nameOf));
    expect(found('USERS view')).toEqual(['View users']);
    expect(found('trips.cre')).toEqual(['Create trips']);
    expect(found('nothing')).toEqual([]);
  });

  test('can be what was switched alone', () => {
    expect(groupByArea(rows, { search: '', onlySwitched: true, nameOf }).flatMap((group) => group.rows)).toEqual([rows[2]]);
    expect(countSwitched(rows)).toBe(1);
    expect(countSwitched(replaceRow(rows, row('users.write')))).toBe(0);
  });
});

describe('the keys', () => {
  const size = { row: 5, column: 8 };
  const at = fc.record({ row: fc.integer({ min: 0, max: 4 }), column: fc.integer({ min: 0, max: 7 }) });
  const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');

  test('never lead out of the grid', () => {
    fc.assert(
      fc.property(at, key, fc.boolean(), (from, pressed, ctrl) => {
        const to = movePosition(from, { key: pressed, ctrl }, size);
        expect(to?.row).toBeGreaterThanOrEqual(0);
        expect(to?.row).toBeLessThan(size.row);
        expect(to?.column).toBeGreaterThanOrEqual(0);
        expect(to?.column).toBeLessThan(size.column);
      }),
    );
  });

  test('lead where they say', () => {
    const from = { row: 2, column: 3 };
    expect(movePosition(from, { key: 'ArrowDown', ctrl: false }, size)).toEqual({ row: 3, column: 3 });
    expect(movePosition(from, { key: 'ArrowLeft', ctrl: false }, size)).toEqual({ row: 2, column: 2 });
    expect(movePosition(from, { key: 'End', ctrl: true }, size)).toEqual({ row: 4, column: 7 });
    expect(movePosition(from, { key: 'Home', ctrl: false }, size)).toEqual({ row: 2, column: 0 });
    expect(movePosition(from, { key: 'a', ctrl: false }, size)).toBeNull();
  });
});
