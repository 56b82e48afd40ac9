// When conversations have been kept for long enough.

/** The moment as many months before now, and its day; the last day of a shorter month. */
export function toRetentionLimit({ today, now, months }: { today: string; now: Date; months: number }): { day: string; at: Date } {
  return {
    day: toEarlierDay(today, months),
    at: new Date(`${toEarlierDay(now.toISOString().slice(0, 10), months)}T${now.toISOString().slice(11)}`),
  };
}

/** Returns the same day some months earlier, or the last one of that month. */
function toEarlierDay(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, lastOfMonth));
  return first.toISOString().slice(0, 10);
}
