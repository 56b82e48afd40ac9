// Pricings that did not become lines: every reason.

import { describe, expect, it } from 'vitest';
import { type Book, explain, type Request, TWELVE_NIGHTS } from '../../test/explain/explained.ts';
import { STANDARD, serviceTypeId, templateId } from '../../testing/builders.ts';

describe('pricings without a line', () => {
  const reasonsOf = (book: Book, request: Request) => explain(book, { ...TWELVE_NIGHTS, ...request }).absent.map(({ reasons }) => reasons);
  const required = { required: true, amount: '10' } as const;

  it('were not selected, and would be a line if they were', () => {
    const { absent } = explain({ family: [{ template: 'horse per_trip', amount: '10' }] }, TWELVE_NIGHTS);
    expect(absent).toMatchObject([
      {
        template: { id: templateId('horse per_trip') },
        reasons: [{ reason: 'service_not_selected', serviceType: { id: serviceTypeId('horse') } }],
      },
    ]);
    expect(absent[0]?.ifSelected?.figures.customer.rounded).toBe('10.00');
  });

  it('are paid by another stay of the booking', () => {
    const shared: Book = {
      templates: { 'horse per_trip': { per: 'booking', required: true } },
      family: [{ template: 'horse per_trip', amount: '10' }],
    };
    const reasons = reasonsOf(shared, { withoutPerBooking: true }).flat();
    expect(reasons).toEqual([{ reason: 'paid_by_other_stay' }]);
  });

  it('are inactive, 0, or both and not selected', () => {
    expect(reasonsOf({ active: false, family: [{ template: 'horse per_trip', amount: '0' }] }, {})).toMatchObject([
      [{ reason: 'trip_type_inactive' }, { reason: 'amount_zero' }, { reason: 'service_not_selected' }],
    ]);
  });

  it('have nothing to count', () => {
    const oneDay = { fromDate: '2026-07-06', toDate: '2026-07-06' };
    expect(reasonsOf({ family: [{ template: 'hosting per_night', ...required }] }, oneDay)).toEqual([[{ reason: 'no_nights' }]]);
    expect(reasonsOf({ family: [{ template: 'transfer per_transfer', quantity: 0, ...required }] }, {})).toEqual([
      [{ reason: 'quantity_zero' }],
    ]);
    const immersion: Book = { family: [{ template: 'immersion immersion', ...required }] };
    expect(reasonsOf(immersion, { activityDetailsType: 'local' })).toEqual([[{ reason: 'no_immersion_days', cause: 'local_stay' }]]);
    const filled = { fromDate: '2026-07-06', toDate: '2026-07-10', activityDetailsType: 'mixed', currentNoOfWeeks: 1 } as const;
    expect(reasonsOf(immersion, filled)).toEqual([[{ reason: 'no_immersion_days', cause: 'camps_fill_stay' }]]);
  });

  it('have no camp week, for one of five causes', () => {
    const camp: Book = { family: [{ template: 'camp per_week', ...required }] };
    const cause = (request: Request) => reasonsOf(camp, request).flat()[0];
    expect(cause({})).toEqual({ reason: 'no_camp_weeks', cause: 'family_stay' });
    expect(cause({ activityDetailsType: 'local', fromDate: '2026-07-07', toDate: '2026-07-12' })).toEqual({
      reason: 'no_camp_weeks',
      cause: 'no_monday_to_friday',
    });
    expect(cause({ activityDetailsType: 'mixed' })).toEqual({ reason: 'no_camp_weeks', cause: 'none_wanted' });
    expect(cause({ activityDetailsType: 'mixed', nearbyActivities: [{ id: STANDARD.activity }] })).toEqual({
      reason: 'no_camp_weeks',
      cause: 'all_at_activities',
    });
    const whole = {
      activityDetailsType: 'mixed',
      fromDate: '2026-07-06',
      toDate: '2026-07-11',
      nearbyActivities: [{ id: STANDARD.activity }],
    };
    expect(cause(whole as Request)).toEqual({ reason: 'no_camp_weeks', cause: 'all_possible_at_activities' });
  });

  it('are replaced by a nearer level, which the charged line also states', () => {
    const { lines, absent } = explain(
      {
        family: [{ template: 'hosting per_night', ...required }],
        county: [{ template: 'hosting per_night', ...required, amount: '20' }],
        country: [{ template: 'trust_fee per_trip', ...required }],
      },
      TWELVE_NIGHTS,
    );
    expect(absent).toMatchObject([
      { asked: '20', reasons: [{ reason: 'hidden', at: { level: 'county' }, by: { level: 'base', place: { name: 'Byrne' } } }] },
    ]);
    expect(lines[0]?.levels).toMatchObject({ passed: [], hides: [{ level: 'county', asked: '20' }] });
    expect(lines[1]?.levels).toMatchObject({ passed: [{ place: { name: 'Byrne' } }, { place: { name: 'Galway' } }], hides: [] });
  });

  it('belong to an activity and are no camp, or the stay is a family stay', () => {
    const book: Book = { activity: [{ template: 'horse per_trip', ...required }] };
    const chosen = { nearbyActivities: [{ id: STANDARD.activity }] };
    expect(reasonsOf(book, { ...chosen, activityDetailsType: 'mixed' })).toEqual([[{ reason: 'not_a_camp' }]]);
    expect(reasonsOf({ activity: [{ template: 'camp per_week', ...required }] }, chosen)).toEqual([
      [{ reason: 'activity_in_family_stay' }],
    ]);
  });
});
