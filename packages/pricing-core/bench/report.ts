// Plain-text tables and figures for a terminal, and the middle of a row of measurements.

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** `12345.6` → `"12,346"`; below 100 with a digit or two after the point, unless it is a whole number. */
export function figure(value: number): string {
  const fractionDigits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits });
}

export function printHeading(text: string): void {
  console.log(`\n${text}\n${'─'.repeat(text.length)}`);
}

/** Columns as wide as their widest cell; the first to the left, figures to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)));
    console.log(`  ${cells.join('   ').trimEnd()}`);
  }
}

export function reached(condition: boolean): string {
  return condition ? 'reached' : 'MISSED';
}
