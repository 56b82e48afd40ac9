// The charts of a report, and the choice of the figure that they draw.

import { Box, Stack } from '@mantine/core';
import type { Report } from '#contract/reports/reports.shapes.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import { MOST_SERIES } from '#web/ui/chart/chart-data.ts';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listCharts } from './report-charts.model.ts';
import { useReportText } from './use-report-text.ts';

interface ReportChartsProps {
  readonly report: Report;
  readonly figure: string | null;
  readonly onFigure: (figure: string) => void;
}

export function ReportCharts({ report, figure: chosen, onFigure }: ReportChartsProps) {
  const words = useTranslations('reports');
  const page = useTranslations('reportPage');
  const text = useReportText();
  const drawn = report.figures.find(({ name }) => name === chosen) ?? report.figures[0];
  if (drawn === undefined) return null;
  const figure = text.figure(drawn.name);
  const charts = listCharts(report, drawn.name, MOST_SERIES);
  return (
    <Stack gap="md">
      <Box className="no-print" maw={320}>
        <SelectInput
          label={page('figure')}
          value={drawn.name}
          onChange={(name) => onFigure(name ?? drawn.name)}
          choices={report.figures.map(({ name }) => ({ value: name, label: text.figure(name) }))}
        />
      </Box>
      {charts.map(({ part, labels, labelledBy, series, named }) => {
        const group = labelledBy === 'part' ? 'step' : (report.by[0] ?? 'month');
        const chart = page(`chartBy.${group}`, { figure });
        const nameOf = (key: string) => {
          const row = named.get(key);
          if (row !== undefined) return text.writeGroup(report, row, 1);
          return page(key === 'before' ? 'earlier' : 'now');
        };
        return (
          <Chart
            key={part}
            title={part === '' ? chart : page('chartIn', { chart, part })}
            kind={labelledBy === 'group' && report.by[0] === 'month' ? 'bar' : 'rows'}
            labelsTitle={group === 'step' ? words('part.step') : words(`group.${group}`)}
            labels={labels.map((row) => (labelledBy === 'part' ? text.writePart(row.part) : text.writeLabel(report, row)))}
            series={series.map(({ key, values }) => ({ name: nameOf(key), values }))}
            write={(value) => text.write(value, { kind: drawn.kind, part })}
          />
        );
      })}
    </Stack>
  );
}
