// The rows of the timeline: lanes, groups, full nights, and where keys lead.

import { describe, expect, test } from 'vitest';
import type { TimelineTrip } from '#contract/trips/trip-timeline.shapes.ts';
import {
  countTaken,
  fillLanes,
  findMonday,
  findOverlaps,
  findPlace,
  findPlaceByKey,
  groupTrips,
  listItems,
  type TimelineItem,
  toBar,
} from './timeline.model.ts';

const SPAN = { first: '2026-07-06', days: 42 };

function trip(change: Partial<TimelineTrip> = {}): TimelineTrip {
  return {
    ...{ id: 1, state: 'booked', fromDate: '2026-07-08', toDate: '2026-07-15', studentName: 'Ann Roe', students: 1 },
    ...{ hostFamilyId: 4, hostFamilyName: 'Byrne', countyId: 2, countyName: 'Cork', coordinatorId: null, coordinatorName: null },
    ...{ groupId: null, groupName: null },
    ...change,
  };
}

test('a week begins on Monday, also for its Sunday', () => {
  expect([findMonday('2026-07-06'), findMonday('2026-07-12'), findMonday('2026-07-13')]).toEqual([
    '2026-07-06',
    '2026-07-06',
    '2026-07-13',
  ]);
});

describe('a bar', () => {
  test('goes from the first night to the departure, and is cut at the edges of the span', () => {
    expect(toBar(trip(), SPAN)).toMatchObject({ start: 2, length: 7, isCutAtStart: false, isCutAtEnd: false });
    expect(toBar(trip({ fromDate: '2026-06-01', toDate: '2026-12-01' }), SPAN)).toMatchObject({
      start: 0,
      length: 42,
      isCutAtStart: true,
      isCutAtEnd: true,
    });
    expect(toBar(trip({ fromDate: '2026-06-01', toDate: '2026-07-06' }), SPAN)).toMatchObject({ start: 0, length: 1 });
  });

  test('shares a lane with one that begins on the day of its departure, not with one before', () => {
    const trips = [
      trip(),
      trip({ id: 2, fromDate: '2026-07-15', toDate: '2026-07-20' }),
      trip({ id: 3, fromDate: '2026-07-14', toDate: '2026-07-20' }),
    ];
    expect(fillLanes(trips).map((lane) => lane.map(({ id }) => id))).toEqual([[1, 2], [3]]);
  });
});

test('nights with more students than beds are found as ranges, with the most at once', () => {
  const taken = countTaken(
    [
      { fromDate: '2026-07-06', toDate: '2026-07-10', beds: 2 },
      { fromDate: '2026-07-08', toDate: '2026-07-12', beds: 1 },
      { fromDate: '2026-07-01', toDate: '2026-07-07', beds: 1 },
    ],
    SPAN,
  );
  expect(taken.slice(0, 7)).toEqual([3, 2, 3, 3, 1, 1, 0]);
  expect(findOverlaps(taken, 2)).toEqual([
    { start: 0, length: 1, taken: 3 },
    { start: 2, length: 2, taken: 3 },
  ]);
  expect(findOverlaps(taken, 3)).toEqual([]);
});

test('groups are sorted by name, and trips without one come last', () => {
  const trips = [
    trip({ hostFamilyId: null, hostFamilyName: null }),
    trip({ id: 2 }),
    trip({ id: 3, hostFamilyId: 9, hostFamilyName: 'Adams' }),
  ];
  expect(groupTrips(trips, 'family').map(({ name }) => name)).toEqual(['Adams', 'Byrne', null]);
  expect(groupTrips(trips, 'coordinator').map(({ id, trips: members }) => [id, members.length])).toEqual([[null, 3]]);
});

describe('keys', () => {
  const trips = [
    trip(),
    trip({ id: 2, fromDate: '2026-07-20', toDate: '2026-07-25' }),
    trip({ id: 3, hostFamilyId: 9, hostFamilyName: 'Casey', fromDate: '2026-07-19', toDate: '2026-07-24' }),
  ];
  const items: readonly TimelineItem[] = listItems({ trips, families: [], grouping: 'family', span: SPAN });
  const go = (id: number, key: string) => {
    const at = findPlace(items, id);
    const place = at === null ? null : findPlaceByKey(items, at, key);
    const item = place === null ? undefined : items[place.row];
    return item?.kind === 'lane' ? item.bars[place?.index ?? 0]?.trip.id : null;
  };

  test('lead along a lane, then to the next group, and to the nearest bar below and above', () => {
    expect([go(1, 'ArrowRight'), go(2, 'ArrowRight'), go(3, 'ArrowLeft')]).toEqual([2, 3, 2]);
    expect([go(1, 'ArrowDown'), go(3, 'ArrowUp')]).toEqual([3, 2]);
    expect([go(3, 'Home'), go(1, 'End'), go(3, 'ArrowRight'), go(1, 'ArrowUp')]).toEqual([1, 3, 3, 1]);
    expect(go(1, 'a')).toBeNull();
  });
});

test('5,000 trips become rows fast enough to group them anew with every choice', () => {
  const trips = Array.from({ length: 5000 }, (_, index) =>
    trip({ id: index + 1, hostFamilyId: index % 400, hostFamilyName: `F${index % 400}` }),
  );
  const items = listItems({ trips, families: [], grouping: 'family', span: SPAN });
  expect(items.filter(({ kind }) => kind === 'group')).toHaveLength(400);
  expect(items.flatMap((item) => (item.kind === 'lane' ? item.bars : []))).toHaveLength(5000);
});
