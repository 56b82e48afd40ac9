// The timeline of trips as rows: groups, the lanes of their bars, and the nights on which a family has more students than beds. Pure.

import { addDays, countNightsBetween } from '#contract/platform/days.ts';
import type { TakenBeds, TimelineFamily, TimelineTrip } from '#contract/trips/trip-timeline.shapes.ts';

/** How many days are shown, and how wide a day is in pixels. */
export const ZOOMS = { weeks: { days: 42, width: 28 }, quarter: { days: 91, width: 13 }, months: { days: 364, width: 4 } } as const;

export type Zoom = keyof typeof ZOOMS;
export const ZOOM_NAMES = Object.keys(ZOOMS) as readonly Zoom[];

export const GROUPINGS = ['family', 'county', 'coordinator', 'group'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export interface Span {
  readonly first: string;
  readonly days: number;
}

/** Returns the Monday of the week of a day. */
export function findMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export interface Bar {
  readonly trip: TimelineTrip;
  /** The day of the span where it begins, and for how many days it goes on. */
  readonly start: number;
  readonly length: number;
  readonly isCutAtStart: boolean;
  readonly isCutAtEnd: boolean;
}

/** Returns the bar of a trip within a span. The day of departure is free again, unless it is the only day left. */
export function toBar(trip: TimelineTrip, { first, days }: Span): Bar {
  const from = countNightsBetween(first, trip.fromDate);
  const to = countNightsBetween(first, trip.toDate);
  const start = Math.min(Math.max(0, from), days - 1);
  return { trip, start, length: Math.max(1, Math.min(days, to) - start), isCutAtStart: from < 0, isCutAtEnd: to > days };
}

/** Puts trips into as few lanes as possible, so that those at the same time are one below the other. */
export function fillLanes(trips: readonly TimelineTrip[]): TimelineTrip[][] {
  const lanes: TimelineTrip[][] = [];
  const byStart = trips.toSorted((one, other) => one.fromDate.localeCompare(other.fromDate) || one.id - other.id);
  for (const trip of byStart) {
    const free = lanes.find((lane) => (lane.at(-1)?.toDate ?? '') <= trip.fromDate);
    if (free === undefined) lanes.push([trip]);
    else free.push(trip);
  }
  return lanes;
}

/** Returns how many beds are taken on each night of a span. */
export function countTaken(stays: readonly TakenBeds[], { first, days }: Span): number[] {
  const taken = new Array<number>(days).fill(0);
  for (const { fromDate, toDate, beds } of stays) {
    const to = Math.min(days, countNightsBetween(first, toDate));
    for (let night = Math.max(0, countNightsBetween(first, fromDate)); night < to; night += 1) taken[night] = (taken[night] ?? 0) + beds;
  }
  return taken;
}

/** Nights in a row on which more beds are taken than there are. */
export interface Overlap {
  readonly start: number;
  readonly length: number;
  /** The most beds taken on one of them. */
  readonly taken: number;
}

export function findOverlaps(taken: readonly number[], beds: number): Overlap[] {
  const found: Overlap[] = [];
  taken.forEach((count, night) => {
    if (count <= beds) return;
    const last = found.at(-1);
    if (last !== undefined && last.start + last.length === night) {
      found[found.length - 1] = { ...last, length: last.length + 1, taken: Math.max(last.taken, count) };
    } else found.push({ start: night, length: 1, taken: count });
  });
  return found;
}

export interface Occupancy {
  readonly beds: number;
  readonly taken: readonly number[];
  readonly overlaps: readonly Overlap[];
}

export interface GroupItem {
  readonly kind: 'group';
  readonly key: string;
  /** Null for trips without a family, a county, and so on. */
  readonly name: string | null;
  readonly count: number;
  /** Of a family. */
  readonly occupancy: Occupancy | null;
}

export interface LaneItem {
  readonly kind: 'lane';
  readonly key: string;
  readonly bars: readonly Bar[];
}

export type TimelineItem = GroupItem | LaneItem;

const KEYS: Readonly<Record<Grouping, (trip: TimelineTrip) => { id: number | null; name: string | null }>> = {
  family: ({ hostFamilyId, hostFamilyName }) => ({ id: hostFamilyId, name: hostFamilyName || `#${hostFamilyId}` }),
  county: ({ countyId, countyName }) => ({ id: countyId, name: countyName }),
  coordinator: ({ coordinatorId, coordinatorName }) => ({ id: coordinatorId, name: coordinatorName }),
  group: ({ groupId, groupName }) => ({ id: groupId, name: groupName }),
};

export interface TripGroup {
  readonly id: number | null;
  readonly name: string | null;
  readonly trips: readonly TimelineTrip[];
}

/** Returns the groups by name; trips that belong to none come last. */
export function groupTrips(trips: readonly TimelineTrip[], grouping: Grouping): TripGroup[] {
  const keyOf = KEYS[grouping];
  const byId = new Map<number | null, TimelineTrip[]>();
  for (const trip of trips) {
    const { id } = keyOf(trip);
    const members = byId.get(id);
    if (members === undefined) byId.set(id, [trip]);
    else members.push(trip);
  }
  const groups = [...byId].map(([id, members]) => {
    const [first] = members;
    return { id, name: id === null || first === undefined ? null : keyOf(first).name, trips: members };
  });
  return groups.toSorted((one, other) => {
    if (one.id === null || other.id === null) return Number(one.id === null) - Number(other.id === null);
    return (one.name ?? '').localeCompare(other.name ?? '') || one.id - other.id;
  });
}

interface Source {
  readonly trips: readonly TimelineTrip[];
  readonly families: readonly TimelineFamily[];
  readonly grouping: Grouping;
  readonly span: Span;
}

/** Returns how full a family is, if the group is one. */
export function findOccupancy({ id }: TripGroup, { families, grouping, span }: Omit<Source, 'trips'>): Occupancy | null {
  const family = grouping === 'family' ? families.find((one) => one.id === id) : undefined;
  if (family === undefined) return null;
  const taken = countTaken(family.stays, span);
  return { beds: family.beds, taken, overlaps: findOverlaps(taken, family.beds) };
}

/** Returns the rows of the timeline from top to bottom. */
export function listItems(source: Source): TimelineItem[] {
  return groupTrips(source.trips, source.grouping).flatMap((group): TimelineItem[] => {
    const key = `${group.id}`;
    const head = { kind: 'group' as const, key, name: group.name, count: group.trips.length, occupancy: findOccupancy(group, source) };
    const lanes = fillLanes(group.trips).map((lane, index) => {
      const bars = lane.map((trip) => toBar(trip, source.span));
      return { kind: 'lane' as const, key: `${key}.${index}`, bars };
    });
    return [head, ...lanes];
  });
}

/** A bar by its row and its place in it. */
export interface BarPlace {
  readonly row: number;
  readonly index: number;
}

const barsOf = (items: readonly TimelineItem[], row: number): readonly Bar[] => {
  const item = items[row];
  return item?.kind === 'lane' ? item.bars : [];
};

/** Returns where a trip is; null if it isn't shown. */
export function findPlace(items: readonly TimelineItem[], tripId: number): BarPlace | null {
  for (let row = 0; row < items.length; row += 1) {
    const index = barsOf(items, row).findIndex(({ trip }) => trip.id === tripId);
    if (index !== -1) return { row, index };
  }
  return null;
}

function findLane(items: readonly TimelineItem[], from: number, by: 1 | -1): number | null {
  for (let row = from; row >= 0 && row < items.length; row += by) if (barsOf(items, row).length > 0) return row;
  return null;
}

/** Returns the bar of a lane that is nearest to another one in time. */
function findNearest(bars: readonly Bar[], { start, length }: Bar): number {
  const middle = (bar: Pick<Bar, 'start' | 'length'>) => bar.start + bar.length / 2;
  const distances = bars.map((bar) => Math.abs(middle(bar) - middle({ start, length })));
  return distances.indexOf(Math.min(...distances));
}

/** Returns the bar that a key leads to: sideways in time and on to the next lane, up and down to the nearest; null for other keys. */
export function findPlaceByKey(items: readonly TimelineItem[], at: BarPlace, key: string): BarPlace | null {
  const bar = barsOf(items, at.row)[at.index];
  if (bar === undefined) return null;
  const beside = (by: 1 | -1): BarPlace => {
    if (barsOf(items, at.row)[at.index + by] !== undefined) return { row: at.row, index: at.index + by };
    const row = findLane(items, at.row + by, by);
    if (row === null) return at;
    return { row, index: by === 1 ? 0 : barsOf(items, row).length - 1 };
  };
  const above = (row: number | null): BarPlace => (row === null ? at : { row, index: findNearest(barsOf(items, row), bar) });
  if (key === 'ArrowRight') return beside(1);
  if (key === 'ArrowLeft') return beside(-1);
  if (key === 'ArrowDown') return above(findLane(items, at.row + 1, 1));
  if (key === 'ArrowUp') return above(findLane(items, at.row - 1, -1));
  if (key === 'Home') return { row: findLane(items, 0, 1) ?? at.row, index: 0 };
  if (key !== 'End') return null;
  const last = findLane(items, items.length - 1, -1) ?? at.row;
  return { row: last, index: barsOf(items, last).length - 1 };
}
