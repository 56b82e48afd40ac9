// The order of columns, and which of them are shown: changed one step at a time, as a keyboard does it.

export interface ColumnFacts {
  readonly name: string;
  /** Left out until somebody asks for it. */
  readonly hidden?: boolean;
  /** Says what the row is: always shown, always first. */
  readonly primary?: boolean;
}

/** The columns as they are shown; what was asked for does not do without what says what a row is. */
export function listShownColumns(columns: readonly ColumnFacts[], asked: readonly string[] | null): readonly string[] {
  const primary = columns.filter((column) => column.primary).map(({ name }) => name);
  const wanted = asked ?? columns.filter(({ hidden }) => !hidden).map(({ name }) => name);
  return [...primary, ...wanted.filter((name) => !primary.includes(name))];
}

/** Every column, the shown ones first and in their order. */
export function listColumnsInOrder(columns: readonly ColumnFacts[], asked: readonly string[] | null): readonly string[] {
  const shown = listShownColumns(columns, asked);
  return [...shown, ...columns.map(({ name }) => name).filter((name) => !shown.includes(name))];
}

/** What the address has to say for columns to be shown like this: nothing where it is what the list does by itself. */
function asked(columns: readonly ColumnFacts[], shown: readonly string[]): readonly string[] | null {
  const usual = listShownColumns(columns, null);
  return usual.length === shown.length && usual.every((name, index) => shown[index] === name) ? null : shown;
}

export function toggleColumn(columns: readonly ColumnFacts[], before: readonly string[] | null, name: string): readonly string[] | null {
  const shown = listShownColumns(columns, before);
  return asked(columns, listShownColumns(columns, shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]));
}

/** Moves a shown column one place towards the beginning or the end. */
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
