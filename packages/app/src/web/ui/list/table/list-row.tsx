// One row of the table.

import { type MouseEvent, memo, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { ListColumn, RowAction } from '#web/ui/list/list-types.ts';
import type { RowKey } from '#web/ui/list/selection/selection.model.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import rowClasses from './row.module.css';
import { RowActions } from './row-actions.tsx';
import classes from './table.module.css';

export interface RowParts<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => RowKey;
  readonly rowName: (row: Row) => string;
  readonly rowLink?: ((row: Row) => string | undefined) | undefined;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Null if rows can't be selected. */
  readonly onSelect: ((key: RowKey, how: { readonly on: boolean; readonly range: boolean }) => void) | null;
}

export interface ListRowProps<Row> {
  readonly row: Row;
  readonly parts: RowParts<Row>;
  readonly selected: boolean;
  readonly active: boolean;
  /** Its place in the whole list, from 1, if the page doesn't have all rows. */
  readonly index?: number;
}

const OWN_DOING = 'a, button, input, label, select, textarea, [role="menu"], [role="menuitem"]';

/** Returns whether a click was for the row, and not for a control in it or to select text. */
function isForRow({ target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || target.closest(OWN_DOING) !== null) return false;
  return window.getSelection()?.isCollapsed !== false;
}

/** The title of a row, with a link if it has a page. */
export function RowTitle({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link to={to} className={rowClasses.title} data-row-link>
      {children}
    </Link>
  );
}

export function RowCheckbox<Row>({ row, parts, selected }: Pick<ListRowProps<Row>, 'row' | 'parts' | 'selected'>) {
  const words = useTranslations('list');
  const { onSelect, rowKey, rowName } = parts;
  if (onSelect === null) return null;
  return (
    <input
      type="checkbox"
      className={rowClasses.check}
      aria-label={words('select', { name: rowName(row) })}
      checked={selected}
      onChange={() => {}}
      // The change event doesn't tell whether Shift was held.
      onClick={(event) => onSelect(rowKey(row), { on: !selected, range: event.shiftKey })}
    />
  );
}

function ListRowShown<Row>({ row, parts, selected, active, index }: ListRowProps<Row>) {
  const [, navigate] = useLocation();
  const { columns, rowKey, rowName, rowLink, rowActions, onSelect } = parts;
  const to = rowLink?.(row);
  return (
    <tr
      className={classes.row}
      data-key={String(rowKey(row))}
      data-selected={selected || undefined}
      data-active={active || undefined}
      data-opens={to !== undefined || undefined}
      tabIndex={-1}
      aria-rowindex={index}
      onClick={(event) => {
        if (to !== undefined && isForRow(event)) navigate(to);
      }}
    >
      {onSelect === null ? null : (
        <td className={classes.select}>
          <RowCheckbox row={row} parts={parts} selected={selected} />
        </td>
      )}
      {columns.map(({ name, cell, primary, align, wrap }) =>
        primary ? (
          <th key={name} scope="row" className={classes.primary} data-align={align} data-wrap={wrap || undefined}>
            <RowTitle to={to}>{cell(row)}</RowTitle>
          </th>
        ) : (
          <td key={name} data-align={align} data-wrap={wrap || undefined}>
            {cell(row)}
          </td>
        ),
      )}
      {rowActions === undefined ? null : (
        <td className={classes.actions}>
          <RowActions name={rowName(row)} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

export const ListRow = memo(ListRowShown) as typeof ListRowShown;
