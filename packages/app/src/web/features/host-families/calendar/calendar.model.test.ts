// A family's calendar as entries, and the days that are loaded for a month.

import { describe, expect, test } from 'vitest';
import type { FamilyCalendarAnswer, FamilyCalendarEntry } from '#contract/host-families/calendar.shapes.ts';
import { findWithin, listTakenNights, toLoadedDays, toShownEntries } from './calendar.model.ts';

const entry = (more: Partial<FamilyCalendarEntry>): FamilyCalendarEntry => ({
  id: 1,
  kind: 'own',
  source: 'family',
  calendar: null,
  fromDate: '2027-08-01',
  toDate: '2027-08-14',
  beds: null,
  note: '',
  series: null,
  trip: null,
  version: 1,
  ...more,
});
const stay = entry({ id: 2, kind: 'firm', source: 'booking', fromDate: '2027-07-01', toDate: '2027-07-08', beds: 1 });

test('entries are named by their note, their student, or their kind', () => {
  const offer = {
    offerId: 3,
    tripId: 9,
    state: 'awaiting_review' as const,
    fromDate: '2027-09-01',
    toDate: '2027-09-08',
    studentName: 'Chloé',
  };
  const trip = { id: 8, studentName: 'Marie', state: 'booked' as const };
  const entries = [entry({}), entry({ note: 'Painters' }), stay, { ...stay, trip }];
  const shown = toShownEntries({ entries, offers: [offer] }, { blocked: 'Blocked', stay: 'Stay' });
  expect(shown.map(({ layer, label }) => `${layer} ${label}`)).toEqual([
    'own Blocked',
    'own Painters',
    'firm Stay',
    'firm Marie',
    'offer Chloé',
  ]);
});

test.each([
  ['2027-01-01', '2026-10-01', '2028-04-30'],
  ['2027-03-01', '2026-10-01', '2028-04-30'],
  ['2027-04-01', '2027-01-01', '2028-07-31'],
  ['2028-02-01', '2027-10-01', '2029-04-30'],
])('the days loaded for %s are from %s to %s', (month, fromDate, toDate) => {
  expect(toLoadedDays(month)).toEqual({ fromDate, toDate });
});

describe('what lies within chosen days', () => {
  const within = (fromDate: string, toDate = fromDate) => findWithin([entry({}), stay], { fromDate, toDate });

  test('is a stay until the day before somebody leaves', () => {
    expect([within('2027-07-07').stays.length, within('2027-07-08').stays.length]).toEqual([1, 0]);
  });

  test('is a block on its last day too', () => {
    expect([within('2027-08-14').blocks.length, within('2027-08-15').blocks.length]).toEqual([1, 0]);
  });
});

test('beds are taken on the nights of stays, and not on blocked ones', () => {
  const calendar = {
    guestsNumber: 2,
    entries: [entry({}), stay],
    nights: [
      { fromDate: '2027-06-01', toDate: '2027-06-30', freeBeds: 2 },
      { fromDate: '2027-07-01', toDate: '2027-07-07', freeBeds: 1 },
      { fromDate: '2027-07-08', toDate: '2027-07-31', freeBeds: 2 },
      { fromDate: '2027-08-01', toDate: '2027-08-14', freeBeds: 0 },
    ],
  } as unknown as FamilyCalendarAnswer;
  expect(listTakenNights(calendar, '2027-07-01')).toEqual([{ fromDate: '2027-07-01', toDate: '2027-07-07', taken: 1 }]);
  expect(listTakenNights(calendar, '2027-08-01')).toEqual([]);
});
