// The table of a report: a row for each group, its totals, and the change since the other period.

import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Report, ReportCell, ReportRow } from '#contract/reports/reports.shapes.ts';
import { type FigureKind, getReportDefinition } from '#contract/reports/reports.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { hasAmountsApart, joinRows, listRowsOf } from './group-rows.model.ts';
import { toRowAddress } from './report-links.ts';
import type { PageState } from './report-query.model.ts';
import { useReportText } from './use-report-text.ts';

/** With more figures, rows under each other would be endless on a phone; the table scrolls instead. */
const MOST_STACKED = 4;

interface ReportTableProps {
  readonly report: Report;
  readonly filters: PageState['filters'];
}

export function ReportTable({ report, filters }: ReportTableProps) {
  const words = useTranslations('reports');
  const text = useReportText();
  const { by, figures, rows, totals } = report;
  const { part } = getReportDefinition(report.report);
  const hasParts = part !== null && !hasAmountsApart(report) && rows.concat(totals).some((row) => row.part !== '');
  const isTotal = ({ groups }: ReportRow) => groups.length === 0;
  const nameOf = (row: ReportRow, at: number) => {
    const name = text.writeGroup(report, row, at);
    const address = at === 0 && !isTotal(row) ? toRowAddress(report, row, filters) : null;
    if (isTotal(row)) return <strong>{name}</strong>;
    return address === null ? (
      name
    ) : (
      <Anchor component={Link} to={address} size="sm">
        {name}
      </Anchor>
    );
  };
  const writeCell = (row: ReportRow, cell: ReportCell, kind: FigureKind) => {
    const written = { kind, part: row.part };
    const change = text.writeChange(cell, written);
    const value = text.write(cell.value, written);
    return (
      <Text key={row.part} component="span" inherit display="block">
        {isTotal(row) ? <strong>{value}</strong> : value}
        {change === null ? null : (
          <Text component="span" size="xs" c="dimmed" display="block">
            {change}
          </Text>
        )}
      </Text>
    );
  };
  type Line = readonly ReportRow[];
  const ofFirst = (write: (row: ReportRow) => ReactNode) => (line: Line) => (line[0] === undefined ? null : write(line[0]));
  const columns = [
    ...by.map((group, at) => ({ name: group, heading: words(`group.${group}`), cell: ofFirst((row) => nameOf(row, at)) })),
    ...(hasParts ? [{ name: 'part', heading: words(`part.${part}`), cell: ofFirst((row) => text.writePart(row.part)) }] : []),
    ...figures.map(({ name, kind }, at) => ({
      name,
      heading: text.figure(name),
      hint: text.counts(name),
      figure: true,
      cell: (line: Line) => {
        const own = listRowsOf(report, kind, line).flatMap((row) =>
          row.cells[at] === undefined ? [] : writeCell(row, row.cells[at], kind),
        );
        return own.length === 0 ? '–' : own;
      },
    })),
  ];
  const keyOf = (line: Line) => JSON.stringify(line.map(({ groups, part: own }) => [own, ...groups.map(({ key }) => key)]));
  return (
    <FiguresTable
      label={words(`name.${report.report}`)}
      columns={columns}
      rows={[...joinRows(report, rows), ...joinRows(report, totals)]}
      rowKey={keyOf}
      stacks={figures.length <= MOST_STACKED}
    />
  );
}
