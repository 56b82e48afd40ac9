// The days that a calendar of another place takes, read from its iCalendar file. The work is bounded but for rules that never come to a
// time, such as each 30 February: that is why it is done in a thread with a time limit.

import ICAL from 'ical.js';
import type { FeedError } from '#contract/host-families/calendar-feeds.shapes.ts';
import type { DayStretch } from '#contract/host-families/series.ts';
import { addDays } from '#contract/platform/days.ts';
import { toMoment } from '#contract/platform/wall-time.ts';

export interface FeedFile {
  readonly text: string;
  /** The time zone of the family: on which of its days an event falls. */
  readonly zone: string;
  /** Days outside of these are left out. */
  readonly window: DayStretch;
  /** How the names of our own events end: what we told another calendar takes no days when it comes back. */
  readonly ownSuffix: string;
}

export type FeedReading = { readonly days: readonly DayStretch[] } | { readonly error: FeedError };

/** The most events of a file, and the most times of all its repeated events. */
const MAX_EVENTS = 5000;
const MAX_TIMES = 20_000;

class TooLarge extends Error {}

const pad = (number: number, length = 2) => String(number).padStart(length, '0');
const toDayOf = ({ year, month, day }: ICAL.Time) => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the days of moments in a zone. */
function createDayFormat(zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (at) => format.format(at);
}

/** Whether the family can take students although there is an event: it is cancelled, or marked as free. */
function isFree(event: ICAL.Component): boolean {
  const read = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return read('status') === 'CANCELLED' || read('transp') === 'TRANSPARENT' || read('x-microsoft-cdo-busystatus') === 'FREE';
}

/** Returns the zone that a property names, if the file does not say itself when its clocks change. */
function getNamedZone(event: ICAL.Component, known: ReadonlySet<string>): string | null {
  const named = event.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '';
  const zone = named.replace(/^\/(?:[^/]+\/)*?(?=[A-Z][A-Za-z]+\/[A-Z])/, '');
  return named !== '' && !known.has(named) && isZone(zone) ? zone : null;
}

interface Reader {
  readonly file: FeedFile;
  readonly dayIn: (at: Date) => string;
  /** The zones that the file describes. */
  readonly zones: ReadonlySet<string>;
  timesLeft: number;
}

/** Returns the moment of a time of the day, as milliseconds; without a zone it is one of the family. */
function toMs(time: ICAL.Time, namedZone: string | null, { file }: Reader): number {
  const isFloating = time.zone === null || time.zone === ICAL.Timezone.localTimezone;
  if (!isFloating) return time.toUnixTime() * 1000;
  const wall = `${toDayOf(time)}T${pad(time.hour)}:${pad(time.minute)}`;
  return (toMoment(wall, namedZone ?? file.zone)?.getTime() ?? Number.NaN) + time.second * 1000;
}

/** Returns the days on which an event takes place: of an event with times each one that it touches, in the zone of the family. */
function toStretch(start: ICAL.Time, end: ICAL.Time, namedZone: string | null, reader: Reader): DayStretch | null {
  if (start.isDate) {
    const fromDate = toDayOf(start);
    const last = addDays(toDayOf(end), -1);
    return { fromDate, toDate: last < fromDate ? fromDate : last };
  }
  const from = toMs(start, namedZone, reader);
  // What ends at midnight does not take the next day.
  const to = Math.max(from, toMs(end, namedZone, reader) - 1);
  if (Number.isNaN(from) || Number.isNaN(to)) return null;
  return { fromDate: reader.dayIn(new Date(from)), toDate: reader.dayIn(new Date(to)) };
}

/** Whether a time is so far from the days wanted that its zone does not matter. */
const isLongAfter = (time: ICAL.Time, { file: { window } }: Reader) => time.year > Number(window.toDate.slice(0, 4)) + 1;

function countTime(reader: Reader): void {
  reader.timesLeft -= 1;
  if (reader.timesLeft < 0) throw new TooLarge();
}

/** Returns the days of each time of an event that may repeat, with the times that were moved or cancelled. */
function listTimes(master: ICAL.Component, exceptions: readonly ICAL.Component[], reader: Reader): DayStretch[] {
  const zone = getNamedZone(master, reader.zones);
  const event = new ICAL.Event(master, { exceptions: [...exceptions] as never });
  if (!event.isRecurring()) {
    const only = isFree(master) || isLongAfter(event.startDate, reader) ? null : toStretch(event.startDate, event.endDate, zone, reader);
    return only === null ? [] : [only];
  }
  const times: DayStretch[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next !== undefined && next !== null; next = iterator.next()) {
    countTime(reader);
    if (toDayOf(next) > addDays(reader.file.window.toDate, 1)) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    // Two days are more than any zone can move it.
    const isOver = toDayOf(endDate) < addDays(reader.file.window.fromDate, -2);
    if (isOver || isFree(item.component)) continue;
    const time = toStretch(startDate, endDate, item === event ? zone : getNamedZone(item.component, reader.zones), reader);
    if (time !== null) times.push(time);
  }
  return times;
}

/** Joins days that overlap or follow each other, and leaves out those outside of the window. */
export function joinStretches(stretches: readonly DayStretch[], window: DayStretch): DayStretch[] {
  const joined: { fromDate: string; toDate: string }[] = [];
  const within = stretches
    .filter(({ fromDate, toDate }) => fromDate <= window.toDate && toDate >= window.fromDate)
    .map(({ fromDate, toDate }) => ({
      fromDate: fromDate < window.fromDate ? window.fromDate : fromDate,
      toDate: toDate > window.toDate ? window.toDate : toDate,
    }))
    .toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : 1));
  for (const stretch of within) {
    const last = joined.at(-1);
    if (last === undefined || stretch.fromDate > addDays(last.toDate, 1)) joined.push({ ...stretch });
    else if (stretch.toDate > last.toDate) last.toDate = stretch.toDate;
  }
  return joined;
}

function readCalendars(file: FeedFile): ICAL.Component[] {
  const parsed: unknown = ICAL.parse(file.text.replace(/^\uFEFF/, '').trim());
  const trees = Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[]);
  return trees.map((tree) => new ICAL.Component(tree as never)).filter(({ name }) => name === 'vcalendar');
}

function readAll(file: FeedFile, calendars: readonly ICAL.Component[]): DayStretch[] {
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (events.length > MAX_EVENTS) throw new TooLarge();
  const zones = new Set(
    calendars.flatMap((calendar) => calendar.getAllSubcomponents('vtimezone')).map((zone) => String(zone.getFirstPropertyValue('tzid'))),
  );
  const reader: Reader = { file, dayIn: createDayFormat(file.zone), zones, timesLeft: MAX_TIMES };
  const nameOf = (event: ICAL.Component, index: number) => String(event.getFirstPropertyValue('uid') ?? `#${index}`);
  const dated = events.filter(
    (event) => event.hasProperty('dtstart') && !String(event.getFirstPropertyValue('uid')).endsWith(file.ownSuffix),
  );
  const stretches: DayStretch[] = [];
  for (const same of Map.groupBy(dated, nameOf).values()) {
    const masters = same.filter((event) => !event.hasProperty('recurrence-id'));
    const moved = same.filter((event) => event.hasProperty('recurrence-id'));
    // Some calendars hand out a time of a repeated event without the event.
    if (masters.length === 0) stretches.push(...moved.flatMap((event) => listTimes(event, [], reader)));
    else stretches.push(...masters.flatMap((master) => listTimes(master, moved, reader)));
  }
  return joinStretches(stretches, file.window);
}

/** Returns the days that a calendar takes, or why it can't be read. A file that is damaged anywhere is not read at all. */
export function readFeed(file: FeedFile): FeedReading {
  try {
    const calendars = readCalendars(file);
    return calendars.length === 0 ? { error: 'notCalendar' } : { days: readAll(file, calendars) };
  } catch (error) {
    return { error: error instanceof TooLarge ? 'tooLarge' : 'notCalendar' };
  }
}
