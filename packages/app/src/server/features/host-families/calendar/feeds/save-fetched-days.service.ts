// What follows when a calendar of a family in another place was fetched: its days are blocked, or it is noted why it can't be read. Stays
// are left alone: where one is in the way, the family is told.

import type { FeedError } from '#contract/host-families/calendar-feeds.shapes.ts';
import type { DayStretch } from '#contract/host-families/series.ts';
import { addDays } from '#contract/platform/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { blockDays, deleteBlocks, listOwnBlocks, lockFamilyBeds } from '#server/features/inventory/inventory.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { App } from '#server/platform/app.ts';
import type { DocumentVersion } from '#server/platform/outbound/safe-fetch.ts';
import { systemActor } from '#server/platform/record-change.ts';
import { listEntries } from '../calendar.queries.ts';
import { tellOfBlockedOffers } from '../unanswered-offers.service.ts';
import { compareDays, splitByStays, toFailureStep, toFeedWindow, toNextFetch } from './feed-days.rules.ts';
import { type FeedRow, findFeed, findFeedReader, updateFeed } from './feeds.queries.ts';

/** The days of a calendar, or why it can't be read. */
export type FetchedDays = { readonly days: readonly DayStretch[]; readonly version: DocumentVersion } | { readonly error: FeedError };

/** Blocks exactly the days of a calendar, in a family whose beds are locked. Returns those on which a student stays. */
async function blockDaysOfFeed(tx: Transaction, app: App, { id: feedId, hostFamilyId }: FeedRow, days: readonly DayStretch[]) {
  const [today, now] = [app.clock.today(), app.clock.now()];
  const { fromDate, toDate } = toFeedWindow(today);
  const stays = (await listEntries(tx, hostFamilyId, { fromDate, toDate: addDays(toDate, 1), now })).filter(({ kind }) => kind !== 'own');
  const { free, conflicts } = splitByStays(days, stays, today);
  const { added, freed } = compareDays(free, await listOwnBlocks(tx, { hostFamilyId, feedId, fromDate: today }), today);
  await deleteBlocks(
    tx,
    freed.map(({ id }) => id),
  );
  for (const part of added) {
    await blockDays(tx, { hostFamilyId, ...part, note: '', source: 'feed', feedId, createdBy: null, heldAt: now });
  }
  await tellOfBlockedOffers(tx, systemActor(app), hostFamilyId, added);
  return conflicts;
}

async function tell(tx: Transaction, app: App, { hostFamilyId, name }: FeedRow, what: 'failing' | 'stopped' | 'conflict'): Promise<void> {
  const reader = await findFeedReader(tx, hostFamilyId);
  if (reader === null) return;
  await notify(tx, app, { to: { userIds: [reader.userId] }, kind: 'calendarFeed', data: { hostFamilyId, calendar: name, what } });
}

const isKnown = (one: DayStretch, known: readonly DayStretch[]) =>
  known.some(({ fromDate, toDate }) => fromDate <= one.fromDate && toDate >= one.toDate);

async function saveDays(
  tx: Transaction,
  app: App,
  feed: FeedRow,
  { days, version }: { days: readonly DayStretch[]; version: DocumentVersion },
) {
  const conflicts = await blockDaysOfFeed(tx, app, feed, days);
  const now = app.clock.now();
  const isFine = { failures: 0, failingSince: null, error: null, warnedAt: null, stoppedAt: null };
  const nextAt = toNextFetch(now, { id: feed.id, failures: 0 });
  await updateFeed(tx, feed.id, { ...version, ...isFine, days, conflicts, checkedAt: now, readAt: now, nextAt });
  if (conflicts.some((part) => !isKnown(part, feed.conflicts))) await tell(tx, app, feed, 'conflict');
}

/** Notes that a calendar could not be read; the days that it took last stay blocked. */
async function saveFailure(tx: Transaction, app: App, feed: FeedRow, error: FeedError): Promise<void> {
  const now = app.clock.now();
  const failures = feed.failures + 1;
  const failingSince = feed.failingSince ?? now;
  const step = toFailureStep(now, { failingSince, warnedAt: feed.warnedAt });
  await updateFeed(tx, feed.id, {
    ...{ error, failures, failingSince, checkedAt: now, nextAt: toNextFetch(now, { id: feed.id, failures }) },
    ...(step === null ? {} : { warnedAt: now }),
    ...(step === 'stopped' ? { stoppedAt: now } : {}),
  });
  if (step !== null) await tell(tx, app, feed, step);
}

/** Saves what was fetched of a calendar, if it has not been removed meanwhile. */
export async function saveFetchedDays(
  app: App,
  { id, hostFamilyId }: Pick<FeedRow, 'id' | 'hostFamilyId'>,
  fetched: FetchedDays,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    await lockFamilyBeds(tx, hostFamilyId);
    const feed = await findFeed(tx, id);
    if (feed === null) return;
    if ('error' in fetched) await saveFailure(tx, app, feed, fetched.error);
    else await saveDays(tx, app, feed, fetched);
  });
}
