// Cause: nights counted as days, the day of leaving included.

import { supposing } from '../scenario.ts';
import { type CauseFamily, variant } from './cause.ts';

export const nightsAsDays: CauseFamily = {
  name: 'nights_as_days',
  variants: ({ quote }) => {
    const days = quote.noOfDaysOfTrip;
    return [variant('nights', `${days} days counted instead of ${days - 1} nights`, (before) => supposing(before, { nightsAsDays: true }))];
  },
};
