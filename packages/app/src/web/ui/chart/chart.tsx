// A chart with a table of the same figures.

import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './chart.module.css';
import type { ChartData, ChartKind } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';

const Drawing = lazy(() => import('./chart-plot.tsx'));

export interface ChartProps extends ChartData {
  readonly title: string;
  readonly kind: ChartKind;
  /** The heading of the column with the labels: `Month`. */
  readonly labelsTitle: string;
  /** Height of the drawing in pixels; rows take what they need by default. */
  readonly height?: number;
}

const HEIGHT = 280;

/** In pixels: of a bar, of the space between rows, and of the axis with the legend. */
const ROW = { bar: 12, space: 16, around: 72 } as const;

const getHeight = (kind: ChartKind, { labels, series }: ChartData) =>
  kind === 'rows' ? labels.length * (series.length * ROW.bar + ROW.space) + ROW.around : HEIGHT;

export function Chart({ title, kind, labelsTitle, height: given, ...data }: ChartProps) {
  const words = useTranslations('chart');
  const heading = useId();
  const [asTable, setAsTable] = useState(false);
  const height = given ?? getHeight(kind, data);
  const empty = data.labels.length === 0 || data.series.length === 0;
  return (
    <figure className={classes['chart']} aria-labelledby={heading}>
      <Group justify="space-between" align="center" gap={8} mb={8}>
        <Text id={heading} component="figcaption" fw={600}>
          {title}
        </Text>
        {empty ? null : (
          <Button
            variant="subtle"
            size="sm"
            leftSection={asTable ? <IconChartBar size={18} aria-hidden /> : <IconTable size={18} aria-hidden />}
            onClick={() => setAsTable((before) => !before)}
          >
            {asTable ? words('asChart') : words('asTable')}
          </Button>
        )}
      </Group>
      {empty ? <Text c="dimmed">{words('empty')}</Text> : null}
      {!empty && asTable ? <ChartTable {...data} labelsTitle={labelsTitle} caption={title} /> : null}
      {empty || asTable ? null : (
        <div role="img" aria-label={words('described', { title })}>
          <Suspense fallback={<Skeleton height={height} />}>
            <Drawing {...data} kind={kind} height={height} />
          </Suspense>
        </div>
      )}
    </figure>
  );
}
