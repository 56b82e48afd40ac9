// What becomes of a row about a person when the person is erased and the row stays: one answer for each of its columns, which the
// compiler asks for. From the answers come what is written, and what the test that deletes accounts looks for.

/** What becomes of one column. */
export type ColumnErasure<Value> =
  /** It tells of the person; this stands in its place. */
  | { readonly erasedAs: Value }
  /** It tells of the person; what stands in its place depends on the row, and is written by whoever erases it. */
  | { readonly replacedBy: string }
  /** It tells of nobody, and is set to this all the same. */
  | { readonly resetTo: Value }
  /** It tells of nobody, or is needed; why. */
  | { readonly keptBecause: string };

/** An answer for every column of a row. */
export type RowErasure<Row> = { readonly [Column in keyof Row]-?: ColumnErasure<Row[Column]> };

/** What is written into a row when its person is erased. */
export function toErasedValues<Row>(erasure: RowErasure<Row>): Partial<Row> {
  const values = Object.entries<ColumnErasure<unknown>>(erasure).flatMap(([column, answer]): [string, unknown][] => {
    if ('erasedAs' in answer) return [[column, answer.erasedAs]];
    return 'resetTo' in answer ? [[column, answer.resetTo]] : [];
  });
  return Object.fromEntries(values) as Partial<Row>;
}

/** The columns that tell of the person. */
export function listPersonalColumns<Row>(erasure: RowErasure<Row>): readonly (keyof Row & string)[] {
  const columns = Object.entries<ColumnErasure<unknown>>(erasure);
  return columns.flatMap(([column, answer]) => ('erasedAs' in answer || 'replacedBy' in answer ? [column as keyof Row & string] : []));
}
