// The table of a report: a row for each group, its totals, and the change since the other period.

import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { Report, ReportRow } from '#contract/reports/reports.shapes.ts';
import { getReportDefinition } from '#contract/reports/reports.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
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
  const hasParts = part !== null && rows.concat(totals).some((row) => row.part !== '');
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
  const columns = [
    ...by.map((group, at) => ({ name: group, heading: words(`group.${group}`), cell: (row: ReportRow) => nameOf(row, at) })),
    ...(hasParts ? [{ name: 'part', heading: words(`part.${part}`), cell: (row: ReportRow) => text.writePart(row.part) }] : []),
    ...figures.map(({ name, kind }, at) => ({
      name,
      heading: text.figure(name),
      hint: text.counts(name),
      figure: true,
      cell: (row: ReportRow) => {
        const cell = row.cells[at];
        if (cell === undefined) return '–';
        const written = { kind, part: row.part };
        const change = text.writeChange(cell, written);
        const value = text.write(cell.value, written);
        return (
          <span>
            {isTotal(row) ? <strong>{value}</strong> : value}
            {change === null ? null : (
              <Text component="span" size="xs" c="dimmed" display="block">
                {change}
              </Text>
            )}
          </span>
        );
      },
    })),
  ];
  const keyOf = ({ groups, part: own }: ReportRow) => JSON.stringify([own, ...groups.map(({ key }) => key)]);
  return (
    <FiguresTable
      label={words(`name.${report.report}`)}
      columns={columns}
      rows={[...rows, ...totals]}
      rowKey={keyOf}
      stacks={figures.length <= MOST_STACKED}
    />
  );
}
