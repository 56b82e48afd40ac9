// A period of days for accounts and statements.

export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether the period is valid: two dates, the first not after the last. */
export function isPeriod({ from, to }: Period): boolean {
  return DAY.test(from) && DAY.test(to) && from <= to;
}

/** Returns the last day of a month; months count from 1, and 0 is December of the year before. */
function lastDay(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Returns the suggested periods, relative to today. */
export function listPeriods(today: string): readonly (Period & { readonly name: 'thisMonth' | 'lastMonth' | 'thisYear' })[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const before = lastDay(year, month - 1);
  return [
    { name: 'thisMonth', from: `${today.slice(0, 8)}01`, to: lastDay(year, month) },
    { name: 'lastMonth', from: `${before.slice(0, 8)}01`, to: before },
    { name: 'thisYear', from: `${year}-01-01`, to: `${year}-12-31` },
  ];
}
