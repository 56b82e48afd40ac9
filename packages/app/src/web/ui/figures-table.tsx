// A small table of figures; on narrow screens it scrolls, or its rows are stacked.

import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './figures-table.module.css';

interface FigureColumn<Row> {
  readonly name: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it has figures, aligned at the end. */
  readonly figure?: boolean;
  /** What it counts, shown when the heading is pointed at or focused. */
  readonly hint?: string;
}

interface FiguresProps<Row> {
  /** For screen readers. */
  readonly label: string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Stacks the rows on narrow screens, for tables that are the main content there. */
  readonly stacks?: boolean;
}

/** A heading; with an explanation it can be focused. */
function Heading({ heading, hint }: { readonly heading: string; readonly hint: string | undefined }) {
  if (hint === undefined) return heading;
  return (
    <Tooltip label={hint} multiline w={280} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton className={classes['hinted'] ?? ''}>{heading}</UnstyledButton>
    </Tooltip>
  );
}

/** The first column identifies the row. */
export function FiguresTable<Row>({ label, columns, rows, rowKey, stacks = false }: FiguresProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: not a fieldset; keyboard users need to scroll it
    <div role="group" className={classes['scroll']} aria-label={label} tabIndex={0}>
      <table className={classes['figures']} aria-label={label} data-stacks={stacks || undefined}>
        <thead>
          <tr>
            {columns.map(({ name, heading, figure, hint }) => (
              <th key={name} scope="col" data-figure={figure || undefined}>
                <Heading heading={heading} hint={hint} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ name, heading, cell, figure }, index) =>
                index === 0 ? (
                  <th key={name} scope="row" data-figure={figure || undefined}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} data-figure={figure || undefined} data-heading={heading}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
