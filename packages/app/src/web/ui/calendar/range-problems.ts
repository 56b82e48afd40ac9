// Faults of a typed range of days: each at the end to correct, with the rule that it breaks.

import { addDays, countNightsBetween, isDay } from './days.ts';
import type { OpenRange, RangeRules } from './range.ts';

interface RangeProblem {
  readonly rule: 'notBefore' | 'notAfter';
  /** The first or the last valid day. */
  readonly other: string;
}

interface RangeProblems {
  readonly from: RangeProblem | null;
  readonly to: RangeProblem | null;
}

export interface RangeLimits extends Pick<RangeRules, 'longestDays' | 'shortestDays'> {
  /** The first valid day; a calendar's last day doesn't limit typed days. */
  readonly min?: string | undefined;
}

const tooEarly = (day: string, min: string | undefined): RangeProblem | null =>
  min !== undefined && day < min ? { rule: 'notBefore', other: min } : null;

/** Returns the faults of both ends. The last day is compared with the first only if that is valid, as it must be corrected first. */
export function findRangeProblems({ from, to }: OpenRange, { min, longestDays, shortestDays = 1 }: RangeLimits): RangeProblems {
  const first = isDay(from) ? tooEarly(from, min) : null;
  if (!isDay(to)) return { from: first, to: null };
  if (!isDay(from) || first !== null) return { from: first, to: tooEarly(to, min) };
  const days = countNightsBetween(from, to) + 1;
  if (days < shortestDays) return { from: null, to: { rule: 'notBefore', other: addDays(from, shortestDays - 1) } };
  const isTooLong = longestDays !== undefined && days > longestDays;
  return { from: null, to: isTooLong ? { rule: 'notAfter', other: addDays(from, longestDays - 1) } : null };
}
