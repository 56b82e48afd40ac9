// In which parts the total is to be paid, as it was typed.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';

/** All at once, a deposit in percent or as an amount with the balance, or equal instalments. */
export type ScheduleMode = 'none' | 'percentage' | 'amount' | 'instalments';

/** What was typed for each mode stays when another one is chosen. */
export interface ScheduleDraft {
  readonly mode: ScheduleMode;
  /** The deposit in percent of the total, decimal text. */
  readonly percentage: string;
  /** The deposit as an amount, decimal text. */
  readonly amount: string;
  /** Of instalments. */
  readonly count: number;
  /** Of instalments that are not equal, as an invoice that was opened has them. Must add up to the total. */
  readonly amounts?: readonly string[] | undefined;
  /** ISO dates of every part but the last, which is due on the invoice's due date. */
  readonly dates: readonly string[];
}

/** How many instalments there may be. */
export const INSTALMENTS = { minimum: 2, maximum: 24 } as const;

/** How many parts have a date of their own. */
export function datedParts({ mode, count }: Pick<ScheduleDraft, 'mode' | 'count'>): number {
  if (mode === 'instalments') return Math.min(Math.max(count, INSTALMENTS.minimum), INSTALMENTS.maximum) - 1;
  return mode === 'none' ? 0 : 1;
}

/** Dates for every part but the last: a deposit at once, instalments evenly from the issue date to the due date. */
export function spreadDates(
  schedule: Pick<ScheduleDraft, 'mode' | 'count'>,
  { issueDate, dueDate }: { readonly issueDate: string; readonly dueDate: string },
): string[] {
  const parts = datedParts(schedule);
  const first = dayNumber(issueDate);
  const days = Math.max(0, (dayNumber(dueDate) ?? 0) - (first ?? 0));
  return Array.from({ length: parts }, (_, part) => (first === undefined ? '' : dateText(first + Math.floor((days * part) / parts))));
}
