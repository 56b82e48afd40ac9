// The data of a chart: figures of several series with common labels.

export interface ChartSeries {
  readonly name: string;
  /** One for each label; decimal text for exact figures, null if there is none. */
  readonly values: readonly (string | number | null)[];
}

export interface ChartData {
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Formats a figure in full, such as an amount with its currency. */
  readonly write: (value: string | number) => string;
}

/** `rows` are bars beside their labels, for labels that are names: they are all shown, however long. */
export type ChartKind = 'bar' | 'line' | 'stacked' | 'rows';

/** The most series that can be distinguished by colour and pattern. */
export const MOST_SERIES = 6;

/** Returns one row for each label, with its figures as numbers: only for drawing, never for sums. */
export function toPlotRows({ labels, series }: Pick<ChartData, 'labels' | 'series'>): Record<string, string | number | null>[] {
  return labels.map((label, at) => ({
    label,
    ...Object.fromEntries(
      series.map(({ values }, index) => {
        const value = values[at];
        return [`series${index}`, value === null || value === undefined ? null : Number(value)];
      }),
    ),
  }));
}
