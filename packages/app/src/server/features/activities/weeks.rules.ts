// Weeks of activities: what clashes with what.

import { addDays } from '#contract/platform/days.ts';

/** A Monday, of whichever activity. */
export interface Week {
  readonly id: number;
  readonly startDate: string;
}

/** Which weeks of an activity fall into the week of others that are planned; a week is no clash with itself. */
export function findClashes(weeks: readonly Week[], planned: readonly Week[]): { scheduleId: number; withScheduleIds: number[] }[] {
  return weeks.flatMap(({ id, startDate }) => {
    const withScheduleIds = planned.filter((other) => other.id !== id && other.startDate === startDate).map((other) => other.id);
    return withScheduleIds.length === 0 ? [] : [{ scheduleId: id, withScheduleIds }];
  });
}

/** The Friday of a Monday; null for a day that is none. */
export function toFriday(monday: string): string | null {
  return new Date(`${monday}T00:00:00Z`).getUTCDay() === 1 ? addDays(monday, 4) : null;
}
