// The days of a stay, counted with the calendar of the pricing engine, without a time zone.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';

/** Returns every day from the first to the last, both included; none if the last is before the first. */
export function listDays({ fromDate, toDate }: { readonly fromDate: string; readonly toDate: string }): readonly string[] {
  const [first, last] = [dayNumber(fromDate), dayNumber(toDate)];
  if (first === undefined || last === undefined || last < first) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => dateText(first + index));
}
