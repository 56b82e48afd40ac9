// Entries of a calendar: ranges of days on several layers.

import { endOfMonth, getMonth } from './days.ts';

/** A kind of entry, with the same look everywhere. */
export interface CalendarLayer {
  readonly key: string;
  /** The name of the kind, in the legend and in the spoken name of a day. */
  readonly label: string;
  readonly look: 'busy' | 'held' | 'own' | 'note';
}

export interface CalendarEntry {
  readonly id: string;
  readonly layer: string;
  readonly label: string;
  readonly from: string;
  /** Inclusive. */
  readonly to: string;
}

/** Returns the entries of a day, in the order of the layers. */
export function listEntriesOn(day: string, entries: readonly CalendarEntry[], layers: readonly CalendarLayer[]): readonly CalendarEntry[] {
  const place = (entry: CalendarEntry) => layers.findIndex(({ key }) => key === entry.layer);
  return entries.filter(({ from, to }) => from <= day && day <= to).sort((a, b) => place(a) - place(b) || (a.from < b.from ? -1 : 1));
}

/** Assigns a lane, from 0, to each entry by ID: overlapping entries get different lanes, and an entry keeps its lane on all its days. */
export function assignLanes(entries: readonly CalendarEntry[], layers: readonly CalendarLayer[]): ReadonlyMap<string, number> {
  const place = (entry: CalendarEntry) => layers.findIndex(({ key }) => key === entry.layer);
  const lanes = new Map<string, number>();
  /** The last occupied day of each lane. */
  const taken: string[] = [];
  for (const entry of [...entries].sort((a, b) => (a.from === b.from ? place(a) - place(b) : a.from < b.from ? -1 : 1))) {
    const free = taken.findIndex((last) => last < entry.from);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = entry.to;
    lanes.set(entry.id, lane);
  }
  return lanes;
}

/** Returns the entries that overlap a month, by their first day. */
export function listEntriesIn(month: string, entries: readonly CalendarEntry[]): readonly CalendarEntry[] {
  const [first, last] = [getMonth(month), endOfMonth(month)];
  return entries
    .filter(({ from, to }) => from <= last && to >= first)
    .sort((a, b) => (a.from === b.from ? a.id.localeCompare(b.id) : a.from < b.from ? -1 : 1));
}
