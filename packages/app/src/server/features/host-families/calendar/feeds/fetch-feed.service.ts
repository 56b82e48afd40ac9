// Fetches the calendars of families in other places, and reads the days that they take.

import type { FeedError } from '#contract/host-families/calendar-feeds.shapes.ts';
import type { App } from '#server/platform/app.ts';
import {
  fetchPublicDocument,
  OutboundError,
  type OutboundFailure,
  type OutboundPolicy,
  PUBLIC_INTERNET,
} from '#server/platform/outbound/safe-fetch.ts';
import { toUserAgent } from '#server/platform/outbound/user-agent.ts';
import { toEventSuffix } from './family-calendar-file.ts';
import { toFeedWindow } from './feed-days.rules.ts';
import { readFeedInThread } from './feed-thread.ts';
import { type FeedRow, findFeed, findFeedReader } from './feeds.queries.ts';
import { type FetchedDays, saveFetchedDays } from './save-fetched-days.service.ts';

/** Some servers of calendars think for long before they answer. */
const FEED_POLICY: OutboundPolicy = { ...PUBLIC_INTERNET, timeout: 15_000 };

const MAX_BYTES = 2 * 1024 * 1024;

/** What servers call calendars; what the file says decides. */
const MEDIA_TYPES = ['text/calendar', 'application/octet-stream', 'text/plain', 'application/ics'] as const;

const ERRORS: Readonly<Record<OutboundFailure, FeedError>> = {
  ...{ badAddress: 'badAddress', forbiddenAddress: 'badAddress', tooManyRedirects: 'unreachable' },
  ...{ badStatus: 'refused', wrongType: 'notCalendar', timeout: 'unreachable', failed: 'unreachable' },
};

/** Fetches a calendar and reads it. Once a day it is read anew even if it has not changed: repeated events come into the window. */
async function fetchDays(app: App, feed: FeedRow, policy: OutboundPolicy): Promise<FetchedDays> {
  const { clock, config } = app;
  const { etag, lastModified, readAt, url, hostFamilyId } = feed;
  const today = clock.today();
  const known = readAt === null || clock.dayOf(readAt) !== today || feed.error !== null ? {} : { known: { etag, lastModified } };
  try {
    const request = { mediaType: MEDIA_TYPES, userAgent: toUserAgent(config.PRODUCT_NAME, 'calendar'), maxBytes: MAX_BYTES + 1, policy };
    const { body, charset, version, isUnchanged } = await fetchPublicDocument(url, { ...request, ...known });
    if (isUnchanged) return { days: feed.days, version };
    if (body.length > MAX_BYTES) return { error: 'tooLarge' };
    const text = new TextDecoder(charset ?? 'utf-8').decode(body);
    const zone = (await findFeedReader(app.db, hostFamilyId))?.timezone ?? config.TIME_ZONE;
    const reading = await readFeedInThread({ text, zone, window: toFeedWindow(today), ownSuffix: toEventSuffix(config.PUBLIC_URL) });
    return 'error' in reading ? reading : { days: reading.days, version };
  } catch (error) {
    if (error instanceof RangeError) return { error: 'notCalendar' };
    if (!(error instanceof OutboundError)) throw error;
    return { error: ERRORS[error.reason] };
  }
}

/** Fetches a calendar and blocks its days. A file that can't be read changes nothing but what is said of the calendar. */
export async function fetchFeed(app: App, feedId: number, policy: OutboundPolicy = FEED_POLICY): Promise<void> {
  const feed = await findFeed(app.db, feedId);
  if (feed === null || app.config.CALENDAR_FEEDS === 'off') return;
  await saveFetchedDays(app, feed, await fetchDays(app, feed, policy));
}
