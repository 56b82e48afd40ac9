// Use cases: the calendars of a family in other places, listed, added, fetched now and removed.

import type * as endpoints from '#contract/host-families/calendar-feeds.endpoints.ts';
import { type CalendarFeed, MAX_FEEDS } from '#contract/host-families/calendar-feeds.shapes.ts';
import { countNightsBetween } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App, Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { enqueue, recordChange } from '#server/platform/record-change.ts';
import { getCalendarReader } from '../calendar-access.service.ts';
import { lockCalendar } from '../calendar-changes.service.ts';
import { findCalendarToken } from './calendar-link.queries.ts';
import { toCalendarUrl } from './calendar-link.service.ts';
import { deleteFeed, type FeedRow, findFeed, insertFeed, listFeedsOf, updateFeed } from './feeds.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** The kind of the job that fetches one calendar. */
export const FETCH_FEED_JOB = 'hostFamilies.fetchFeed';

/** How many characters of the end of an address are told. */
const SHOWN_END = 4;

function toState({ stoppedAt, error, checkedAt }: FeedRow): CalendarFeed['state'] {
  if (stoppedAt !== null) return 'stopped';
  if (error !== null) return 'failing';
  return checkedAt === null ? 'new' : 'read';
}

function toFeed(feed: FeedRow, today: string): CalendarFeed {
  const { id, name, url, error, checkedAt, readAt, days, conflicts } = feed;
  const coming = days.filter(({ toDate }) => toDate >= today);
  return {
    ...{ id, name, address: `${new URL(url).hostname}/…${url.slice(-SHOWN_END)}`, state: toState(feed), error },
    ...{ checkedAt: checkedAt?.toISOString() ?? null, readAt: readAt?.toISOString() ?? null },
    daysTaken: coming.reduce((sum, { fromDate, toDate }) => sum + countNightsBetween(fromDate < today ? today : fromDate, toDate) + 1, 0),
    conflicts: conflicts.filter(({ toDate }) => toDate >= today).map(({ fromDate, toDate }) => ({ fromDate, toDate })),
  };
}

/** Returns the link to a family's calendar, and its calendars in other places. */
async function readFeeds({ app, db }: Call, id: number): Output<'listCalendarFeeds'> {
  const feeds = await listFeedsOf(db, id);
  return {
    url: toCalendarUrl(app, await findCalendarToken(db, id)),
    areFetched: app.config.CALENDAR_FEEDS === 'on',
    feeds: feeds.map((feed) => toFeed(feed, app.clock.today())),
  };
}

export async function listCalendarFeeds(call: Call, { params: { id } }: Input<'listCalendarFeeds'>): Output<'listCalendarFeeds'> {
  await getCalendarReader(call, call.db, id);
  return readFeeds(call, id);
}

/** Returns the address to fetch, as calendars hand it out: none of our own, or a calendar would be told of itself. */
function toForeignUrl({ config }: App, typed: string): string {
  const url = URL.parse(typed.replace(/^webcals?:/i, 'https:'));
  const isFetchable = url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  if (!isFetchable || url.host === new URL(config.PUBLIC_URL).host) throw new AppError('feedAddress');
  return url.href;
}

async function recordFeed(tx: Transaction, call: Call, action: 'addCalendarFeed' | 'removeCalendarFeed', feed: FeedRow): Promise<void> {
  const subject = { subjectType: 'hostFamily', subjectId: feed.hostFamilyId };
  await recordChange(tx, call, { action: `hostFamilies.${action}`, ...subject, changes: { calendar: feed.name } });
}

export async function addCalendarFeed(
  call: Call,
  { params: { id }, body: { name, url } }: Input<'addCalendarFeed'>,
): Output<'addCalendarFeed'> {
  const { app } = call;
  const now = app.clock.now();
  return call.db.transaction(async (tx) => {
    await lockCalendar(tx, call, id);
    const about = { hostFamilyId: id, name, url: toForeignUrl(app, url), nextAt: now, createdAt: now, createdBy: call.caller?.id ?? null };
    if ((await listFeedsOf(tx, id)).length >= MAX_FEEDS) throw new AppError('tooManyFeeds');
    const feed = await insertFeed(tx, about);
    if (feed === null) throw new AppError('feedKnown');
    await enqueue(tx, app, { kind: FETCH_FEED_JOB, payload: { feedId: feed.id } });
    await recordFeed(tx, call, 'addCalendarFeed', feed);
    return toFeed(feed, app.clock.today());
  });
}

/** Returns a calendar of a family whose calendar the caller changes. */
async function lockFeed(tx: Transaction, call: Call, { id, feedId }: { id: number; feedId: number }): Promise<FeedRow> {
  await lockCalendar(tx, call, id);
  const feed = await findFeed(tx, feedId);
  if (feed === null || feed.hostFamilyId !== id) throw notFound();
  return feed;
}

export async function fetchCalendarFeed(call: Call, { params }: Input<'fetchCalendarFeed'>): Output<'fetchCalendarFeed'> {
  const { app } = call;
  return call.db.transaction(async (tx) => {
    const feed = await lockFeed(tx, call, params);
    // Until it has been fetched it is new again.
    const again = {
      failures: 0,
      failingSince: null,
      warnedAt: null,
      stoppedAt: null,
      error: null,
      checkedAt: null,
      nextAt: app.clock.now(),
    };
    const changed = await updateFeed(tx, feed.id, again);
    await enqueue(tx, app, { kind: FETCH_FEED_JOB, payload: { feedId: feed.id } });
    return toFeed(changed ?? feed, app.clock.today());
  });
}

export async function removeCalendarFeed(call: Call, { params }: Input<'removeCalendarFeed'>): Output<'removeCalendarFeed'> {
  await call.db.transaction(async (tx) => {
    const feed = await lockFeed(tx, call, params);
    await deleteFeed(tx, feed.id);
    await recordFeed(tx, call, 'removeCalendarFeed', feed);
  });
  return readFeeds(call, params.id);
}
