// Rules of blocked days: what is left of a block when days of it are freed, and which times of a series are missing.

import { addMonths, type DayStretch, listTimes, SERIES_MONTHS, type SeriesEvery } from '#contract/host-families/series.ts';
import { addDays } from '#contract/platform/days.ts';

/** Returns the parts of a block that lie before and after freed days. */
export function cutStretch({ fromDate, toDate }: DayStretch, freed: DayStretch): DayStretch[] {
  const before = { fromDate, toDate: addDays(freed.fromDate, -1) };
  const after = { fromDate: addDays(freed.toDate, 1), toDate };
  if (before.toDate >= toDate || after.fromDate <= fromDate) return [{ fromDate, toDate }];
  return [before, after].filter((part) => part.fromDate <= part.toDate);
}

/** Returns the days of a block within others. */
export function intersectStretches(one: DayStretch, other: DayStretch): DayStretch {
  return {
    fromDate: one.fromDate > other.fromDate ? one.fromDate : other.fromDate,
    toDate: one.toDate < other.toDate ? one.toDate : other.toDate,
  };
}

/** Whether blocked days take a night of a stay, whose last day is no night. */
export function takesNight(blocked: DayStretch, stay: DayStretch): boolean {
  return stay.fromDate <= blocked.toDate && stay.toDate > blocked.fromDate;
}

interface Series extends DayStretch {
  readonly every: SeriesEvery;
  readonly until: string | null;
  readonly skips: readonly string[];
}

/** Returns the days in which the times of series are in the calendar. */
export function toSeriesWindow(today: string): DayStretch {
  return { fromDate: today, toDate: addMonths(today, SERIES_MONTHS) };
}

/** Returns the times of a series that should be in the calendar and are not: those within the window that are neither there nor taken out. */
export function listMissingTimes(series: Series, there: readonly string[], within: DayStretch): DayStretch[] {
  const known = new Set([...there, ...series.skips]);
  return listTimes(series, within).filter(({ fromDate }) => !known.has(fromDate));
}
