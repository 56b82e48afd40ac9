// Which weeks of camps fit a stay: those within its days that take place. Days are compared as they are written.

import { addDays } from '#contract/platform/days.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';

interface Week {
  readonly scheduleId: number;
  /** Its Monday. */
  readonly startDate: string;
  readonly state: 'open' | 'cancelled';
}

interface Days {
  readonly fromDate: string;
  readonly toDate: string;
}

/** From its Monday to its Friday. */
const LAST_DAY = 4;

function isWithin({ startDate }: Pick<Week, 'startDate'>, { fromDate, toDate }: Days): boolean {
  return startDate >= fromDate && addDays(startDate, LAST_DAY) <= toDate;
}

/** What is wrong with weeks that are chosen for a stay; a week that it has already stays its own, whatever became of it. */
export function findCampWeekIssues(weeks: readonly Week[], stay: Days, had: ReadonlySet<number>): FieldFault[] {
  return weeks.flatMap((week, index): FieldFault[] => {
    const field = `camps.${index}.scheduleId`;
    if (!isWithin(week, stay)) return [{ field, rule: 'campOutside' }];
    return week.state === 'open' || had.has(week.scheduleId) ? [] : [{ field, rule: 'campCalledOff' }];
  });
}

/** What is wrong with new days of a stay that has its weeks already. */
export function findCampDayIssues(weeks: readonly Pick<Week, 'startDate'>[], stay: Days): FieldFault[] {
  const outside = weeks.find((week) => !isWithin(week, stay));
  if (outside === undefined) return [];
  return [{ field: outside.startDate < stay.fromDate ? 'fromDate' : 'toDate', rule: 'campOutside' }];
}
