// The rows as a table: with a sticky header, and a sticky first column on narrow screens; many rows are virtualized.

import { Skeleton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Density } from '#web/ui/list/list-types.ts';
import { isSelected, type RowKey, type Selection } from '#web/ui/list/selection/selection.model.ts';
import { ListRow, type RowParts } from './list-row.tsx';
import classes from './table.module.css';
import { TableHead, type TableHeadProps } from './table-head.tsx';
import { useSteadyWidths } from './use-steady-widths.ts';

/** From this number on, rows are virtualized. */
const MANY_ROWS = 101;
const ROW_HEIGHT = { dense: 40, comfortable: 56 } as const satisfies Record<Density, number>;

interface BodyProps<Row> {
  readonly rows: readonly Row[];
  readonly parts: RowParts<Row>;
  readonly selection: Selection;
  readonly active: RowKey | null;
  readonly density: Density;
}

export interface ListTableProps<Row> extends BodyProps<Row> {
  readonly title: string;
  readonly head: TableHeadProps<Row>;
  /** The number of placeholders during the first load; 0 once rows are loaded. */
  readonly loading: number;
  /** Whether other rows are loading. */
  readonly busy: boolean;
}

function columnCount<Row>({ columns, onSelect, rowActions }: RowParts<Row>): number {
  return columns.length + (onSelect === null ? 0 : 1) + (rowActions === undefined ? 0 : 1);
}

function Rows<Row>({ rows, parts, selection, active, from = 0, numbered = false }: BodyProps<Row> & { from?: number; numbered?: boolean }) {
  return rows.map((row, index) => {
    const key = parts.rowKey(row);
    const place = numbered ? { index: from + index + 2 } : {};
    return <ListRow key={key} row={row} parts={parts} selected={isSelected(selection, key)} active={active === key} {...place} />;
  });
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className={classes.gap}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

/** The visible rows, with gaps as high as the others. */
function ManyRows<Row>({ scroll, ...body }: BodyProps<Row> & { scroll: RefObject<HTMLDivElement | null> }) {
  const { rows, parts, density } = body;
  const height = ROW_HEIGHT[density];
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const columns = columnCount(parts);
  const total = virtual.getTotalSize();
  return (
    <>
      <Gap height={items[0]?.start ?? 0} columns={columns} />
      <Rows {...body} rows={rows.slice(first, last + 1)} from={first} numbered />
      <Gap height={total - (items.at(-1)?.end ?? total)} columns={columns} />
    </>
  );
}

function LoadingRows<Row>({ count, parts: { columns, onSelect, rowActions } }: { count: number; parts: RowParts<Row> }): ReactNode {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
    <tr key={row} className={classes.row} aria-hidden>
      {onSelect === null ? null : <td className={classes.select} />}
      {columns.map(({ name }, cell) => (
        <td key={name}>
          <Skeleton height={16} width={`${90 - ((row * 7 + cell * 13) % 4) * 15}%`} radius="sm" />
        </td>
      ))}
      {rowActions === undefined ? null : <td className={classes.actions} />}
    </tr>
  ));
}

export function ListTable<Row>({ title, head, loading, busy, ...body }: ListTableProps<Row>) {
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const many = body.rows.length >= MANY_ROWS;
  useSteadyWidths(table, { on: many && loading === 0, key: `${body.density} ${body.parts.columns.map(({ name }) => name).join(' ')}` });
  return (
    <section
      ref={scroll}
      className={classes.scroll}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
      tabIndex={0}
      data-density={body.density}
      data-busy={busy || undefined}
    >
      <table
        ref={table}
        className={classes.table}
        aria-label={title}
        aria-busy={loading > 0 || undefined}
        aria-rowcount={many ? body.rows.length + 1 : undefined}
      >
        <TableHead {...head} />
        <tbody>
          {loading > 0 ? <LoadingRows count={loading} parts={body.parts} /> : null}
          {loading > 0 ? null : many ? <ManyRows {...body} scroll={scroll} /> : <Rows {...body} />}
        </tbody>
      </table>
    </section>
  );
}
