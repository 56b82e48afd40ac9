// Reads days that people have typed. Whether 03/04/2027 is in March or in April is never guessed.

import { isDay } from '#contract/platform/days.ts';

export type DayOrder = 'dayFirst' | 'monthFirst';

/** A day such as `2027-04-03`; `unclear` if day and month can be taken for each other, `wrong` if it is no day. */
export type WrittenDay = { readonly kind: 'day'; readonly day: string } | { readonly kind: 'unclear' | 'wrong' };

/** A workbook's date cell has a time, which doesn't matter. */
const YEAR_FIRST = /^(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})\s*[.日일]?(?:[T ]00:00.*)?$/u;
const WITH_DOTS = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;
const YEAR_LAST = /^(\d{1,2})\s*[/-]\s*(\d{1,2})\s*[/-]\s*(\d{4})$/;

function toDay(year: string, month: string, date: string): WrittenDay {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? { kind: 'day', day } : { kind: 'wrong' };
}

/**
 * Reads a day: the year first, with dots and the day first, or with slashes in the order that was said.
 * @example readWrittenDay('25/03/2027', null) // 25 March: there is no month 25
 * @example readWrittenDay('03/04/2027', null) // unclear
 */
export function readWrittenDay(text: string, order: DayOrder | null): WrittenDay {
  const written = text.trim().normalize('NFKC');
  const [, year = '', month = '', date = ''] = YEAR_FIRST.exec(written) ?? [];
  if (year !== '') return toDay(year, month, date);
  const [, dotDate = '', dotMonth = '', dotYear = ''] = WITH_DOTS.exec(written) ?? [];
  if (dotYear !== '') return toDay(dotYear, dotMonth, dotDate);
  const [, one = '', other = '', lastYear = ''] = YEAR_LAST.exec(written) ?? [];
  if (lastYear === '') return { kind: 'wrong' };
  if (Number(one) === Number(other) || Number(one) > 12) return toDay(lastYear, other, one);
  if (Number(other) > 12) return toDay(lastYear, one, other);
  if (order === null) return { kind: 'unclear' };
  return order === 'dayFirst' ? toDay(lastYear, other, one) : toDay(lastYear, one, other);
}
