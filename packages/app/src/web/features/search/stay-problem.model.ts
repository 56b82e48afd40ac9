// Checks the dates of a stay from a URL.

import { isDay } from '#contract/platform/days.ts';

export interface AskedDays {
  readonly from: string | null;
  readonly to: string | null;
}

export type StayProblem = 'firstDay' | 'lastDay' | 'past' | 'reversed';

const isNoDay = (text: string | null) => text !== null && text !== '' && !isDay(text);

/** Returns null if the dates are valid, or if there are none. */
export function findStayProblem({ from, to }: AskedDays, today: string): StayProblem | null {
  if (isNoDay(from)) return 'firstDay';
  if (isNoDay(to)) return 'lastDay';
  if (isDay(from) && from < today) return 'past';
  return isDay(from) && isDay(to) && to <= from ? 'reversed' : null;
}
