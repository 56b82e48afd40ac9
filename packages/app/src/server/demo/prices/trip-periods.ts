// The trip periods of the demo world: the seasons of this year and the next, and the school year.

import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import type { DemoPeriod } from './price-world.ts';

const SEASONS = [
  ['Easter', '03-20', '04-20'],
  ['Summer', '06-20', '08-31'],
  ['Autumn break', '10-17', '11-08'],
] as const;

/** Returns the periods of the current year and the next. */
export function tripPeriods(now: Date): DemoPeriod[] {
  const year = now.getUTCFullYear();
  return [year, year + 1].flatMap((one) => [
    ...SEASONS.map(([name, from, to]) => ({
      name: `${name} ${one}`,
      fromDate: `${one}-${from}`,
      toDate: `${one}-${to}`,
      tripTypeId: null,
    })),
    {
      name: `School year ${one}/${String(one + 1).slice(2)}`,
      fromDate: `${one}-09-01`,
      toDate: `${one + 1}-06-30`,
      tripTypeId: TRIP_TYPE_ID.academic,
    },
  ]);
}
