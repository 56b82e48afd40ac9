// Days, nights, camp weeks and immersion days of a stay, and whose part is what.

import { describe, expect, it } from 'vitest';
import { bookOf, good, refusals } from '../../test/support/engine.ts';
import { aRequest, priceBookInput, STANDARD } from '../../testing/index.ts';
import { compileBook } from '../price-book/compile.ts';
import { parseQuoteRequest, type QuoteRequestInput } from '../quote-request.ts';
import { campWeeksWanted, count, countDays, immersionDays } from './count.ts';
import { resolve } from './resolve.ts';

const { activity } = STANDARD;
const book = compileBook(bookOf(priceBookInput({ moreActivities: { [activity + 1]: [] } })));
const counted = (request: Partial<QuoteRequestInput>) => count(good(resolve(book, good(parseQuoteRequest(aRequest(request))))));
/** Four weeks from a Monday: room for four camps. */
const month = { fromDate: '2026-07-06', toDate: '2026-08-02' };
const weeks = (...list: number[]) => list.map((number, index) => ({ id: activity + index, weeks: number }));

describe('countDays', () => {
  it.each([
    ['2026-07-06', '2026-07-06', 1, 0, 0],
    ['2026-07-06', '2026-07-10', 5, 4, 1],
    ['2026-07-06', '2026-08-02', 28, 27, 4],
    ['2026-03-28', '2026-03-30', 3, 2, 0],
    ['2026-10-24', '2026-10-26', 3, 2, 0],
    ['2028-01-01', '2028-12-31', 366, 365, 52],
  ])('%s to %s: %i days, %i nights, room for %i camps', (from, to, noOfDaysOfTrip, nights, countMonToFri) => {
    expect(countDays(from, to)).toEqual({ noOfDaysOfTrip, nights, countMonToFri });
  });
});

describe('camp weeks and immersion days', () => {
  it.each([
    ['family', {}, 0, 28],
    ['family', { currentNoOfWeeks: 3 }, 0, 28],
    ['family', { nearbyActivities: weeks(2) }, 0, 28],
    ['local', {}, 4, 0],
    ['local', { currentNoOfWeeks: 0 }, 0, 0],
    ['local', { currentNoOfWeeks: 3, nearbyActivities: weeks(2, 1) }, 3, 0],
    ['local', { nearbyActivities: weeks(2) }, 4, 0],
    ['mixed', {}, 0, 28],
    ['mixed', { currentNoOfWeeks: 3 }, 3, 13],
    ['mixed', { nearbyActivities: weeks(1, 1) }, 2, 18],
    ['mixed', { currentNoOfWeeks: 4, nearbyActivities: weeks(1) }, 4, 8],
  ] as const)('%s, %j: %i camps, %i immersion days', (activityDetailsType, request, noOfCampsAdded, noOfImmersionDays) => {
    const nearbyActivities = 'nearbyActivities' in request ? [...request.nearbyActivities] : [];
    const { counts } = good(counted({ ...month, activityDetailsType, ...request, nearbyActivities }));
    expect(counts).toMatchObject({ noOfCampsAdded, noOfImmersionDays, noOfDaysOfTrip: 28, nights: 27, countMonToFri: 4 });
  });

  it('never count fewer than no immersion days', () => {
    expect(immersionDays('mixed', 6, 1, 7)).toBe(0);
    expect(immersionDays('mixed', 7, 1, 7)).toBe(0);
    expect(immersionDays('mixed', 8, 1, 7)).toBe(1);
    expect([immersionDays('family', 6, 1, 7), immersionDays('local', 6, 0, 7)]).toEqual([6, 0]);
  });

  it('in a local stay are the larger of the chosen and the possible ones', () => {
    const request = good(parseQuoteRequest(aRequest({ activityDetailsType: 'local' })));
    expect([campWeeksWanted(request, 2, 5), campWeeksWanted(request, 5, 2), campWeeksWanted(request, 3, 3)]).toEqual([5, 5, 3]);
  });
});

describe('shares', () => {
  it('the family’s are the weeks that no activity covers; then each activity’s own', () => {
    const { shares } = good(counted({ ...month, activityDetailsType: 'mixed', currentNoOfWeeks: 4, nearbyActivities: weeks(1, 2) }));
    expect(shares.map(({ owner, campWeeks, chosen }) => [owner.hostableType, owner.id, campWeeks, chosen])).toEqual([
      ['Host_family', STANDARD.family, 1, false],
      ['Activity', activity, 1, true],
      ['Activity', activity + 1, 2, true],
    ]);
  });

  it('activities have none in a family stay', () => {
    const { shares } = good(counted({ ...month, nearbyActivities: weeks(1, 2) }));
    expect(shares.map(({ owner }) => owner.hostableType)).toEqual(['Host_family']);
  });
});

describe('refusals', () => {
  it.each([
    [{ activityDetailsType: 'mixed', currentNoOfWeeks: 2, nearbyActivities: weeks(3) }, ['too_many_activities nearbyActivities']],
    [{ activityDetailsType: 'mixed', currentNoOfWeeks: 5 }, ['too_many_camp_weeks currentNoOfWeeks']],
    [{ activityDetailsType: 'mixed', nearbyActivities: weeks(5) }, ['too_many_camp_weeks nearbyActivities']],
    [{ activityDetailsType: 'local', nearbyActivities: weeks(5) }, ['too_many_camp_weeks nearbyActivities']],
    [
      { activityDetailsType: 'local', currentNoOfWeeks: 5, nearbyActivities: weeks(6) },
      ['too_many_activities nearbyActivities', 'too_many_camp_weeks currentNoOfWeeks'],
    ],
    [{ activityDetailsType: 'family', currentNoOfWeeks: 50, nearbyActivities: weeks(53) }, []],
    [{ activityDetailsType: 'local', currentNoOfWeeks: 4, nearbyActivities: weeks(4) }, []],
  ] as const)('%j', (request, expected) => {
    const nearbyActivities = 'nearbyActivities' in request ? [...request.nearbyActivities] : [];
    expect(refusals(counted({ ...month, ...request, nearbyActivities }))).toEqual(expected);
  });
});
