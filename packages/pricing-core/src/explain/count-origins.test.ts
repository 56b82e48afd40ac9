// Where counts come from.

import { describe, expect, it } from 'vitest';
import { explain } from '../../test/explain/explained.ts';
import { STANDARD } from '../../testing/builders.ts';

describe('counts', () => {
  it('name where each comes from', () => {
    const { lines, stay } = explain(
      {
        family: [
          { template: 'hosting per_night', amount: '1', required: true },
          { template: 'hosting per_week', amount: '1', required: true },
          { template: 'horse per_week', amount: '1', quantity: 4, required: true },
          { template: 'camp per_week', amount: '1', required: true },
          { template: 'immersion immersion', amount: '1', required: true },
          { template: 'transfer per_transfer', amount: '1', required: true },
          { template: 'other per_trip', amount: '1', required: true },
        ],
        activity: [{ template: 'camp per_week', amount: '1' }],
      },
      {
        fromDate: '2026-07-06',
        toDate: '2026-07-19',
        activityDetailsType: 'mixed',
        currentNoOfWeeks: 2,
        nearbyActivities: [{ id: STANDARD.activity }],
      },
    );
    expect(lines.map(({ quantity: { from, quantity } }) => `${quantity} ${from}`)).toEqual([
      '13 nights',
      '2 weeks_begun',
      '4 price_book',
      '1 family_camp_weeks',
      '4 immersion_days',
      '1 one_transfer',
      '1 one_trip',
      '1 activity_weeks',
    ]);
    expect(stay.campWeeks).toEqual({ from: 'asked', weeks: 2, chosenWeeks: 1 });
  });

  it.each([
    ['family', null, 'family_stay', 0],
    ['local', null, 'room', 2],
    ['mixed', null, 'chosen_activities', 0],
    ['local', 1, 'asked', 1],
  ] as const)('for camp weeks of a %s stay, asked for %s, come from %s: %i', (activityDetailsType, currentNoOfWeeks, from, weeks) => {
    expect(explain({}, { fromDate: '2026-07-06', toDate: '2026-07-19', activityDetailsType, currentNoOfWeeks }).stay.campWeeks).toEqual({
      from,
      weeks,
      chosenWeeks: 0,
    });
  });
});
