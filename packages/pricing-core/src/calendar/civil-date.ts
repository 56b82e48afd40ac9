// Civil dates as whole-day numbers: no clock, no instant, no time zone anywhere.

/** Days since 1970-01-01, which is day 0 and a Thursday. */
export type DayNumber = number;

const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The day number of `"2026-07-06"`; `undefined` when the text is no day of the calendar. */
export function dayNumber(text: string): DayNumber | undefined {
  if (!DATE_PATTERN.test(text)) return undefined;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const length = month === 2 && isLeapYear(year) ? 29 : DAYS_IN_MONTH[month - 1];
  if (length === undefined || day < 1 || day > length || year < 1) return undefined;
  return daysBeforeYear(year) + daysBeforeMonth(year, month) + day - 1 - DAYS_BEFORE_1970;
}

const ZERO = 48;

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
}

function daysBeforeYear(year: number): number {
  const before = year - 1;
  return before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
}

const DAYS_BEFORE_1970 = daysBeforeYear(1970);
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function daysBeforeMonth(year: number, month: number): number {
  return (DAYS_BEFORE_MONTH[month - 1] as number) + (month > 2 && isLeapYear(year) ? 1 : 0);
}

/** The ISO text of a day: `0` → `"1970-01-01"`. */
export function dateText(day: DayNumber): string {
  let year = 1970 + Math.floor(day / 365.2425);
  while (daysBeforeYear(year) - DAYS_BEFORE_1970 > day) year -= 1;
  while (daysBeforeYear(year + 1) - DAYS_BEFORE_1970 <= day) year += 1;
  const dayOfYear = day - (daysBeforeYear(year) - DAYS_BEFORE_1970);
  let month = 12;
  while (daysBeforeMonth(year, month) > dayOfYear) month -= 1;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfYear - daysBeforeMonth(year, month) + 1)}`;
}

/** Mondays within the stay whose Friday is within it too: the camp weeks there is room for. */
export function countMondayToFriday(from: DayNumber, to: DayNumber): number {
  const firstMonday = from + ((4 - (from % 7) + 7) % 7);
  const lastMonday = to - 4;
  return lastMonday < firstMonday ? 0 : Math.floor((lastMonday - firstMonday) / 7) + 1;
}
