// The grid of rights and roles: a single tab stop, with arrow keys to move and the space bar to switch.

import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconLock, IconMinus } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useRef } from 'react';
import type { PermissionCell, PermissionRow } from '#contract/administration/permissions.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Group, isSwitched, movePosition, type Position } from './permission-grid.model.ts';
import classes from './permission-grid.module.css';
import { useRightName } from './use-right-name.ts';

export interface Chosen {
  readonly row: PermissionRow;
  readonly cell: PermissionCell;
}

interface PermissionGridProps {
  /** Each row has a cell for every shown role. */
  readonly groups: readonly Group[];
  /** The roles with a column: all of them, or one on a narrow screen. */
  readonly shownRoles: readonly Role[];
  /** The cell with the keyboard focus. */
  readonly position: Position;
  readonly onMove: (position: Position) => void;
  readonly onSwitch: (chosen: Chosen) => void;
}

/** Returns the class names of a cell: its value, whether it was switched, and whether it can be. */
function looks(cell: PermissionCell): string {
  return [classes['cell'], cell.allowed && classes['on'], isSwitched(cell) && classes['switched'], cell.fixed !== null && classes['fixed']]
    .filter(Boolean)
    .join(' ');
}

function Mark({ cell }: { cell: PermissionCell }) {
  const Sign = cell.allowed ? IconCheck : IconMinus;
  return (
    <span className={classes['mark']}>
      <Sign size={16} stroke={cell.allowed ? 2.5 : 1.5} aria-hidden />
      {cell.fixed !== null && <IconLock size={12} className={classes['lock']} aria-hidden />}
    </span>
  );
}

export function PermissionGrid({ groups, shownRoles, position, onMove, onSwitch }: PermissionGridProps) {
  const words = useTranslations('permissions');
  const rightName = useRightName();
  const roles = useTranslations('roles');
  const table = useRef<HTMLTableElement>(null);
  const rows = groups.flatMap((group) => group.rows);

  function go(to: Position): void {
    onMove(to);
    table.current?.querySelector<HTMLElement>(`[data-at="${to.row} ${to.column}"]`)?.focus();
  }

  function press(event: KeyboardEvent, chosen: Chosen): void {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onSwitch(chosen);
      return;
    }
    const to = movePosition(
      position,
      { key: event.key, ctrl: event.ctrlKey || event.metaKey },
      { row: rows.length, column: shownRoles.length },
    );
    if (to === null) return;
    event.preventDefault();
    go(to);
  }

  function cellOf(row: PermissionRow, cell: PermissionCell, at: Position) {
    const state = cell.fixed === null ? (cell.allowed ? 'on' : 'off') : cell.allowed ? 'fixedOn' : 'fixedOff';
    const here = at.row === position.row && at.column === position.column;
    const label = words(`cell.${state}`, { role: roles(`name.${cell.role}`), right: rightName(row.capability) });
    return (
      <td
        key={cell.role}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid cell receives focus and can be switched
        role="gridcell"
        className={looks(cell)}
        tabIndex={here ? 0 : -1}
        data-at={`${at.row} ${at.column}`}
        aria-readonly={cell.fixed !== null}
        aria-label={label}
        onFocus={() => here || onMove(at)}
        onClick={() => {
          go(at);
          onSwitch({ row, cell });
        }}
        onKeyDown={(event) => press(event, { row, cell })}
      >
        <Mark cell={cell} />
      </td>
    );
  }

  let line = -1;
  return (
    <div className={classes['scroll']}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with keyboard navigation is a grid */}
      <table ref={table} role="grid" className={classes['grid']} aria-rowcount={rows.length + 1}>
        <caption>
          <VisuallyHidden>{words('caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classes['corner']}>
              {words('effective.right')}
            </th>
            {shownRoles.map((role) => (
              <th key={role} scope="col" className={classes['role']}>
                {roles(`name.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ area, rows: inside }) => (
            <Fragment key={area}>
              <tr className={classes['area']}>
                <th scope="rowgroup" colSpan={shownRoles.length + 1}>
                  <span>{words(`area.${area as 'users'}`)}</span>
                </th>
              </tr>
              {inside.map((row) => {
                line += 1;
                const at = line;
                return (
                  <tr key={row.capability}>
                    <th scope="row" className={classes['right']}>
                      {rightName(row.capability)}
                    </th>
                    {row.cells.map((cell, column) => cellOf(row, cell, { row: at, column }))}
                  </tr>
                );
              })}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
