// Ranges of days while they are picked.

import { addDays, countNightsBetween } from './days.ts';

/** A range with both ends; its last day belongs to it. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A range that may still be waiting for its last day. */
export interface OpenRange {
  readonly from: string | null;
  readonly to: string | null;
}

export interface RangeRules {
  /** Whether the night after a day is taken: no range begins there or goes over it, but one may end there, before that night. */
  readonly blocked?: (day: string) => boolean;
  readonly longestDays?: number;
  /** The fewest days that may be typed, both ends counted; 2 is one night. */
  readonly shortestDays?: number;
}

/** Whether every night between two days is free, and they are not too many; a day alone needs its own night. */
export function canSpan(from: string, to: string, { blocked = () => false, longestDays = 3660 }: RangeRules): boolean {
  const nights = countNightsBetween(from, to);
  if (nights < 0 || nights + 1 > longestDays) return false;
  return Array.from({ length: Math.max(1, nights) }, (_, index) => addDays(from, index)).every((day) => !blocked(day));
}

/** Whether a day can be chosen now: as the first one, or as the last one of what has been begun. */
export function canChoose({ from, to }: OpenRange, day: string, rules: RangeRules): boolean {
  return !rules.blocked?.(day) || (from !== null && to === null && day > from && canSpan(from, day, rules));
}

/**
 * The range after another day is chosen: the second day ends it; a day before it, one that can't be reached, or one after it is complete
 * begins anew. One that can't be chosen changes nothing.
 */
export function chooseDay({ from, to }: OpenRange, day: string, rules: RangeRules = {}): OpenRange {
  if (!canChoose({ from, to }, day, rules)) return { from, to };
  if (from === null || to !== null || !canSpan(from, day, rules)) return { from: day, to: null };
  return { from, to: day };
}

/** Where a day stands in a range: its ends, between them, or outside. */
export function placeIn({ from, to }: OpenRange, day: string): 'start' | 'end' | 'only' | 'inside' | null {
  if (from === null) return null;
  if (day === from) return to === null || to === from ? 'only' : 'start';
  if (to === null || day < from || day > to) return null;
  return day === to ? 'end' : 'inside';
}
