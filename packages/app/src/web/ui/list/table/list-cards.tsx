// The rows as cards for narrow screens, from the same columns.

import { Skeleton } from '@mantine/core';
import { isSelected, type RowKey, type Selection } from '#web/ui/list/selection/selection.model.ts';
import classes from './cards.module.css';
import { RowCheckbox, type RowParts, RowTitle } from './list-row.tsx';
import { RowActions } from './row-actions.tsx';

export interface ListCardsProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly parts: RowParts<Row>;
  readonly selection: Selection;
  readonly active: RowKey | null;
  readonly loading: number;
  readonly busy: boolean;
}

function Card<Row>({ row, parts, selection, active }: Pick<ListCardsProps<Row>, 'parts' | 'selection' | 'active'> & { row: Row }) {
  const key = parts.rowKey(row);
  const selected = isSelected(selection, key);
  const [first, ...others] = parts.columns;
  return (
    <li
      className={classes.card}
      data-key={String(key)}
      data-selected={selected || undefined}
      data-active={active === key || undefined}
      tabIndex={-1}
    >
      <div className={classes.top}>
        <RowCheckbox row={row} parts={parts} selected={selected} />
        <div className={classes.title}>
          <RowTitle to={parts.rowLink?.(row)}>{first?.cell(row)}</RowTitle>
        </div>
        {parts.rowActions === undefined ? null : <RowActions name={parts.rowName(row)} actions={parts.rowActions(row)} />}
      </div>
      {others.length === 0 ? null : (
        <dl className={classes.facts}>
          {others.map(({ name, heading, cell }) => (
            <div key={name} className={classes.fact}>
              <dt>{heading}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

export function ListCards<Row>({ title, rows, loading, busy, ...shared }: ListCardsProps<Row>) {
  return (
    <ul className={classes.cards} aria-label={title} aria-busy={loading > 0 || undefined} data-busy={busy || undefined}>
      {loading > 0
        ? Array.from({ length: loading }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
            <li key={index} className={classes.card} aria-hidden>
              <Skeleton height={20} width="60%" radius="sm" mb="sm" />
              <Skeleton height={16} width="90%" radius="sm" />
            </li>
          ))
        : rows.map((row) => <Card key={shared.parts.rowKey(row)} row={row} {...shared} />)}
    </ul>
  );
}
