// Rules of activity weeks and their clashes.

import { addDays } from '#contract/platform/days.ts';

/** A week of any activity, starting on a Monday. */
export interface Week {
  readonly id: number;
  readonly startDate: string;
}

/** Returns the weeks that start on the same day as other planned weeks; a week doesn't clash with itself. */
export function findClashes(weeks: readonly Week[], planned: readonly Week[]): { scheduleId: number; withScheduleIds: number[] }[] {
  return weeks.flatMap(({ id, startDate }) => {
    const withScheduleIds = planned.filter((other) => other.id !== id && other.startDate === startDate).map((other) => other.id);
    return withScheduleIds.length === 0 ? [] : [{ scheduleId: id, withScheduleIds }];
  });
}

/** Returns the Friday after a Monday; null if the day isn't a Monday. */
export function toFriday(monday: string): string | null {
  return new Date(`${monday}T00:00:00Z`).getUTCDay() === 1 ? addDays(monday, 4) : null;
}
