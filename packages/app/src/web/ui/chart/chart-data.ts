// What a chart shows: figures of several series under common labels.

export interface ChartSeries {
  readonly name: string;
  /** One for each label; decimal text where figures are exact, null where there is none. */
  readonly values: readonly (string | number | null)[];
}

export interface ChartData {
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** A figure as it is written in full: an amount with its currency, say. */
  readonly write: (value: string | number) => string;
}

/** How many series can be told apart by colour and pattern. */
export const MOST_SERIES = 6;

/** One label with the figures under it, as numbers: for drawing alone, never for sums. */
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
