// What the two dates of a stay must be. Apart from the request, so that counting days needs nothing else of it.

import { dayNumber } from './calendar/civil-date.ts';
import { type Issue, issue } from './issues.ts';

/** The limits of one request, each included. */
export const REQUEST_LIMITS = { days: 366, students: 50, weeks: 53, activities: 50 } as const;

/** The issues of a stay's dates: `invalid_date`, `dates_reversed` or `stay_too_long`; empty if they are valid. */
export function stayDateIssues({ fromDate, toDate }: { readonly fromDate: string; readonly toDate: string }): Issue[] {
  const from = dayNumber(fromDate);
  const to = dayNumber(toDate);
  if (from === undefined || to === undefined) {
    return [
      ...(from === undefined ? [issue('invalid_date', ['fromDate'], { received: fromDate })] : []),
      ...(to === undefined ? [issue('invalid_date', ['toDate'], { received: toDate })] : []),
    ];
  }
  if (to < from) return [issue('dates_reversed', ['toDate'], { fromDate, toDate })];
  const days = to - from + 1;
  return days > REQUEST_LIMITS.days ? [issue('stay_too_long', ['toDate'], { days, maximum: REQUEST_LIMITS.days })] : [];
}
