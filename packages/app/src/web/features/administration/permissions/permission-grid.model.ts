// The logic of the grid of rights and roles, without markup: search, groups and keyboard navigation.

import type { PermissionCell, PermissionRow } from '#contract/administration/permissions.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';

export interface Group {
  readonly area: string;
  readonly rows: readonly PermissionRow[];
}

export function isSwitched({ allowed, byDefault }: PermissionCell): boolean {
  return allowed !== byDefault;
}

/** Returns how many cells differ from the default. */
export function countSwitched(rows: readonly PermissionRow[]): number {
  return rows.reduce((sum, { cells }) => sum + cells.filter(isSwitched).length, 0);
}

/** Returns the rows with only the cells of one role. */
export function selectCellsOfRole(role: Role, rows: readonly PermissionRow[]): PermissionRow[] {
  return rows.map((row) => ({ ...row, cells: row.cells.filter((cell) => cell.role === role) }));
}

interface Narrowing {
  /** Every word must occur in the name of the right, the name of its area, or its key. */
  readonly search: string;
  readonly onlySwitched: boolean;
  /** The name of a right, with its area. */
  readonly nameOf: (row: PermissionRow) => string;
}

/** Returns whether any cell in the group can be switched. */
function canSwitch({ rows }: Group): boolean {
  return rows.some(({ cells }) => cells.some(({ fixed }) => fixed === null));
}

/** Returns the matching rows grouped by area, in the default order; areas without switchable cells come last. */
export function groupByArea(rows: readonly PermissionRow[], { search, onlySwitched, nameOf }: Narrowing): Group[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = `${nameOf(row)} ${row.capability}`.toLowerCase();
    return words.every((word) => text.includes(word)) && (!onlySwitched || row.cells.some(isSwitched));
  });
  const areas = [...new Set(found.map(({ area }) => area))];
  const groups = areas.map((area) => ({ area, rows: found.filter((row) => row.area === area) }));
  return [...groups.filter(canSwitch), ...groups.filter((group) => !canSwitch(group))];
}

/** A cell by its row and column. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));

/**
 * Returns the position to which a key moves the focus; null for keys that don't move it.
 * @param size how many rows and columns there are
 */
export function movePosition({ row, column }: Position, pressed: { key: string; ctrl: boolean }, size: Position): Position | null {
  const to = (rows: number, columns: number): Position => ({
    row: within(row + rows, size.row),
    column: within(column + columns, size.column),
  });
  switch (pressed.key) {
    case 'ArrowUp':
      return pressed.ctrl ? { row: 0, column } : to(-1, 0);
    case 'ArrowDown':
      return pressed.ctrl ? { row: size.row - 1, column } : to(1, 0);
    case 'ArrowLeft':
      return to(0, -1);
    case 'ArrowRight':
      return to(0, 1);
    case 'PageUp':
      return to(-10, 0);
    case 'PageDown':
      return to(10, 0);
    case 'Home':
      return pressed.ctrl ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return pressed.ctrl ? { row: size.row - 1, column: size.column - 1 } : { row, column: size.column - 1 };
    default:
      return null;
  }
}

/** Returns the rows with the changed one replaced. */
export function replaceRow(rows: readonly PermissionRow[], changed: PermissionRow): PermissionRow[] {
  return rows.map((row) => (row.capability === changed.capability ? changed : row));
}
