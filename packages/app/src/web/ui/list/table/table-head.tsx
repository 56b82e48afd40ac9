// The column headings; a click on one sorts the list.

import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { sortOf, toNextSort } from '#web/ui/list/list.model.ts';
import type { ListColumn } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import rowClasses from './row.module.css';
import classes from './table.module.css';

export interface TableHeadProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly sorts: readonly string[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** How many of the shown rows are selected; null if rows can't be selected. */
  readonly selected: 'all' | 'some' | 'none' | null;
  readonly onSelectPage: (on: boolean) => void;
  readonly hasActions: boolean;
}

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const;

function Heading<Row>({ column, sort, onSort }: { column: ListColumn<Row>; sort: string; onSort: (sort: string) => void }) {
  const Icon = ICONS[sortOf(sort, column.name)];
  return (
    <UnstyledButton className={classes.sort ?? ''} onClick={() => onSort(toNextSort(sort, column.name))}>
      <span>{column.heading}</span>
      <Icon size={14} aria-hidden className={classes.sortIcon} data-on={sortOf(sort, column.name) !== 'none' || undefined} />
    </UnstyledButton>
  );
}

export function TableHead<Row>({ columns, sorts, sort, onSort, selected, onSelectPage, hasActions }: TableHeadProps<Row>) {
  const words = useTranslations('list');
  return (
    <thead className={classes.head}>
      <tr>
        {selected === null ? null : (
          <th className={classes.select} scope="col">
            <input
              type="checkbox"
              className={rowClasses.check}
              aria-label={words('selectPage')}
              checked={selected === 'all'}
              ref={(input) => {
                if (input !== null) input.indeterminate = selected === 'some';
              }}
              onChange={(event) => onSelectPage(event.currentTarget.checked)}
            />
          </th>
        )}
        {columns.map((column) => {
          const sortable = sorts.includes(column.name);
          return (
            <th
              key={column.name}
              scope="col"
              className={column.primary ? classes.primary : undefined}
              data-align={column.align}
              style={column.width === undefined ? undefined : { minWidth: column.width }}
              aria-sort={sortable ? sortOf(sort, column.name) : undefined}
            >
              {sortable ? <Heading column={column} sort={sort} onSort={onSort} /> : column.heading}
            </th>
          );
        })}
        {hasActions ? (
          <th className={classes.actions} scope="col">
            <span className="visually-hidden">{words('actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
