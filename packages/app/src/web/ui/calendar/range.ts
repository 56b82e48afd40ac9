// Ranges of days during selection.

import { addDays, countNightsBetween } from './days.ts';

/** A range with both ends; its last day is inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A range whose last day may be missing. */
export interface OpenRange {
  readonly from: string | null;
  readonly to: string | null;
}

export interface RangeRules {
  /** Returns whether the night after a day is taken: no range may start there or include that night, but it may end on that day. */
  readonly blocked?: (day: string) => boolean;
  readonly longestDays?: number;
  /** The fewest days that may be typed, including both ends; 2 is one night. */
  readonly shortestDays?: number;
}

/** Returns whether all nights between two days are free and the range isn't too long; a single day needs its own night. */
export function canSpan(from: string, to: string, { blocked = () => false, longestDays = 3660 }: RangeRules): boolean {
  const nights = countNightsBetween(from, to);
  if (nights < 0 || nights + 1 > longestDays) return false;
  return Array.from({ length: Math.max(1, nights) }, (_, index) => addDays(from, index)).every((day) => !blocked(day));
}

/** Returns whether a day can be chosen now, as the first day or as the last day of an incomplete range. */
export function canChoose({ from, to }: OpenRange, day: string, rules: RangeRules): boolean {
  return !rules.blocked?.(day) || (from !== null && to === null && day > from && canSpan(from, day, rules));
}

/**
 * Returns the range after a day is chosen: the second day completes it; an earlier day, one that can't be reached, or one after a complete
 * range starts a new range. A day that can't be chosen changes nothing.
 */
export function chooseDay({ from, to }: OpenRange, day: string, rules: RangeRules = {}): OpenRange {
  if (!canChoose({ from, to }, day, rules)) return { from, to };
  if (from === null || to !== null || !canSpan(from, day, rules)) return { from: day, to: null };
  return { from, to: day };
}

/** Returns the position of a day in a range: at its ends, inside, or null outside. */
export function placeIn({ from, to }: OpenRange, day: string): 'start' | 'end' | 'only' | 'inside' | null {
  if (from === null) return null;
  if (day === from) return to === null || to === from ? 'only' : 'start';
  if (to === null || day < from || day > to) return null;
  return day === to ? 'end' : 'inside';
}
