// The figures of a chart as a table.

import { Table } from '@mantine/core';
import classes from './chart.module.css';
import type { ChartData } from './chart-data.ts';

interface ChartTableProps extends ChartData {
  readonly labelsTitle: string;
  readonly caption: string;
}

export function ChartTable({ labels, series, write, labelsTitle, caption }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={classes['scroller']} aria-label={caption} tabIndex={0}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{labelsTitle}</Table.Th>
            {series.map(({ name }) => (
              <Table.Th key={name} scope="col" className={classes['figure'] ?? ''}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {labels.map((label, at) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" fw={500}>
                {label}
              </Table.Th>
              {series.map(({ name, values }) => {
                const value = values[at];
                return (
                  <Table.Td key={name} className={classes['figure'] ?? ''}>
                    {value === null || value === undefined ? '–' : write(value)}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
