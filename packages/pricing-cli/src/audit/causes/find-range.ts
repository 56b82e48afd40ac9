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

export interface Narrowing extends WholeRange {
  /** A value from which the wanted one is likely not far. */
  readonly near: number;
  /** How far the figure at a value is from the wanted one, in plain numbers: they only guess where to look. NaN where it has none. */
  readonly distance: (value: number) => number;
}

/** Steps along straight lines before giving up. */
const MOST_STEPS = 8;

/** The first look aside is a hundredth of the range away: far enough for the figure to move. */
const STRIDES = 100;

/**
 * A part of the range with every value at which the figure is as wanted: its ends are on either side of them, or are those of the
 * range. Found along straight lines from a value nearby, which takes a few looks where halving would take a dozen.
 */
export function narrowRange({ low, high, near, distance }: Narrowing): WholeRange {
  const sides: { below: number | undefined; above: number | undefined } = { below: undefined, above: undefined };
  const start = Math.min(high, Math.max(low, near));
  const stride = Math.ceil((high - low) / STRIDES);
  const second = start + stride <= high ? start + stride : start - stride;
  if (stride === 0 || second < low) return { low, high };
  let [a, b] = [pointAt(start), pointAt(second)];
  const slope = (b.away - a.away) / (b.at - a.at);
  // Where the figure does not move there, it does not tell on which side to look.
  if (slope === 0 || Number.isNaN(slope)) return { low, high };
  const rising = slope > 0;
  note(a);
  note(b);
  for (let step = 0; step < MOST_STEPS && !isTight(); step += 1) {
    const guess = Math.round(b.at - (b.away * (b.at - a.at)) / (b.away - a.away));
    if (Number.isNaN(guess)) break;
    const next = fresh(guess, step % 2 === 0 ? 1 : -1);
    if (next === undefined) break;
    [a, b] = [b, pointAt(next)];
    note(b);
  }
  return { low: sides.below ?? low, high: sides.above ?? high };

  function pointAt(at: number) {
    return { at, away: distance(at) };
  }
  /** A value strictly on one side of the wanted ones bounds them there. */
  function note({ at, away }: { readonly at: number; readonly away: number }): void {
    if (away === 0 || Number.isNaN(away)) return;
    if (away < 0 === rising) sides.below = Math.max(at, sides.below ?? low);
    else sides.above = Math.min(at, sides.above ?? high);
  }
  function isTight(): boolean {
    return (sides.above ?? high) - (sides.below ?? low) <= 2;
  }
  /** The guess within what is still open, or a value beside it that has not been looked at. */
  function fresh(guess: number, aside: number): number | undefined {
    const [from, to] = [sides.below ?? low, sides.above ?? high];
    const within = Math.min(to, Math.max(from, guess));
    return [within, within + aside, within - aside].find((at) => at >= from && at <= to && at !== a.at && at !== b.at);
  }
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
