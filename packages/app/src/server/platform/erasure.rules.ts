// How each column of a row is handled when its person is erased but the row stays; the compiler requires an entry for each column. Used
// both by the erasure and by the test that deletes accounts.

/** How one column is handled. */
export type ColumnErasure<Value> =
  /** Personal: replaced by this value. */
  | { readonly erasedAs: Value }
  /** Personal: replaced by the code that erases it, depending on the row. */
  | { readonly replacedBy: string }
  /** Not personal, but reset to this value. */
  | { readonly resetTo: Value }
  /** Not personal, or needed; with the reason. */
  | { readonly keptBecause: string };

/** An entry for every column of a row. */
export type RowErasure<Row> = { readonly [Column in keyof Row]-?: ColumnErasure<Row[Column]> };

/** Returns the values to write into a row when its person is erased. */
export function toErasedValues<Row>(erasure: RowErasure<Row>): Partial<Row> {
  const values = Object.entries<ColumnErasure<unknown>>(erasure).flatMap(([column, answer]): [string, unknown][] => {
    if ('erasedAs' in answer) return [[column, answer.erasedAs]];
    return 'resetTo' in answer ? [[column, answer.resetTo]] : [];
  });
  return Object.fromEntries(values) as Partial<Row>;
}

/** Returns the personal columns. */
export function listPersonalColumns<Row>(erasure: RowErasure<Row>): readonly (keyof Row & string)[] {
  const columns = Object.entries<ColumnErasure<unknown>>(erasure);
  return columns.flatMap(([column, answer]) => ('erasedAs' in answer || 'replacedBy' in answer ? [column as keyof Row & string] : []));
}
