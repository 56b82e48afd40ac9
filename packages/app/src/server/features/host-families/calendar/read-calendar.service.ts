// Use case: reading the calendar of a family.

import type * as endpoints from '#contract/host-families/calendar.endpoints.ts';
import { CALENDAR_DAYS, type FamilyCalendarEntry } from '#contract/host-families/calendar.shapes.ts';
import type { DayStretch } from '#contract/host-families/series.ts';
import { addDays, countNightsBetween } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import { listOwnBlocks } from '#server/features/inventory/inventory.public.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { listFreeNights } from '../profile/availability.rules.ts';
import { intersectStretches, listMissingTimes, toSeriesWindow } from './blocks.rules.ts';
import { type EntryRow, listEntries, listTripNames, listWaitingOffers } from './calendar.queries.ts';
import { type CalendarReader, getCalendarReader } from './calendar-access.service.ts';
import { listFeedsOf } from './feeds/feeds.queries.ts';
import { listSeriesOf } from './series.queries.ts';

type Input = CheckedRequest<(typeof endpoints)['readCalendar']>;
type Output = AnswerOf<(typeof endpoints)['readCalendar']>;

const isNamed = ({ onlyTripsOf }: CalendarReader, agentId: number | null) => onlyTripsOf === null || agentId === onlyTripsOf;

function toEntry(row: EntryRow, reader: CalendarReader, names: ReadonlyMap<number, string>): FamilyCalendarEntry {
  const { id, kind, fromDate, toDate, beds, note, seriesId, every, until, tripId, tripState, agentId, version } = row;
  const isTripShown = tripId !== null && tripState !== null && isNamed(reader, agentId);
  return {
    ...{ id, kind, fromDate, toDate, beds, version },
    source: kind === 'own' ? row.source : 'booking',
    note: reader.readsNotes ? note : null,
    calendar: reader.readsNotes ? row.calendar : null,
    series: seriesId === null || every === null ? null : { id: seriesId, every, until },
    trip: isTripShown ? { id: tripId, studentName: names.get(tripId) ?? '', state: tripState } : null,
  };
}

/** Returns the times of repeated blocks that a stay is in the way of. */
async function listSkipped(
  db: Queryable,
  hostFamilyId: number,
  { today, fromDate, toDate }: Record<'today' | 'fromDate' | 'toDate', string>,
) {
  const within = intersectStretches(toSeriesWindow(today), { fromDate, toDate });
  if (within.fromDate > within.toDate) return [];
  const skipped: Output['skipped'] = [];
  for (const series of await listSeriesOf(db, hostFamilyId)) {
    const there = (await listOwnBlocks(db, { hostFamilyId, seriesId: series.id, fromDate })).map((block) => block.fromDate);
    skipped.push(...listMissingTimes(series, there, within).map((time) => ({ ...time, seriesId: series.id })));
  }
  return skipped;
}

/** Returns the days that calendars in other places take although a student stays then. */
async function listConflicts(db: Queryable, hostFamilyId: number, { fromDate, toDate }: DayStretch): Promise<Output['conflicts']> {
  const feeds = await listFeedsOf(db, hostFamilyId);
  return feeds.flatMap(({ name, conflicts }) =>
    conflicts
      .filter((part) => part.fromDate <= toDate && part.toDate >= fromDate)
      .map((part) => ({ calendar: name, fromDate: part.fromDate, toDate: part.toDate })),
  );
}

export async function readCalendar(call: Call, { params: { id }, query: { fromDate, toDate } }: Input): Promise<Output> {
  if (toDate < fromDate) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  if (countNightsBetween(fromDate, toDate) >= CALENDAR_DAYS) {
    throw new ValidationError([{ field: 'toDate', rule: 'notAfter', values: { other: addDays(fromDate, CALENDAR_DAYS - 1) } }]);
  }
  const { app, db } = call;
  const reader = await getCalendarReader(call, db, id);
  const { familyName, guestsNumber, rules } = reader.family;
  // The last day counts as a night; stays that ended on the first one are left out.
  const rows = await listEntries(db, id, { fromDate, toDate: addDays(toDate, 1), now: app.clock.now() });
  const waiting = (await listWaitingOffers(db, id, fromDate)).filter((offer) => offer.fromDate <= toDate && isNamed(reader, offer.agentId));
  const shown = rows.filter(({ agentId }) => isNamed(reader, agentId));
  const names = await listTripNames(
    db,
    [...shown, ...waiting].flatMap(({ tripId }) => tripId ?? []),
  );
  return {
    ...{ hostFamilyId: id, familyName, guestsNumber, canWrite: reader.canWrite, rules },
    entries: rows.map((row) => toEntry(row, reader, names)),
    offers: waiting.map(({ agentId: _, ...offer }) => ({ ...offer, studentName: names.get(offer.tripId) ?? '' })),
    nights: listFreeNights({ fromDate, toDate }, { guests: guestsNumber, blocks: rows }),
    conflicts: reader.readsNotes ? await listConflicts(db, id, { fromDate, toDate }) : [],
    skipped: await listSkipped(db, id, { today: app.clock.today(), fromDate, toDate }),
  };
}
