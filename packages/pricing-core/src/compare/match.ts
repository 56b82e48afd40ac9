// Two lists matched by a key rather than by position.

export interface Matched<T> {
  readonly both: readonly (readonly [a: T, b: T])[];
  readonly onlyA: readonly T[];
  readonly onlyB: readonly T[];
  /** Whether those that are in both stand in another order. */
  readonly reordered: boolean;
}

/** Keys must be unique within a list. */
export function matchBy<T>(a: readonly T[], b: readonly T[], keyOf: (entry: T) => string | number): Matched<T> {
  const inA = new Set(a.map(keyOf));
  const byKey = new Map(b.map((entry) => [keyOf(entry), entry]));
  const both = a.flatMap((entry) => {
    const other = byKey.get(keyOf(entry));
    return other === undefined ? [] : [[entry, other] as const];
  });
  const orderInB = b.map(keyOf).filter((key) => inA.has(key));
  return {
    both,
    onlyA: a.filter((entry) => !byKey.has(keyOf(entry))),
    onlyB: b.filter((entry) => !inA.has(keyOf(entry))),
    reordered: both.some(([entry], index) => keyOf(entry) !== orderInB[index]),
  };
}
