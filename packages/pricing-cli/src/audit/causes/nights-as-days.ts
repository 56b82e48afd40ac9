// Cause: nights counted as days, the day of leaving included.

import type { QuoteLine } from '@hosted-stay/pricing-core';
import { withSupposition } from '../scenario.ts';
import { type CauseFamily, variant } from './cause.ts';

export const nightsAsDays: CauseFamily = {
  name: 'nights_as_days',
  variants: ({ quote, gap, isLast }) => {
    if (isLast && gap.staysAsRecorded('amountSupplyVAT') && quote.pricings.some(isPaidByTheNight)) return [];
    const days = quote.noOfDaysOfTrip;
    return [
      variant('nights', `${days} days counted instead of ${days - 1} nights`, (before) => withSupposition(before, { nightsAsDays: true })),
    ];
  },
};

/** One more night then changes what suppliers get. */
function isPaidByTheNight({ pricingType, provider }: QuoteLine): boolean {
  return (pricingType === 'per_night' || pricingType === 'per_day') && Number(provider) > 0;
}
