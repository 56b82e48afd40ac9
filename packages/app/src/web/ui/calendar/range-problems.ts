// What is wrong with two days that were typed: each fault at the end that has to be put right, by the rule that it breaks.

import type { DayBounds } from './days.ts';
import { isDay, nightsBetween, plusDays } from './days.ts';
import type { OpenRange, RangeRules } from './range.ts';

export interface RangeProblem {
  readonly rule: 'notBefore' | 'notAfter';
  /** The first or the last day that would do. */
  readonly other: string;
}

export interface RangeProblems {
  readonly from: RangeProblem | null;
  readonly to: RangeProblem | null;
}

export type RangeLimits = DayBounds & Pick<RangeRules, 'longestDays' | 'shortestDays'>;

function outside(day: string, { min, max }: DayBounds): RangeProblem | null {
  if (min !== undefined && day < min) return { rule: 'notBefore', other: min };
  return max !== undefined && day > max ? { rule: 'notAfter', other: max } : null;
}

/** A last day is held against the first one where that one will do: else the first one is put right before. */
export function rangeProblems({ from, to }: OpenRange, { longestDays, shortestDays = 1, ...bounds }: RangeLimits): RangeProblems {
  const first = isDay(from) ? outside(from, bounds) : null;
  if (!isDay(to)) return { from: first, to: null };
  if (!isDay(from) || first !== null) return { from: first, to: outside(to, bounds) };
  const days = nightsBetween(from, to) + 1;
  if (days < shortestDays) return { from: null, to: { rule: 'notBefore', other: plusDays(from, shortestDays - 1) } };
  if (longestDays !== undefined && days > longestDays) {
    return { from: null, to: { rule: 'notAfter', other: plusDays(from, longestDays - 1) } };
  }
  return { from: null, to: outside(to, bounds) };
}
