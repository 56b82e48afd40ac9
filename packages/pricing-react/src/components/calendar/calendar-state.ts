// Where one stands in the calendar, and where each key and each page turned leads.

import type { DayNumber } from '@hosted-stay/pricing-core/calendar';
import { placeInWeek, sameDayIn, startOfMonth } from './month-grid.ts';

export interface CalendarState {
  /** The one day that Tab reaches. It lies within the limits and in a month that is shown. */
  readonly focused: DayNumber;
  /** The first day of the first month that is shown. */
  readonly month: DayNumber;
  /** The first day of a range that waits for its last; null while there is none. */
  readonly picked: DayNumber | null;
}

export interface CalendarLimits {
  readonly min: DayNumber;
  readonly max: DayNumber;
  /** Days a range may have. */
  readonly longest: number;
  /** Months side by side. */
  readonly months: number;
  /** Monday 1 to Sunday 7. */
  readonly firstWeekday: number;
}

/** `key` as the keyboard names it where days run from left to right; `turn` by whole months; `pick` a first day. */
export type CalendarAction =
  | { readonly type: 'key'; readonly key: string; readonly shift: boolean }
  | { readonly type: 'turn'; readonly by: number }
  | { readonly type: 'pick'; readonly day: DayNumber };

/** The last day that may be chosen: a range that has begun may not grow too long. */
export function lastDay({ picked }: Pick<CalendarState, 'picked'>, { max, longest }: CalendarLimits): DayNumber {
  return picked === null ? max : Math.min(max, picked + longest - 1);
}

/** The calendar as it opens on a day. */
export function openedOn(day: DayNumber, picked: DayNumber | null, limits: CalendarLimits): CalendarState {
  return at(day, { focused: day, month: firstShown(startOfMonth(day), limits.max, limits), picked }, limits);
}

export function calendarReducer(state: CalendarState, action: CalendarAction, limits: CalendarLimits): CalendarState {
  if (action.type === 'pick') return at(action.day, { ...state, picked: action.day }, limits);
  if (action.type === 'turn') return turned(state, action.by, limits);
  return at(keyTarget(state.focused, action, limits.firstWeekday) ?? state.focused, state, limits);
}

/** The day a key leads to; undefined for keys that lead nowhere. */
export function keyTarget(day: DayNumber, { key, shift }: { key: string; shift: boolean }, firstWeekday: number): DayNumber | undefined {
  const place = placeInWeek(day, firstWeekday);
  const months = { PageUp: -1, PageDown: 1 }[key];
  if (months !== undefined) return sameDayIn(startOfMonth(day, shift ? months * 12 : months), day);
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -place, End: 6 - place }[key];
  return days === undefined ? undefined : day + days;
}

function at(day: DayNumber, state: CalendarState, limits: CalendarLimits): CalendarState {
  const focused = clamp(day, limits.min, lastDay(state, limits));
  return { ...state, focused, month: clamp(state.month, startOfMonth(focused, 1 - limits.months), startOfMonth(focused)) };
}

function turned(state: CalendarState, by: number, limits: CalendarLimits): CalendarState {
  const { focused } = state;
  const month = firstShown(startOfMonth(state.month, by), lastDay(state, limits), limits);
  const shown = clamp(startOfMonth(focused), month, startOfMonth(month, limits.months - 1));
  return at(sameDayIn(shown, focused), { ...state, month }, limits);
}

/** The months shown reach no further than the limits do. */
function firstShown(month: DayNumber, last: DayNumber, { min, months }: CalendarLimits): DayNumber {
  const lowest = startOfMonth(min);
  return clamp(month, lowest, Math.max(lowest, startOfMonth(last, 1 - months)));
}

export function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, value));
}
