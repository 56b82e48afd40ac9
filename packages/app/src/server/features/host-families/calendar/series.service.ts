// Puts the times of repeated blocks into the calendar, months ahead, and leaves out those that a stay is in the way of.

import type { DayStretch } from '#contract/host-families/series.ts';
import type { Transaction } from '#server/db/database.ts';
import { blockDays, listOwnBlocks, lockFamilyBeds } from '#server/features/inventory/inventory.public.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { listMissingTimes, toSeriesWindow } from './blocks.rules.ts';
import { findSeries, listSeriesAfter, type SeriesRow } from './series.queries.ts';

export interface BlockedTimes {
  readonly blocked: readonly (DayStretch & { readonly id: number })[];
  /** A stay is in their way. */
  readonly skipped: readonly DayStretch[];
}

/** Blocks the times of a series that are missing, in a family whose beds are locked. */
export async function blockMissingTimes(tx: Transaction, { clock }: Pick<App, 'clock'>, series: SeriesRow): Promise<BlockedTimes> {
  const { id: seriesId, hostFamilyId, note, source, createdBy } = series;
  const there = (await listOwnBlocks(tx, { hostFamilyId, seriesId })).map(({ fromDate }) => fromDate);
  const blocked: (DayStretch & { id: number })[] = [];
  const skipped: DayStretch[] = [];
  for (const time of listMissingTimes(series, there, toSeriesWindow(clock.today()))) {
    try {
      const id = await blockDays(tx, { hostFamilyId, ...time, note, source, seriesId, createdBy, heldAt: clock.now() });
      blocked.push({ ...time, id });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      skipped.push(time);
    }
  }
  return { blocked, skipped };
}

const BATCH = 200;

/** Adds the times of all series that have come near enough, and those whose days have become free. */
export async function extendAllSeries(app: App): Promise<void> {
  for (let after = 0; ; ) {
    const batch = await listSeriesAfter(app.db, after, BATCH);
    for (const { id, hostFamilyId } of batch) {
      await app.db.transaction(async (tx) => {
        await lockFamilyBeds(tx, hostFamilyId);
        const series = await findSeries(tx, id);
        if (series !== null) await blockMissingTimes(tx, app, series);
      });
    }
    after = batch.at(-1)?.id ?? 0;
    if (batch.length < BATCH) return;
  }
}
