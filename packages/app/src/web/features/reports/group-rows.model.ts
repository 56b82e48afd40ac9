// Groups the rows of reports: by a key, and those whose counts and amounts the page shows as one.

import type { Report, ReportRow } from '#contract/reports/reports.shapes.ts';
import { type FigureKind, getReportDefinition } from '#contract/reports/reports.ts';

/** Keeps the order in which the keys first stand; browsers of the supported age lack `Map.groupBy`. */
export function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  return groups;
}

/** Whether a report has amounts, in rows of their currencies, beside counts in rows without one. */
export function hasAmountsApart({ report, figures }: Pick<Report, 'report' | 'figures'>): boolean {
  return getReportDefinition(report).part === 'currency' && new Set(figures.map(({ kind }) => kind === 'money')).size > 1;
}

/** Returns those of a report's rows in which figures of a kind stand. */
export function listRowsOf(report: Report, kind: FigureKind, rows: readonly ReportRow[]): readonly ReportRow[] {
  return hasAmountsApart(report) ? rows.filter(({ part }) => (part !== '') === (kind === 'money')) : rows;
}

/** Returns the rows that the page shows as one: those of a group whose amounts stand apart, else each by itself. */
export function joinRows(report: Report, rows: readonly ReportRow[]): readonly (readonly ReportRow[])[] {
  if (!hasAmountsApart(report)) return rows.map((row) => [row]);
  return [...groupRows(rows, ({ groups }) => JSON.stringify(groups.map(({ key }) => key))).values()];
}
