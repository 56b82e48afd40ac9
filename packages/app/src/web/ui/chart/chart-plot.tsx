// The drawing of a chart; loaded when a page shows one.

import { useId } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import classes from './chart.module.css';
import { type ChartData, type ChartKind, toPlotRows } from './chart-data.ts';
import { ChartPatterns, colourOf, DASHES, toPatternId } from './chart-patterns.tsx';

export interface PlotProps extends ChartData {
  readonly kind: ChartKind;
  readonly height: number;
}

/** A tooltip with the exact figures. */
function Pointed({ active, payload, label, data }: TooltipContentProps<number, string> & { data: ChartData }) {
  if (!active || payload.length === 0) return null;
  const at = data.labels.indexOf(String(label));
  return (
    <div className={classes['tooltip']}>
      <strong>{label}</strong>
      {data.series.map(({ name, values }) => {
        const value = values[at];
        return value === null || value === undefined ? null : (
          <div key={name}>
            {name}: {data.write(value)}
          </div>
        );
      })}
    </div>
  );
}

/** The width of the labels of rows, which wrap, and the height of the axis of figures, in pixels. */
const ROW_LABELS = 132;
/** The width of the figures at the left, in pixels: millions with their separators. */
const FIGURES = 64;

export default function ChartPlot({ kind, height, ...data }: PlotProps) {
  const id = useId().replaceAll(':', '');
  const axis = new Intl.NumberFormat(useFormatLocale(), { notation: 'compact', maximumFractionDigits: 1 });
  const { series } = data;
  const isRows = kind === 'rows';
  const look = { tickLine: false, stroke: 'var(--chart-axis)', fontSize: 12 } as const;
  const figures = { ...look, axisLine: false, tickFormatter: (value: number) => axis.format(value) } as const;
  const frame = (
    <>
      <CartesianGrid vertical={isRows} horizontal={!isRows} stroke="var(--chart-grid)" />
      {isRows ? (
        <>
          <XAxis type="number" {...figures} allowDecimals={false} />
          <YAxis type="category" dataKey="label" {...look} interval={0} width={ROW_LABELS} />
        </>
      ) : (
        <>
          <XAxis dataKey="label" {...look} minTickGap={8} padding={{ left: kind === 'line' ? 24 : 0, right: kind === 'line' ? 24 : 0 }} />
          <YAxis {...figures} width={FIGURES} />
        </>
      )}
      <Tooltip
        content={(shown) => <Pointed {...(shown as TooltipContentProps<number, string>)} data={data} />}
        cursor={{ fill: 'var(--chart-grid)', fillOpacity: 0.5 }}
      />
      {series.length > 1 ? (
        <Legend itemSorter={null} formatter={(name: string) => <span className={classes['legend']}>{name}</span>} />
      ) : null}
    </>
  );
  const common = { data: toPlotRows(data), accessibilityLayer: false, margin: { top: 8, right: 8, bottom: 0, left: 0 } };
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
      {kind === 'line' ? (
        <LineChart {...common}>
          {frame}
          {series.map(({ name }, index) => (
            <Line
              key={name}
              name={name}
              dataKey={`series${index}`}
              stroke={colourOf(index)}
              strokeWidth={2.5}
              strokeDasharray={DASHES[index % DASHES.length] ?? ''}
              dot={{ r: 3, strokeDasharray: '' }}
              connectNulls={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      ) : (
        <BarChart {...common} layout={isRows ? 'vertical' : 'horizontal'}>
          <ChartPatterns id={id} count={series.length} />
          {frame}
          {series.map(({ name }, index) => (
            <Bar
              key={name}
              name={name}
              dataKey={`series${index}`}
              fill={`url(#${toPatternId(id, index)})`}
              stroke={colourOf(index)}
              maxBarSize={48}
              isAnimationActive={false}
              {...(kind === 'stacked' ? { stackId: 'all' } : {})}
            />
          ))}
        </BarChart>
      )}
    </ResponsiveContainer>
  );
}
