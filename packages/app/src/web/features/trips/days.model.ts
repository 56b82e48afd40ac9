// The days of a stay, counted by the pricing engine's calendar, in no time zone.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';

/** Every day from the first to the last one, both included; none where the last comes first. */
export function listDays({ fromDate, toDate }: { readonly fromDate: string; readonly toDate: string }): readonly string[] {
  const [first, last] = [dayNumber(fromDate), dayNumber(toDate)];
  if (first === undefined || last === undefined || last < first) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => dateText(first + index));
}
