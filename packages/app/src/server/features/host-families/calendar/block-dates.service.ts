// Use cases: blocking days of a family's calendar, once or again and again, and changing a block.

import type * as endpoints from '#contract/host-families/calendar.endpoints.ts';
import { type BlockBody, CALENDAR_DAYS, MAX_SERIES } from '#contract/host-families/calendar.shapes.ts';
import { type DayStretch, LONGEST_TIME, type SeriesEvery } from '#contract/host-families/series.ts';
import { addDays } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { blockDays, findOwnBlock, type OwnBlock, updateOwnBlock } from '#server/features/inventory/inventory.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { CalendarReader } from './calendar-access.service.ts';
import { lockCalendar, recordCalendarChange } from './calendar-changes.service.ts';
import { cutPlainBlocks, endSeriesAt, skipTime } from './free-dates.service.ts';
import { insertSeries, listSeriesOf } from './series.queries.ts';
import { blockMissingTimes } from './series.service.ts';
import { confirmBlockedOffers } from './unanswered-offers.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;
type Blocked = Awaited<Output<'blockDates'>>;

/** How many days ahead can be blocked. */
const MAX_AHEAD = 365 * 5;

/** @throws ValidationError if the days end before they begin, are over, too many or too far ahead */
function assertDays({ fromDate, toDate }: DayStretch, { today, every }: { today: string; every?: SeriesEvery | undefined }): void {
  if (toDate < fromDate) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  if (toDate < today) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: today } }]);
  const longest = every === undefined ? CALENDAR_DAYS : LONGEST_TIME[every];
  const last = [addDays(fromDate, longest - 1), addDays(today, MAX_AHEAD)].toSorted()[0] ?? toDate;
  if (toDate > last) throw new ValidationError([{ field: 'toDate', rule: 'notAfter', values: { other: last } }]);
}

type Repeat = NonNullable<BlockBody['repeat']>;

interface ToBlock extends DayStretch {
  readonly note: string;
  readonly confirmOffers: boolean;
}

const toAuthor = (call: Call, { isOwn }: CalendarReader) => ({
  source: isOwn ? ('family' as const) : ('staff' as const),
  createdBy: call.caller?.id ?? null,
});

/** Blocks the times of a new series. Its first one must be free; later ones are left out where a stay is in the way. */
async function blockSeries(tx: Transaction, call: Call, reader: CalendarReader, wanted: ToBlock & Repeat & { skips?: readonly string[] }) {
  const { fromDate, toDate, note, every, until, skips = [] } = wanted;
  const hostFamilyId = reader.family.id;
  if ((await listSeriesOf(tx, hostFamilyId)).length >= MAX_SERIES) throw new AppError('calendarFull');
  const about = { hostFamilyId, fromDate, toDate, note, every, until, skips, ...toAuthor(call, reader) };
  const series = await insertSeries(tx, { ...about, createdAt: call.app.clock.now() });
  const { blocked, skipped } = await blockMissingTimes(tx, call.app, series);
  const [first] = blocked;
  if (first === undefined || skipped.some((time) => time.fromDate === fromDate)) throw new AppError('bedsTaken');
  await confirmBlockedOffers(tx, call, { hostFamilyId, blocked, isConfirmed: wanted.confirmOffers });
  return { id: first.id, seriesId: series.id, skipped: [...skipped] };
}

async function blockOnce(tx: Transaction, call: Call, reader: CalendarReader, wanted: ToBlock): Promise<Blocked> {
  const { fromDate, toDate, note } = wanted;
  const hostFamilyId = reader.family.id;
  // The days are blocked once, with the newest note, whoever else has blocked some of them.
  await cutPlainBlocks(tx, { hostFamilyId, days: { fromDate, toDate } });
  const id = await blockDays(tx, { hostFamilyId, fromDate, toDate, note, ...toAuthor(call, reader), heldAt: call.app.clock.now() });
  await confirmBlockedOffers(tx, call, { hostFamilyId, blocked: [{ fromDate, toDate }], isConfirmed: wanted.confirmOffers });
  return { id, seriesId: null, skipped: [] };
}

export async function blockDates(call: Call, { params: { id }, body }: Input<'blockDates'>): Output<'blockDates'> {
  const { repeat, fromDate, toDate } = body;
  assertDays(body, { today: call.app.clock.today(), every: repeat?.every });
  if (repeat !== undefined && repeat.until !== null && repeat.until < fromDate) {
    throw new ValidationError([{ field: 'repeat.until', rule: 'notBefore', values: { other: fromDate } }]);
  }
  return call.db.transaction(async (tx) => {
    const reader = await lockCalendar(tx, call, id);
    const blocked =
      repeat === undefined ? await blockOnce(tx, call, reader, body) : await blockSeries(tx, call, reader, { ...body, ...repeat });
    const changes = repeat === undefined ? {} : { every: repeat.every, ...(repeat.until === null ? {} : { until: repeat.until }) };
    await recordCalendarChange(tx, call, reader, { what: 'blocked', fromDate, toDate, changes });
    return blocked;
  });
}

type Change = Input<'changeBlock'>['body'];

async function changeOne(tx: Transaction, call: Call, { family }: CalendarReader, block: OwnBlock, body: Change): Promise<Blocked> {
  const { fromDate, toDate, note, confirmOffers } = body;
  const hostFamilyId = family.id;
  await cutPlainBlocks(tx, { hostFamilyId, days: { fromDate, toDate }, except: block.id });
  await updateOwnBlock(tx, block.id, { fromDate, toDate, note, heldAt: call.app.clock.now() });
  if (block.seriesId !== null) await skipTime(tx, block.seriesId, block.fromDate);
  const isSame = fromDate === block.fromDate && toDate === block.toDate;
  if (!isSame) await confirmBlockedOffers(tx, call, { hostFamilyId, blocked: [{ fromDate, toDate }], isConfirmed: confirmOffers });
  return { id: block.id, seriesId: null, skipped: [] };
}

/** Ends a series before one of its times, and begins another one with that time as it is now. */
async function changeFollowing(tx: Transaction, call: Call, reader: CalendarReader, block: OwnBlock, body: Change): Promise<Blocked> {
  const ended = await endSeriesAt(tx, block);
  if (ended === null) return changeOne(tx, call, reader, block, body);
  const { every, until } = ended.series;
  assertDays(body, { today: call.app.clock.today(), every });
  const skips = body.fromDate === block.fromDate ? ended.series.skips.filter((day) => day > block.fromDate) : [];
  const isOver = until !== null && until < body.fromDate;
  return blockSeries(tx, call, reader, { ...body, every, until: isOver ? body.fromDate : until, skips });
}

export async function changeBlock(call: Call, { params: { id, blockId }, body }: Input<'changeBlock'>): Output<'changeBlock'> {
  const { fromDate, toDate, version, whole } = body;
  assertDays(body, { today: call.app.clock.today() });
  return call.db.transaction(async (tx) => {
    const reader = await lockCalendar(tx, call, id);
    const block = await findOwnBlock(tx, { hostFamilyId: id, id: blockId });
    if (block === null) throw notFound();
    if (block.kind !== 'own') throw new AppError('blockFixed');
    if (block.feedId !== null) throw new AppError('blockOfFeed');
    if (block.version !== version) {
      const { fromDate: from, toDate: to, note } = block;
      throw new AppError('changedMeanwhile', { current: { fromDate: from, toDate: to, note, version: block.version } });
    }
    const change = whole === 'following' && block.seriesId !== null ? changeFollowing : changeOne;
    const changed = await change(tx, call, reader, block, body);
    const changes = {
      fromDate: { before: block.fromDate, after: fromDate },
      toDate: { before: block.toDate, after: toDate },
    };
    await recordCalendarChange(tx, call, reader, { what: 'changed', fromDate, toDate, changes });
    return changed;
  });
}
