// Rules for which camp weeks fit a stay: those within its days that take place. Days are ISO strings, compared as text.

import { addDays } from '#contract/platform/days.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';

interface Week {
  readonly scheduleId: number;
  /** The Monday of the week. */
  readonly startDate: string;
  readonly state: 'open' | 'cancelled';
}

interface Days {
  readonly fromDate: string;
  readonly toDate: string;
}

/** Days from Monday to Friday. */
const LAST_DAY = 4;

function isWithin({ startDate }: Pick<Week, 'startDate'>, { fromDate, toDate }: Days): boolean {
  return startDate >= fromDate && addDays(startDate, LAST_DAY) <= toDate;
}

/** Returns the faults of camp weeks chosen for a stay; weeks it already has remain valid even if cancelled. */
export function findCampWeekIssues(weeks: readonly Week[], stay: Days, had: ReadonlySet<number>): FieldFault[] {
  return weeks.flatMap((week, index): FieldFault[] => {
    const field = `camps.${index}.scheduleId`;
    if (!isWithin(week, stay)) return [{ field, rule: 'campOutside' }];
    return week.state === 'open' || had.has(week.scheduleId) ? [] : [{ field, rule: 'campCalledOff' }];
  });
}

/** Returns the faults of new dates for a stay with these camp weeks. */
export function findCampDayIssues(weeks: readonly Pick<Week, 'startDate'>[], stay: Days): FieldFault[] {
  const outside = weeks.find((week) => !isWithin(week, stay));
  if (outside === undefined) return [];
  return [{ field: outside.startDate < stay.fromDate ? 'fromDate' : 'toDate', rule: 'campOutside' }];
}
