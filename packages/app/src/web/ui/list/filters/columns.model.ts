// The order and visibility of columns, changed one step at a time, as by keyboard.

export interface ColumnFacts {
  readonly name: string;
  /** Hidden by default. */
  readonly hidden?: boolean;
  /** Identifies the row: always shown, always first. */
  readonly primary?: boolean;
}

/** Returns the shown columns; always with the primary one. */
export function listShownColumns(columns: readonly ColumnFacts[], asked: readonly string[] | null): readonly string[] {
  const primary = columns.filter((column) => column.primary).map(({ name }) => name);
  const wanted = asked ?? columns.filter(({ hidden }) => !hidden).map(({ name }) => name);
  return [...primary, ...wanted.filter((name) => !primary.includes(name))];
}

/** Returns all columns, the shown ones first and in their order. */
export function listColumnsInOrder(columns: readonly ColumnFacts[], asked: readonly string[] | null): readonly string[] {
  const shown = listShownColumns(columns, asked);
  return [...shown, ...columns.map(({ name }) => name).filter((name) => !shown.includes(name))];
}

/** Returns the columns for the address; null if they are the default. */
function asked(columns: readonly ColumnFacts[], shown: readonly string[]): readonly string[] | null {
  const usual = listShownColumns(columns, null);
  return usual.length === shown.length && usual.every((name, index) => shown[index] === name) ? null : shown;
}

export function toggleColumn(columns: readonly ColumnFacts[], before: readonly string[] | null, name: string): readonly string[] | null {
  const shown = listShownColumns(columns, before);
  return asked(columns, listShownColumns(columns, shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]));
}

/** Moves a shown column one place towards the start or the end. */
export function moveColumn(
  columns: readonly ColumnFacts[],
  before: readonly string[] | null,
  { name, by }: { name: string; by: -1 | 1 },
): readonly string[] | null {
  const shown = [...listShownColumns(columns, before)];
  const from = shown.indexOf(name);
  const to = from + by;
  if (from === -1 || to < 0 || to >= shown.length) return before;
  shown.splice(to, 0, ...shown.splice(from, 1));
  return asked(columns, listShownColumns(columns, shown));
}
