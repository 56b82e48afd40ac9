// The visitor's date.

/** Today where the visitor is, as an ISO date. */
export function localToday(now: Date = new Date()): string {
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}
