// What the charts of a report draw: one figure by its groups, a chart for each currency, the steps of trips as one.

import type { Report, ReportRow } from '#contract/reports/reports.shapes.ts';
import { getReportDefinition } from '#contract/reports/reports.ts';
import { groupRows, listRowsOf } from './group-rows.model.ts';

/** A series of one value for each label. */
interface DrawnSeries {
  readonly key: string;
  readonly values: readonly (string | null)[];
}

export interface DrawnChart {
  /** The currency; empty without one. */
  readonly part: string;
  /** A row of each label, which names it. */
  readonly labels: readonly ReportRow[];
  /** How its labels are named: by their first group, or by their step. */
  readonly labelledBy: 'group' | 'part';
  /** `now` and `before`, or the second group of each. */
  readonly series: readonly DrawnSeries[];
  /** The rows that name second groups, by the key of their series. */
  readonly named: ReadonlyMap<string, ReportRow>;
}

const getValue = (row: ReportRow | undefined, at: number, side: 'value' | 'before') => row?.cells[at]?.[side] ?? null;

function toSides(rows: readonly ReportRow[], at: number, isCompared: boolean): DrawnSeries[] {
  const sides = [{ key: 'now', values: rows.map((row) => getValue(row, at, 'value')) }];
  return isCompared ? [...sides, { key: 'before', values: rows.map((row) => getValue(row, at, 'before')) }] : sides;
}

/** Draws second groups as series, those with the largest sums, by month or name; the table has all of them. */
function toNested(rows: readonly ReportRow[], at: number, most: number): Pick<DrawnChart, 'labels' | 'series' | 'named'> {
  const labels = [...groupRows(rows, ({ groups }) => groups[0]?.key ?? '').values()].flatMap(([first]) => first ?? []);
  const seconds = groupRows(rows, ({ groups }) => groups[1]?.key ?? '');
  const sizeOf = (own: readonly ReportRow[]) => own.reduce((sum, row) => sum + Math.abs(Number(getValue(row, at, 'value') ?? 0)), 0);
  const largest = [...seconds]
    .sort(([, a], [, b]) => sizeOf(b) - sizeOf(a))
    .slice(0, most)
    .sort(
      ([a, [first]], [b, [second]]) => (first?.groups[1]?.label ?? '').localeCompare(second?.groups[1]?.label ?? '') || a.localeCompare(b),
    );
  const series = largest.map(([key, own]) => ({
    key,
    values: labels.map((label) =>
      getValue(
        own.find(({ groups }) => groups[0]?.key === label.groups[0]?.key),
        at,
        'value',
      ),
    ),
  }));
  return { labels, series, named: new Map(largest.flatMap(([key, [first]]) => (first === undefined ? [] : [[key, first]]))) };
}

/** Returns the charts of a figure. */
export function listCharts(report: Report, figure: string, most: number): DrawnChart[] {
  const at = report.figures.findIndex(({ name }) => name === figure);
  const isCompared = report.compared !== null;
  const none = new Map<string, ReportRow>();
  if (getReportDefinition(report.report).part === 'step') {
    const { totals } = report;
    return [{ part: '', labels: totals, labelledBy: 'part', series: toSides(totals, at, isCompared), named: none }];
  }
  const drawn = listRowsOf(report, report.figures[at]?.kind ?? 'count', report.rows);
  return [...groupRows(drawn, ({ part }) => part)].map(([part, rows]) =>
    report.by.length > 1
      ? { part, labelledBy: 'group', ...toNested(rows, at, most) }
      : { part, labelledBy: 'group', labels: rows, series: toSides(rows, at, isCompared), named: none },
  );
}
