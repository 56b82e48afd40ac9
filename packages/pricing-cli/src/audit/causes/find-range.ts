// Whole numbers at which a figure that only rises, or only falls, is exactly what it should be. Exact: no value is estimated.

export interface WholeRange {
  readonly low: number;
  readonly high: number;
}

export interface Search extends WholeRange {
  /** How the figure at a value compares with the wanted one; undefined where it has none, which ends the search. */
  readonly at: (value: number) => -1 | 0 | 1 | undefined;
}

/** The lowest and the highest value at which `at` is 0, or undefined where there is none. */
export function findRange({ low, high, at }: Search): WholeRange | undefined {
  const [first, last] = [at(low), at(high)];
  if (first === undefined || last === undefined || first * last > 0) return undefined;
  const rising = first <= last;
  const place = (value: number) => {
    const side = at(value);
    return side === undefined || rising ? side : -side;
  };
  const start = firstWhere({ low, high }, (value) => isAtLeast(place(value), 0));
  if (start === undefined || place(start) !== 0) return undefined;
  return { low: start, high: lastEqual({ low: start, high }, place) };
}

/** The last value from `low` on that is still 0. Such ranges are short, so it is looked for in growing steps from their beginning. */
function lastEqual({ low, high }: WholeRange, place: (value: number) => number | undefined): number {
  let step = 1;
  while (low + step <= high && place(low + step) === 0) step *= 2;
  const beyond = firstWhere({ low: low + Math.floor(step / 2) + 1, high: Math.min(high, low + step) }, (value) =>
    isAtLeast(place(value), 1),
  );
  return beyond === undefined ? high : beyond - 1;
}

function isAtLeast(side: number | undefined, bound: number): boolean {
  return side !== undefined && side >= bound;
}

/** The first value of a range from which on `holds` is true. */
function firstWhere({ low, high }: WholeRange, holds: (value: number) => boolean): number | undefined {
  if (low > high || !holds(high)) return undefined;
  let [below, above] = [low - 1, high];
  while (above - below > 1) {
    const middle = below + Math.floor((above - below) / 2);
    if (holds(middle)) above = middle;
    else below = middle;
  }
  return above;
}
