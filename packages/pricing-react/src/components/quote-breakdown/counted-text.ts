// What was counted, in words.

import type { PricingType } from '@hosted-stay/pricing-core';
import type { Formatter } from '@hosted-stay/pricing-core/format';
import type { BreakdownMessages } from '../../locales/sections/breakdown.ts';

/** What a line counts. */
export interface LineCount {
  readonly pricingType: PricingType;
  readonly quantity: number;
  readonly students: number;
}

/** `21 nights × 2 students`; `21 nights` for one student, or where the price is for the booking. */
export function countedText(
  { pricingType, quantity, students }: LineCount,
  words: Pick<BreakdownMessages, 'counted' | 'students' | 'timesStudents'>,
  format: Formatter,
): string {
  const counted = format.count(quantity, words.counted[pricingType]);
  return students === 1 ? counted : words.timesStudents({ counted, students: format.count(students, words.students) });
}
