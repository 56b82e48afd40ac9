// The months of a period, and the period that it is compared with.

import type { Comparison } from '#contract/reports/reports.ts';

export interface Span {
  readonly from: string;
  readonly to: string;
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const toMonth = (number: number) => `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

const daysOf = (number: number) => new Date(Date.UTC(Math.floor(number / 12), (number % 12) + 1, 0)).getUTCDate();

/** Returns the months that a period touches: `2026-07`. */
export function listMonths({ from, to }: Span): string[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(to) - first + 1 }, (_, at) => toMonth(first + at));
}

/** Returns the place of a month among those of a period, from 0. */
export function getMonthIndex(month: string, { from }: Span): number {
  return monthNumber(month) - monthNumber(from);
}

/** Shifts a day by months: a day that the other month lacks becomes its last; the last day of a month stays the last as the end of a period. */
function shiftDay(day: string, months: number, isEnd: boolean): string {
  const month = monthNumber(day);
  const number = Number(day.slice(8));
  const last = daysOf(month + months);
  const shifted = isEnd && number === daysOf(month) ? last : Math.min(number, last);
  return `${toMonth(month + months)}-${String(shifted).padStart(2, '0')}`;
}

/**
 * Returns the period to compare with; null for none. Both kinds are the same days of earlier months, so that each month has its counterpart:
 * `before` by as many months as the period touches, `lastYear` by twelve.
 */
export function getComparedSpan(span: Span, comparison: Comparison): Span | null {
  if (comparison === 'none') return null;
  const months = comparison === 'lastYear' ? 12 : listMonths(span).length;
  return { from: shiftDay(span.from, -months, false), to: shiftDay(span.to, -months, true) };
}
