// What is wrong with two days that were typed: each fault at the end that has to be put right, by the rule that it breaks.

import { addDays, countNightsBetween, isDay } from './days.ts';
import type { OpenRange, RangeRules } from './range.ts';

interface RangeProblem {
  readonly rule: 'notBefore' | 'notAfter';
  /** The first or the last day that would do. */
  readonly other: string;
}

interface RangeProblems {
  readonly from: RangeProblem | null;
  readonly to: RangeProblem | null;
}

export interface RangeLimits extends Pick<RangeRules, 'longestDays' | 'shortestDays'> {
  /** No day before it; how far ahead a calendar leads is no rule for what is typed. */
  readonly min?: string | undefined;
}

const tooEarly = (day: string, min: string | undefined): RangeProblem | null =>
  min !== undefined && day < min ? { rule: 'notBefore', other: min } : null;

/** A last day is held against the first one where that one will do: else the first one is put right before. */
export function findRangeProblems({ from, to }: OpenRange, { min, longestDays, shortestDays = 1 }: RangeLimits): RangeProblems {
  const first = isDay(from) ? tooEarly(from, min) : null;
  if (!isDay(to)) return { from: first, to: null };
  if (!isDay(from) || first !== null) return { from: first, to: tooEarly(to, min) };
  const days = countNightsBetween(from, to) + 1;
  if (days < shortestDays) return { from: null, to: { rule: 'notBefore', other: addDays(from, shortestDays - 1) } };
  const isTooLong = longestDays !== undefined && days > longestDays;
  return { from: null, to: isTooLong ? { rule: 'notAfter', other: addDays(from, longestDays - 1) } : null };
}
