// A family's calendar and other calendars: the link by which others read it, and the calendars whose days are blocked in it.

import { Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { readCalendar } from '#contract/host-families/calendar.endpoints.ts';
import { listCalendarFeeds } from '#contract/host-families/calendar-feeds.endpoints.ts';
import type { CalendarFeed } from '#contract/host-families/calendar-feeds.shapes.ts';
import { toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CalendarLinkSection } from './calendar-link-section.tsx';
import { ConnectedCalendars } from './connected-calendars.tsx';

/** How often is asked whether a new calendar has been read. */
const ASKED_EVERY_MS = 3000;

/** Tells what the reading of a new calendar has brought, once it is over. */
function useFirstResults(feeds: readonly CalendarFeed[] | undefined): void {
  const words = useTranslations('familyCalendar.feeds');
  const waiting = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (feeds === undefined) return;
    for (const { id, name, state, error, daysTaken } of feeds) {
      if (state === 'new' || !waiting.current.has(id)) continue;
      if (error === null) showToast(words('result', { name, count: daysTaken }));
      else showToast(words('resultFailed', { name, reason: words(`error.${error}`) }), { kind: 'error' });
    }
    waiting.current = new Set(feeds.filter(({ state }) => state === 'new').map(({ id }) => id));
  }, [feeds, words]);
}

export function OtherCalendars({ id }: { readonly id: number }) {
  const [isReading, setIsReading] = useState(false);
  const options = isReading ? { everyMs: ASKED_EVERY_MS } : {};
  const { data, failure, reload } = useEndpoint(listCalendarFeeds, { params: { id } }, options);
  useFirstResults(data?.feeds);
  const isNew = data?.feeds.some(({ state }) => state === 'new') ?? false;
  if (isNew !== isReading) {
    setIsReading(isNew);
    // What was read has blocked days.
    if (isReading) void queryClient.invalidateQueries({ queryKey: toQueryKey(readCalendar) });
  }
  if (data === undefined) return failure === null ? <LoadingCards count={1} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <Stack gap="lg">
      <CalendarLinkSection id={id} url={data.url} />
      {(data.areFetched || data.feeds.length > 0) && <ConnectedCalendars id={id} feeds={data.feeds} canAdd={data.areFetched} />}
    </Stack>
  );
}
