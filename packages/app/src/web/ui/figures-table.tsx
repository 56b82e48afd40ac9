// A small table of figures, with its head; on narrow screens it scrolls by itself, or its rows stand under each other.

import type { ReactNode } from 'react';
import classes from './figures-table.module.css';

interface FigureColumn<Row> {
  readonly name: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it holds figures, aligned at their ends. */
  readonly figure?: boolean;
}

interface FiguresProps<Row> {
  /** For those who listen. */
  readonly label: string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** On narrow screens each row stands as a list of its own, for whom the table is the main thing to read there. */
  readonly stacks?: boolean;
}

/** The first column says what a row is. */
export function FiguresTable<Row>({ label, columns, rows, rowKey, stacks = false }: FiguresProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: no field set; whoever has no pointer scrolls it by keys
    <div role="group" className={classes['scroll']} aria-label={label} tabIndex={0}>
      <table className={classes['figures']} aria-label={label} data-stacks={stacks || undefined}>
        <thead>
          <tr>
            {columns.map(({ name, heading, figure }) => (
              <th key={name} scope="col" data-figure={figure || undefined}>
                {heading}
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
