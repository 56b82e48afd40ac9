// Use cases: freeing blocked days of a family's calendar.

import type * as endpoints from '#contract/host-families/calendar.endpoints.ts';
import type { DayStretch } from '#contract/host-families/series.ts';
import { addDays } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { blockDays, deleteBlocks, findOwnBlock, listOwnBlocks, type OwnBlock } from '#server/features/inventory/inventory.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { cutStretch, intersectStretches } from './blocks.rules.ts';
import { lockCalendar, recordCalendarChange } from './calendar-changes.service.ts';
import { deleteSeries, findSeries, type SeriesRow, updateSeries } from './series.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Takes one time out of a series, so that it is not blocked again. */
export async function skipTime(tx: Transaction, seriesId: number, day: string): Promise<void> {
  const series = await findSeries(tx, seriesId);
  if (series !== null) await updateSeries(tx, seriesId, { skips: [...new Set([...series.skips, day])].toSorted() });
}

/** Frees days of a block; its other days stay blocked, and are no time of a series any more. */
async function cutBlock(tx: Transaction, block: OwnBlock, days: DayStretch): Promise<void> {
  await deleteBlocks(tx, [block.id]);
  for (const part of cutStretch(block, days)) await blockDays(tx, { ...block, ...part, seriesId: null });
  if (block.seriesId !== null) await skipTime(tx, block.seriesId, block.fromDate);
}

/** Frees the days of blocks that don't repeat. */
export async function cutPlainBlocks(
  tx: Transaction,
  { hostFamilyId, days, except }: { hostFamilyId: number; days: DayStretch; except?: number },
): Promise<void> {
  for (const block of await listOwnBlocks(tx, { hostFamilyId, ...days, seriesId: null })) {
    if (block.id !== except) await cutBlock(tx, block, days);
  }
}

export async function freeRange(call: Call, { params: { id }, query: days }: Input<'freeRange'>): Output<'freeRange'> {
  const { fromDate, toDate } = days;
  if (toDate < fromDate) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  return call.db.transaction(async (tx) => {
    const reader = await lockCalendar(tx, call, id);
    const blocks = await listOwnBlocks(tx, { hostFamilyId: id, ...days });
    for (const block of blocks) await cutBlock(tx, block, days);
    if (blocks.length > 0) await recordCalendarChange(tx, call, reader, { what: 'freed', fromDate, toDate });
    return { freed: blocks.map((block) => ({ ...intersectStretches(block, days), note: block.note })), repeat: null };
  });
}

/** Ends a series before a time of it: frees that time and the following ones. Returns null if there is no such series any more. */
export async function endSeriesAt(tx: Transaction, block: OwnBlock): Promise<{ series: SeriesRow; freed: OwnBlock[] } | null> {
  const { hostFamilyId, fromDate, seriesId } = block;
  const series = seriesId === null ? null : await findSeries(tx, seriesId);
  if (series === null) return null;
  const times = await listOwnBlocks(tx, { hostFamilyId, seriesId: series.id });
  const freed = times.filter((time) => time.fromDate >= fromDate);
  await deleteBlocks(
    tx,
    freed.map(({ id }) => id),
  );
  if (freed.length === times.length) await deleteSeries(tx, series);
  else await updateSeries(tx, series.id, { until: addDays(fromDate, -1) });
  return { series, freed };
}

/** Ends a series: frees its times that are not over. Those that are stay blocked. */
async function endSeries(tx: Transaction, block: OwnBlock, today: string): Promise<{ series: SeriesRow; freed: OwnBlock[] } | null> {
  const series = block.seriesId === null ? null : await findSeries(tx, block.seriesId);
  if (series === null) return null;
  const freed = await listOwnBlocks(tx, { hostFamilyId: block.hostFamilyId, seriesId: series.id, fromDate: today });
  await deleteBlocks(
    tx,
    freed.map(({ id }) => id),
  );
  await deleteSeries(tx, series);
  return { series, freed };
}

export async function freeDates(call: Call, { params: { id, blockId }, query: { whole } }: Input<'freeDates'>): Output<'freeDates'> {
  return call.db.transaction(async (tx) => {
    const reader = await lockCalendar(tx, call, id);
    const block = await findOwnBlock(tx, { hostFamilyId: id, id: blockId });
    if (block === null) throw notFound();
    if (block.kind !== 'own') throw new AppError('blockFixed');
    if (block.feedId !== null) throw new AppError('blockOfFeed');
    const { fromDate, toDate, note } = block;
    const ended =
      whole === 'all' ? await endSeries(tx, block, call.app.clock.today()) : whole === 'following' ? await endSeriesAt(tx, block) : null;
    if (ended === null) await cutBlock(tx, block, block);
    const changes = ended === null ? {} : { every: ended.series.every };
    await recordCalendarChange(tx, call, reader, { what: 'freed', fromDate, toDate, changes });
    const freed = (ended?.freed ?? [block]).map((time) => ({ fromDate: time.fromDate, toDate: time.toDate, note: time.note }));
    const repeat = ended === null ? null : { every: ended.series.every, until: ended.series.until };
    return { freed: freed.length === 0 ? [{ fromDate, toDate, note }] : freed, repeat };
  });
}
